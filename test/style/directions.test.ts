import { dirname, join, normalize } from 'node:path'
import t from 'tap'
import { root, sources } from './sources.ts'

const allowed: Readonly<Record<string, readonly string[]>> = {
  spec: ['spec'],
  fake: ['fake', 'spec'],
  reference: ['reference', 'spec'],
  conformance: ['conformance', 'spec'],
  cli: ['cli', 'conformance', 'fake', 'reference', 'spec'],
}

for (const [room, rooms] of Object.entries(allowed)) {
  t.test(`${room} imports ${rooms.join(', ')} and no other room`, async t => {
    const wrong = sources([room]).flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)]
        .map(([, to = '']) => normalize(join(dirname(path), to)))
        .filter(to => !rooms.includes(to.split('/')[0] ?? ''))
        .map(to => `${path} -> ${to}`),
    )
    t.same(wrong, [], `in ${root.split('/').at(-1)}`)
  })
}

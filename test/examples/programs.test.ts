import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { folder, promisedBy, runProgram } from './program.ts'

t.setTimeout(120_000)

for (const name of readdirSync(folder).filter(name => /\.(ts|py)$/.test(name))) {
  t.test(`${name} prints what its comment says, and nothing else`, async t => {
    const promised = promisedBy(name)
    t.not(promised, '', 'its comment says what it prints')
    const { code, out, err } = await runProgram(name)
    t.equal(out, promised, err)
    t.equal(code, 0, err)
  })
}

t.test('examples/README.md has every example, and no other', async t => {
  const readme = readFileSync(join(folder, '../README.md'), 'utf8')
  const linked = [...readme.matchAll(/\]\(scripts\/([^)]+)\)/g)].map(([, name = '']) => name)
  t.same(linked.sort(), readdirSync(folder).sort())
})

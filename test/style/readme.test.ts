import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { root } from './sources.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Names what lies in a folder as its README does: files, and folders with a slash. */
const lying = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => entry.isDirectory() || entry.name.endsWith('.ts'))
    .map(entry => (entry.isDirectory() ? `${entry.name}/` : entry.name))

/** Gives every file and folder the tables of a README name. */
const named = (readme: string): string[] =>
  [...readme.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+(?:\.ts|\/))`/g)].map(([, name = '']) => name),
  )

for (const folder of ['spec', 'fake', 'fake/curl', 'reference', 'conformance', 'cli', 'test']) {
  const readme = read(`${folder}/README.md`)

  t.test(`${folder}/README.md names every file and folder beside it`, async t => {
    const names = named(readme)
    t.same(
      lying(folder).filter(name => !names.some(each => each.startsWith(name))),
      [],
    )
  })

  t.test(`${folder}/README.md names no file or folder that is not there`, async t => {
    t.same(
      named(readme).filter(name => !existsSync(join(root, folder, name))),
      [],
    )
  })
}

const shown: Readonly<Record<string, string>> = {
  'conformance/README.md': 'conformance/checks/answers/noul.ts',
  'fake/README.md': 'fake/mutants/answers/noul/noul-above-one.ts',
}

for (const [readme, source] of Object.entries(shown)) {
  t.test(`the example to copy in ${readme} is the code of ${source}`, async t => {
    const blocks = [...read(readme).matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
    t.ok(blocks.some(code => read(source).includes(code)))
  })
}

t.test('every subject of a check is in conformance/README.md, and no other', async t => {
  const { checks } = await import('../../conformance/checks.ts')
  const [, section = ''] = read('conformance/README.md').split('| subject | ')
  const [table = ''] = section.split('\n\n')
  const subjects = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
  t.same(subjects.sort(), [...new Set(checks.map(({ id }) => id.replace(/\..*/, '')))].sort())
})

t.test('every link from a README leads to a file', async t => {
  const readmes = [
    'README.md',
    'CONTRIBUTING.md',
    'examples/README.md',
    'fake/README.md',
    'fake/curl/README.md',
    'test/README.md',
    'guides/verdicts.md',
    'CHANGELOG.md',
  ]
  for (const readme of readmes) {
    const links = [...read(readme).matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) => to)
    const folder = join(root, readme, '..')
    t.same(
      links.filter(to => !existsSync(join(folder, to))),
      [],
      readme,
    )
  }
})

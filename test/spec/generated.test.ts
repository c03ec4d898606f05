import { readFileSync } from 'node:fs'
import t from 'tap'
import { generateFiles, staleFiles } from '../../scripts/generated-files.ts'

const files = await generateFiles()

t.test('every generated file follows from its definition as it is now', async t => {
  const stale = await staleFiles(files)
  t.same(
    stale.map(({ path }) => path),
    [],
    'run npm run generate',
  )
})

t.test('a changed file and a missing one are stale', async t => {
  const changed = files.map(file => ({ ...file, text: `${file.text}\n` }))
  const missing = files.map(file => ({ ...file, url: new URL(`${file.url}.missing`) }))
  t.equal((await staleFiles(changed)).length, files.length)
  t.equal((await staleFiles(missing)).length, files.length)
})

t.test('the same definition gives the same bytes', async t => {
  t.same(await generateFiles(), files)
})

t.test('the validators need nothing at run time', async t => {
  for (const { path, url } of files.filter(({ path }) =>
    /(explainers|validators?)\.ts$/.test(path),
  )) {
    const text = readFileSync(url, 'utf8')
    const imports = [...text.matchAll(/^import (.*)$|require\((.*)\)/gm)].map(([line]) => line)
    t.match(imports, [/^import type { Validator } from '[./a-z]+\/validator\.ts'$/], path)
    t.equal(imports.length, 1, path)
  }
})

t.test('a generated file names no folder of the machine it was made on', async t => {
  const root = new URL('../../../', import.meta.url).pathname
  t.same(
    files.filter(({ text }) => text.includes(root) || text.includes('node_modules')),
    [],
  )
})

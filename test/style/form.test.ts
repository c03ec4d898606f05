import { basename } from 'node:path'
import t from 'tap'
import { hits, sources } from './sources.ts'

const product = sources(['spec', 'fake', 'reference', 'conformance', 'cli'])
const all = sources()
const itself = (path: string) => path.startsWith('test/style/')
/** Leaves prose in comments out: its words are no code. */
const isCode = (hit: string) => !/^\S+ (\/?\*|\/\/)/.test(hit)
const found = (files: typeof all, pattern: RegExp) =>
  files
    .filter(source => !itself(source.path))
    .flatMap(source => hits(source, pattern).filter(isCode))

t.test('a product file has 200 lines at most', async t => {
  const long = product.filter(({ lines }) => lines.length > 201)
  t.same(
    long.map(({ path, lines }) => `${path}: ${lines.length}`),
    [],
  )
})

t.test('a test file has 300 lines at most', async t => {
  const long = all.filter(({ lines }) => lines.length > 301)
  t.same(
    long.map(({ path, lines }) => `${path}: ${lines.length}`),
    [],
  )
})

t.test('no file is named for nothing in particular', async t => {
  const vague = /^(utils?|helpers?|common|misc|managers?|ctx|stuff)(\.|$)/
  t.same(
    all.filter(({ path }) => path.split('/').some(part => vague.test(part))).map(p => p.path),
    [],
  )
})

t.test('a file name is in lower case with hyphens', async t => {
  t.same(
    all.filter(({ path }) => !/^[a-z0-9.-]+$/.test(basename(path))).map(({ path }) => path),
    [],
  )
})

t.test('the compiler and the linter are never told to look away', async t => {
  t.same(found(all, /(@ts-ignore|@ts-nocheck|@ts-expect-error|biome-ignore)/), [])
})

/** Where a process starts: the command line, the stand-in for curl, and what computes with a model. */
const entries = ['cli/main.ts', 'fake/curl/main.ts', 'reference/engines/embedded/worker/main.ts']

t.test('the console is used nowhere, and process where one starts alone', async t => {
  t.same(found(product, /\bconsole\./), [])
  const outside = product.filter(({ path }) => !entries.includes(path))
  t.same(found(outside, /(?<![\w.'"`/-])process\.(?!\w+['"`])/), [])
})

t.test('random numbers and the clock are handed in, never taken', async t => {
  const outside = product.filter(({ path }) => path !== 'cli/main.ts')
  t.same(found(outside, /Math\.random|Date\.now|new Date\(\)|performance\.now\(\)/), [])
})

t.test('titles and prose do without filler', async t => {
  const titles = /(t\.test\(|title: |says: )\s*['"`].*\b(should|simply|just|test that)\b/i
  t.same(found(all, titles), [])
})

t.test('nothing is left unfinished by its own words', async t => {
  t.same(found(all, /\b(TODO|FIXME|XXX|HACK)\b(?!['"`:]?\s*(directive|\(|#))/), [])
})

t.test('no test skips, singles out or cannot fail', async t => {
  t.same(
    found(sources(['test']), /\.(skip|only|todo)\(|t\.pass\(|ok\(true\)|(skip|only|todo): true/),
    [],
  )
})

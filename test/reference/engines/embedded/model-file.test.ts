import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import { misfitOfFile } from '../../../../reference/engines/embedded/model-file.ts'
import { defects } from '../../gguf/defects.ts'
import { tinyEmbedder, tinyHybrid } from '../../gguf/tiny-kinds.ts'
import { tinyModel } from '../../gguf/tiny-model.ts'
import { fileOf, open } from './opened.ts'

t.test('a model in which nothing is wrong is none of its misfits', async t => {
  t.equal(await misfitOfFile(fileOf(t, tinyModel()), 'decider'), null)
  t.equal(await misfitOfFile(fileOf(t, tinyHybrid()), 'decider'), null)
  t.equal(await misfitOfFile(fileOf(t, tinyEmbedder()), 'embedder'), null)
})

const says: readonly (readonly [string, () => Buffer, RegExp])[] = [
  ['an empty file', defects.empty, /is no GGUF file/],
  ['a text', defects.text, /is no GGUF file/],
  ['another magic', defects.magic, /is no GGUF file/],
  ['a head cut short', defects.cutHead, /is cut short.*Download it again/],
  ['tensors cut short', defects.cutBody, /is cut short.*Download it again/],
  ['an unknown architecture', defects.architecture, /architecture "nosuch".*--upstream/],
  ['an adapter', defects.adapter, /holds no model but "adapter"/],
  ['an embedding model', tinyEmbedder, /is an embedding model \(bert\).*--embed-model/],
]

for (const [name, bytes, sentence] of says) {
  t.test(`${name} is refused as a decider with a sentence`, async t => {
    const path = fileOf(t, bytes())
    const misfit = await misfitOfFile(path, 'decider')
    t.match(misfit, sentence)
    t.ok(misfit?.startsWith(path), 'it names the file')
    t.notMatch(misfit, /\n/)
  })
}

for (const type of ['kev', 'laya', 'clef', 'lfm2-d1-omni']) {
  t.test(`a decision model of type ${type} is refused with what reads it`, async t => {
    t.match(
      await misfitOfFile(fileOf(t, defects.decision(type)), 'decider'),
      new RegExp(`decision model of type ${type}.*llama-server b11361 or later`),
    )
  })
}

for (const type of ['openjev', 'lev', 'nimble', 'pplx-decider']) {
  t.test(`a decision model of type ${type} is taken, for its answers are tokens`, async t => {
    t.equal(await misfitOfFile(fileOf(t, defects.decision(type)), 'decider'), null)
  })
}

t.test('a file that is not there is refused with its path', async t => {
  t.match(await misfitOfFile('/no/such.gguf', 'decider'), /^\/no\/such\.gguf is not there/)
})

t.test('a folder is refused', async t => {
  t.match(await misfitOfFile(t.testdir({}), 'decider'), /is no file/)
})

t.test('a model without pooling is refused as an embedder', async t => {
  t.match(await misfitOfFile(fileOf(t, tinyModel()), 'embedder'), /is no embedding model/)
})

t.test('an engine over a file that is of no use fails as unfit and starts nothing', async t => {
  const { engine } = open(t, fileOf(t, defects.text()), {}, { module: '/no/such/module.js' })
  t.match(await engine.ready(), { failure: { kind: 'unfit', says: /is no GGUF file/ } })
})

t.test('a model cut within its last tensor fails as llama.cpp says', async t => {
  const { engine } = open(t, fileOf(t, defects.cutTail()))
  t.match(await engine.ready(), {
    failure: { kind: 'unfit', says: /cannot compute with .*not within the file bounds/ },
  })
})

t.test('a model that computes no numbers fails before it serves', async t => {
  const metadata = { 'llama.rope.freq_base': { f32: Number.NaN } }
  const { engine } = open(t, fileOf(t, tinyModel({ metadata })))
  t.match(await engine.ready(), {
    failure: { kind: 'unfit', says: /what was computed is no distribution/ },
  })
})

t.test('a model without a name of its own has that of its file', async t => {
  const metadata = { 'general.name': { text: '' } }
  const { engine } = open(t, fileOf(t, tinyModel({ metadata }), 'mine.gguf'))
  t.match(await engine.ready(), { result: { model: 'mine' } })
})

t.test('without node-llama-cpp it says what to install', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'decider-kit-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const built = join(import.meta.dirname, '../../../..')
  for (const room of ['spec', 'reference']) {
    cpSync(join(built, room), join(folder, room), { recursive: true })
  }
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
  const file = pathToFileURL(join(folder, 'reference/engines/embedded/model-file.js')).href
  const { misfitOfFile: withoutLibrary } = await import(file)
  t.match(
    await withoutLibrary(fileOf(t, tinyModel()), 'decider'),
    /node-llama-cpp.*is not installed\. Install it with npm install node-llama-cpp@3\.21\.1/,
  )
})

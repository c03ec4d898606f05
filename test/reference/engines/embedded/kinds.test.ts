import t from 'tap'
import { openEmbedder } from '../../../../reference/engines/embedded/embedded.ts'
import { paceOf } from '../../../../reference/engines/embedded/worker/pace.ts'
import { tinyEmbedder, tinyHybrid } from '../../gguf/tiny-kinds.ts'
import { fileOf, open, resultOf } from './opened.ts'

const candidates = [['Yes'], ['No']]
const passes = ['red?', 'late?'].map(text => ({ suffix: `Question: ${text}\nAnswer:`, candidates }))
// Long enough to be held on a CPU, so that the state really goes back to a checkpoint.
const prefix = `State:\n${'The build is red. '.repeat(8)}\n\n`

t.test('a model whose state cannot be cut back reads each pass as alone', async t => {
  const { engine } = open(t, fileOf(t, tinyHybrid()))
  const shared = resultOf(await engine.read({ prefix, passes: [] })).inputTokens
  t.ok(shared >= paceOf('cpu').leastHeld, `${shared} tokens are held`)
  const together = resultOf(await engine.read({ prefix, passes })).logProbabilities
  const alone = []
  for (const pass of passes) {
    await engine.read({ prefix: 'State:\n', passes })
    alone.push(...resultOf(await engine.read({ prefix, passes: [pass] })).logProbabilities)
  }
  t.same(together, alone)
})

const openVectors = (t: Parameters<typeof fileOf>[0]) => {
  const model = fileOf(t, tinyEmbedder())
  const embedder = openEmbedder({ model, device: 'cpu', threads: 1, log: () => {} })
  t.teardown(() => embedder.close())
  return embedder
}

t.test('an embedding model gives vectors of length 1, the same for the same text', async t => {
  const embedder = openVectors(t)
  t.match(await embedder.ready(), { result: { model: 'tiny bert', dimensions: 64 } })
  const texts = ['the build is red', '', 'the build is red']
  const { vectors, inputTokens } = resultOf(await embedder.embed(texts))
  const [red = [], empty = [], again = []] = vectors
  for (const vector of vectors) {
    t.equal(vector.length, 64)
    t.ok(Math.abs(Math.hypot(...vector) - 1) < 1e-6)
  }
  t.same(red, again)
  t.notSame(red, empty)
  t.equal(inputTokens, 6 + 2 + 6, 'each text stands between two tokens')
})

t.test('a text longer than an embedding model holds is refused and never cut', async t => {
  t.match(await openVectors(t).embed(['red', 'red '.repeat(511)]), {
    failure: { kind: 'too-long', says: /has 513 tokens, and the context of the model holds 512/ },
  })
})

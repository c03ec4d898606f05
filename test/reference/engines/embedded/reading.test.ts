import t from 'tap'
import { paceOf } from '../../../../reference/engines/embedded/worker/pace.ts'
import type { Pass } from '../../../../reference/engines/engine.ts'
import { described, openTiny, resultOf } from './opened.ts'

const engine = await openTiny(t)
const yesOrNo = [
  ['Yes', ' Yes'],
  ['No', ' No'],
]
const pass = (text: string, candidates: Pass['candidates'] = yesOrNo): Pass => {
  return { suffix: `Question: ${text}\nAnswer:`, candidates }
}
const prefix = `State:\n${'The build is red. '.repeat(8)}\n\n`
const passes = ['red?', 'green?', 'late?'].map(text => pass(text))

const read = async (text: string, asked: readonly Pass[]) =>
  resultOf(await engine.read({ prefix: text, passes: asked })).logProbabilities

const first = await read(prefix, passes)

t.test('the prefix of these passages is long enough to be held on a CPU', async t => {
  const { inputTokens } = resultOf(await engine.read({ prefix, passes: [] }))
  t.ok(inputTokens >= paceOf('cpu').leastHeld, `${inputTokens} tokens`)
})

t.test('a passage reads the same to the last bit, whatever came before', async t => {
  await read('State:\nSomething else, and longer than that by a good deal.\n\n', passes)
  t.same(await read(prefix, passes), first)
})

t.test('passes that share a prefix read as each does alone', async t => {
  const alone = []
  for (const each of passes) {
    await read('State:\n', [pass('something else?')])
    alone.push(...(await read(prefix, [each])))
  }
  t.same(alone, first)
})

t.test('passes read the same in whatever order they are asked', async t => {
  t.same(await read(prefix, passes.toReversed()), first.toReversed())
})

t.test('a prefix longer than one chunk reads the same again', async t => {
  const long = `State:\n${'The build is red and late. '.repeat(40)}\n\n`
  const once = await read(long, passes)
  await read(prefix, passes)
  t.same(await read(long, passes), once)
})

t.test('passes behind a prefix of few tokens read as each does alone as well', async t => {
  const together = await read('red', passes)
  const alone = []
  for (const each of passes) alone.push(...(await read('red', [each])))
  t.same(together, alone)
})

t.test('a state of no text is read', async t => {
  t.equal((await read('', passes)).length, 3)
})

t.test('passages asked for at once are read one after the other, each as its own', async t => {
  const other = 'State:\nThe build is green.\n\n'
  const both = await Promise.all([read(prefix, passes), read(other, passes)])
  t.same(both, [first, await read(other, passes)])
})

t.test('another state reads otherwise', async t => {
  t.not((await read('State:\nThe build is green.\n\n', passes))[0]?.[0], first[0]?.[0])
})

t.test('probabilities are among all tokens, so that letters alone come to less than 1', async t => {
  const { labels } = await described(engine)
  const [row = []] = await read(prefix, [
    pass(
      '?',
      labels.map(label => [label]),
    ),
  ])
  const sum = row.reduce((total, each) => total + Math.exp(each), 0)
  t.ok(sum > 0.05 && sum < 1, String(sum))
})

t.test('two spellings of one token count once', async t => {
  const asked = [pass('red?', [['Yes'], ['Yes', 'Yes', ' Yes']])]
  const [[one, other] = []] = await read(prefix, asked)
  t.equal(one, other)
})

t.test('spellings that are tokens each are added up', async t => {
  const [[a = 0, b = 0, both = 0] = []] = await read(prefix, [
    pass('red?', [['A'], ['B'], ['A', 'B']]),
  ])
  t.ok(Math.abs(Math.exp(both) - Math.exp(a) - Math.exp(b)) < 1e-12)
})

t.test('what passes share counts once among the tokens that were read', async t => {
  const counts = []
  for (const asked of [passes, ...passes.map(each => [each])]) {
    counts.push(resultOf(await engine.read({ prefix, passes: asked })).inputTokens)
  }
  const [together = 0, ...alone] = counts
  const shared = resultOf(await engine.read({ prefix, passes: [] })).inputTokens
  t.equal(
    together,
    alone.reduce((sum, each) => sum + each - shared, shared),
  )
})

t.test('a special token written in a state is text', async t => {
  const tokens = resultOf(await engine.read({ prefix: '<|user|><|end|>', passes: [] })).inputTokens
  t.equal(tokens, '▁<|user|><|end|>'.length)
})

t.test(
  'a text that fills the context is read, and one token more is refused and never cut',
  async t => {
    const suffix = 'A'
    // Each of the two parts begins with a space, a piece of its own before a small letter.
    const most = 'a'.repeat(2048 - 2)
    const candidates = [['Yes']]
    const fits = await engine.read({ prefix: most, passes: [{ suffix, candidates }] })
    t.equal(resultOf(fits).inputTokens, 2048)
    t.match(await engine.read({ prefix: `${most}a`, passes: [{ suffix, candidates }] }), {
      failure: {
        kind: 'too-long',
        says: /has 2049 tokens, and the context of the model holds 2048/,
      },
    })
  },
)

t.test('an answer the vocabulary has no token for fails and says so', async t => {
  const outcome = await engine.read({ prefix, passes: [pass('?', [['Zürich']])] })
  t.match(outcome, { failure: { kind: 'unfit', says: /no token for "Zürich"/ } })
})

t.test('a pass without a text fails and says so', async t => {
  const outcome = await engine.read({ prefix, passes: [{ suffix: '', candidates: yesOrNo }] })
  t.match(outcome, { failure: { kind: 'unfit', says: /without a text/ } })
})

t.test('a request that was given up fails so, and the next is read as ever', async t => {
  const controller = new AbortController()
  const given = engine.read({ prefix, passes }, controller.signal)
  controller.abort()
  t.match(await given, { failure: { kind: 'given-up' } })
  t.same(await read(prefix, passes), first)
})

t.test('a request that was given up before it came is not sent', async t => {
  t.match(await engine.read({ prefix, passes }, AbortSignal.abort()), {
    failure: { kind: 'given-up' },
  })
})

t.test('the description says what the file and llama.cpp say', async t => {
  const { labels, checkpoint, ...rest } = await described(engine)
  t.match(checkpoint, /^[0-9a-f]{64}$/)
  t.same(labels.slice(24), ['Y', 'Z', 'AB', 'AC'])
  t.match(rest, {
    ...{ model: 'tiny', device: 'cpu', offloadedLayers: 0, fallback: null },
    ...{ contextTokens: 2048, seesImages: false },
  })
})

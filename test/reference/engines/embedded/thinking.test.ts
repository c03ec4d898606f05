import t from 'tap'
import { openTiny, resultOf } from './opened.ts'

const engine = await openTiny(t)
const prompt = 'State:\nThe build is red.\n\nThought:'
const think = async (parts: { mostTokens?: number; seed?: number; prompt?: string } = {}) => {
  const outcome = await engine.think?.({ prompt, mostTokens: 40, seed: 7, ...parts })
  if (outcome === undefined) throw new Error('the engine cannot think')
  return outcome
}

t.test('the same seed thinks the same', async t => {
  const first = resultOf(await think())
  await think({ seed: 8 })
  t.same(resultOf(await think()), first)
})

t.test('another seed thinks otherwise', async t => {
  const thoughts = []
  for (const seed of [1, 2, 3]) thoughts.push(resultOf(await think({ seed })).text)
  t.equal(new Set(thoughts).size, 3, thoughts.join('\n'))
})

t.test('a thought has no more tokens than were allowed', async t => {
  const { outputTokens, text } = resultOf(await think({ mostTokens: 5, seed: 2 }))
  t.equal(outputTokens, 5, text)
})

t.test('a thought ends where the context is full', async t => {
  const long = 'a'.repeat(2048 - 4)
  const { outputTokens } = resultOf(await think({ prompt: long, mostTokens: 40, seed: 2 }))
  t.ok(outputTokens <= 3, String(outputTokens))
})

t.test('a prompt longer than the context is refused and never cut', async t => {
  t.match(await think({ prompt: 'a'.repeat(3000) }), {
    failure: { kind: 'too-long', says: /has 3001 tokens/ },
  })
})

t.test('what is read after a thought is as it was before', async t => {
  const passages = { prefix: 'State:\nred\n\n', passes: [{ suffix: '?', candidates: [['Yes']] }] }
  const before = resultOf(await engine.read(passages))
  await think()
  t.same(resultOf(await engine.read(passages)), before)
})

t.test('a thought that was given up fails so, and the next thinks as ever', async t => {
  const first = resultOf(await think())
  const controller = new AbortController()
  const given = engine.think?.({ prompt, mostTokens: 500, seed: 7 }, controller.signal)
  controller.abort()
  t.match(await given, { failure: { kind: 'given-up' } })
  t.same(resultOf(await think()), first)
})

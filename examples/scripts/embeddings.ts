// Embeddings: 384 numbers of unit length for each text, the same for the same text in every run.
//
//   npm run build && node dist/examples/scripts/embeddings.js
//
// Prints:
//   2 vectors of 384, length 1.000
//   the same text again: the same vector
//   another text: another vector
//   scripted index 7: 1 there, 0 elsewhere
//   no text: 422

import { createFake } from 'decider-kit/fake'

async function embed(url: string, input: readonly string[]): Promise<number[][]> {
  const body = JSON.stringify({ model: 'BAAI/bge-small-en-v1.5', input })
  const response = await fetch(`${url}/v1/embeddings`, { method: 'POST', body })
  const { data } = Object(await response.json())
  return data.map(({ embedding }: { embedding: number[] }) => embedding)
}

const fake = await createFake()
const vectors = await embed(fake.url, ['red', 'green'])
const [red = [], green = []] = vectors
const [again = []] = await embed(fake.url, ['red'])
console.log(`${vectors.length} vectors of ${red.length}, length ${Math.hypot(...red).toFixed(3)}`)
const same = (one: number[], other: number[]) => String(one) === String(other)
console.log(`the same text again: ${same(red, again) ? 'the same' : 'another'} vector`)
console.log(`another text: ${same(red, green) ? 'the same' : 'another'} vector`)

const scripted = await createFake({ embedIndex: 7 })
const [vector = []] = await embed(scripted.url, ['red'])
const sum = vector.reduce((total, each) => total + each, 0)
console.log(`scripted index 7: ${vector[7]} there, ${sum - 1} elsewhere`)

const refused = await fetch(`${fake.url}/v1/embeddings`, { method: 'POST', body: '{"input":[]}' })
console.log(`no text: ${refused.status}`)
await Promise.all([fake.stop(), scripted.stop()])

import { createFake } from '../fake/index.ts'

const question = { type: 'noul', instructions: 'Is the agent stuck?' }
const body = JSON.stringify({ state: 'The same error again.', questions: { stuck: question } })

/** Has a scripted fake break off once and then answer, and gives what a client saw of it, in lines. */
export async function showScripted(): Promise<string[]> {
  const fake = await createFake({
    script: {
      answers: { stuck: 0.96 },
      steps: [
        { name: 'breaks off once', times: 1, fault: 'reset-inside-body' },
        { name: 'then answered', when: { question: 'stuck' } },
        { name: 'overloaded', when: { question: 'hungry' }, status: 503 },
      ],
    },
  })
  const ask = () =>
    fetch(`${fake.url}/v1/systemone`, { method: 'POST', body })
      .then(response => response.text())
      .catch(error => `${error.message}: ${error.cause?.message}`)
  const lines = [`  first: ${await ask()}`, `  again: ${await ask()}`]
  const { text } = fake.verify()
  await fake.stop()
  return [...lines, `  verify: ${text.replaceAll('\n- ', ' ')}`]
}

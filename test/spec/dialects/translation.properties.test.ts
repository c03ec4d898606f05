import { deepStrictEqual, equal } from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { answerIn } from '../../../fake/faces/answering.ts'
import type { Answers, Asked } from '../../../spec/asked.ts'
import type { Dialect } from '../../../spec/dialect.ts'
import { dialects } from '../../../spec/dialects.ts'
import type { JsonObject } from '../../../spec/json-object.ts'
import { about, anyAsked, received } from './asking.ts'

const runs = { seed: 20261130, numRuns: 200 }

/** Writes a value as JSON and reads it back, as it goes over a wire. */
const sent = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value))

/** What every dialect has of an answer; a legend only repeats the question. */
const essence = (answers: Answers) =>
  JSON.parse(JSON.stringify(answers), (key, value) => (key === 'legend' ? undefined : value))

function drawn(dialect: Dialect, { questions, text }: Asked): Answers {
  const answering = answerIn(dialect)
  const given = Object.entries(questions).flatMap(([key, question]) => {
    const answer = answering(question, text, 'seed')
    return answer === undefined ? [] : [[key, answer] as const]
  })
  return Object.fromEntries(given)
}

for (const dialect of dialects) {
  t.test(`${dialect.id} keeps what is asked, from nouns to the wire and back`, async () => {
    fc.assert(
      fc.property(anyAsked(dialect), nouns => {
        const read = dialect.read(sent(dialect.ask(nouns)), {})
        if ('refusal' in read) throw new Error(read.refusal.detail)
        deepStrictEqual(sent(read.asked.questions), sent(nouns.questions))
        equal(read.asked.text, nouns.text)
      }),
      runs,
    )
  })

  t.test(`${dialect.id} keeps answers, from nouns to the wire and back`, async () => {
    fc.assert(
      fc.property(anyAsked(dialect), nouns => {
        const asked = received(dialect, nouns)
        const answers = drawn(dialect, asked)
        const body = sent(dialect.write(answers, asked, about).body)
        deepStrictEqual(essence(dialect.answers(body, asked)), essence(answers))
      }),
      runs,
    )
  })

  t.test(`${dialect.id} has no answer for whoever reads it where none was written`, async () => {
    fc.assert(
      fc.property(anyAsked(dialect), nouns => {
        const asked = received(dialect, nouns)
        const body = sent(dialect.write({}, asked, about).body)
        deepStrictEqual(dialect.answers(body, asked), {})
      }),
      { ...runs, numRuns: 20 },
    )
  })
}

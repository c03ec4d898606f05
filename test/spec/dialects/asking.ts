import fc from 'fast-check'
import type { Answers, Asked } from '../../../spec/asked.ts'
import type { About, Dialect } from '../../../spec/dialect.ts'
import type { Question } from '../../../spec/nouns.ts'
import { key } from '../arbitrary.ts'

/** What a response is written about, in every test. */
export const about: About = { id: () => '0123456789abcdef' }

/** A question of each type in nouns, about one text. */
export const asked: Asked = {
  state: 'The build is red.',
  text: 'The build is red.',
  questions: {
    red: { type: 'noul', instructions: 'Is it red?' },
    team: { type: 'choice', instructions: 'Whose?', criteria: { ui: 'Screens.', db: 'Tables.' } },
    bad: { type: 'score', instructions: 'How bad?', criteria: ['fine', 'bad', 'worse'] },
  },
}

/** An answer to each question of `asked`, without what follows from the rest. */
export const answers: Answers = {
  red: { type: 'noul', noul: 0.64 },
  team: { type: 'choice', choice: 'db', probabilities: { ui: 0.1, db: 0.9 } },
  bad: { type: 'score', score: 1.2, probabilities: { 0: 0, 1: 0.8, 2: 0.2 } },
}

/** Gives `asked` as it comes in over the wire of `dialect`. */
export const received = (dialect: Dialect, nouns: Asked = asked): Asked => ({
  ...nouns,
  body: dialect.ask(nouns),
})

const words = fc.string({ unit: 'grapheme', maxLength: 20 })

const noul = (hasCriteria: boolean): fc.Arbitrary<Question> =>
  fc.record(
    {
      type: fc.constant('noul' as const),
      instructions: words,
      ...(hasCriteria && { criteria: fc.record({ true: words, false: words }) }),
    },
    { requiredKeys: ['type', 'instructions'] },
  )

const keyed = <T>(value: fc.Arbitrary<T>, minKeys: number) =>
  fc.dictionary(key, value, { minKeys, maxKeys: 6, noNullPrototype: true })

/** Anything that can be asked in nouns; a predicate of OpenAI has no place for criteria. */
export const anyAsked = (dialect: Dialect): fc.Arbitrary<Asked> =>
  fc
    .record({
      state: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      questions: keyed(
        fc.oneof(
          noul(dialect.id !== 'openai'),
          fc.record({
            type: fc.constant('choice' as const),
            instructions: words,
            criteria: keyed(words, 2),
          }),
          fc.record({
            type: fc.constant('score' as const),
            instructions: words,
            criteria: fc.array(words, { minLength: 2, maxLength: 10 }),
          }),
        ),
        1,
      ),
    })
    .map(({ state, questions }) => ({ state, text: state, questions }))

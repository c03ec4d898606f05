/** The key of the question in every request of these checks. */
export const KEY = 'q'

const state = 'FAILED tests/test_kettle.py::test_whistle - AssertionError: the kettle is silent'

/** One well-formed question of each type. */
export const plainQuestions = {
  noul: { type: 'noul', instructions: 'Does a test fail?' },
  choice: {
    type: 'choice',
    instructions: 'What is wrong?',
    criteria: { test: 'A test fails.', build: 'The build is broken.' },
  },
  score: {
    type: 'score',
    instructions: 'How bad is it?',
    criteria: ['nothing', 'a little', 'very'],
  },
} as const

/** The type of a question, which is also the name of the control that asks one. */
export type PlainType = keyof typeof plainQuestions

/** Gives a request that asks `question`, whatever it is, about the plain text. */
export const asking = (question: unknown) => ({
  protocol: 1,
  state,
  questions: { [KEY]: question },
})

/** Gives the well-formed request a malformed one is made from. */
export const plainAsk = (type: PlainType = 'noul') => asking(plainQuestions[type])

/** The noul request as compact JSON. */
export const plainText = JSON.stringify(plainAsk())

import type { Occasion } from '../../../fake/occasion.ts'
import type { FakeRequest } from '../../../fake/reply.ts'
import type { Effect, Script, Step } from '../../../fake/script/script.ts'
import type { Asked } from '../../../spec/asked.ts'
import type { Question } from '../../../spec/nouns.ts'

/** An effect that leaves everything as a conforming fake has it. */
export const plain: Effect = { answers: [], delays: [], faults: [] }

/** Makes a step that takes every request, changed by `parts`. */
export const step = (parts: Partial<Step> = {}): Step => ({
  name: 'step',
  line: null,
  when: {},
  times: null,
  probability: 1,
  effects: [plain],
  then: 'forever',
  ...parts,
})

/** Makes a script of `steps`. */
export const scriptWith = (steps: readonly Step[], parts: Partial<Script> = {}): Script => ({
  source: null,
  seed: 'seed',
  otherwise: 'answer',
  answers: [],
  steps,
  ...parts,
})

/** A yes-or-no question. */
export const noul: Question = { type: 'noul', instructions: 'Is it so?' }

/** A question with these options, each with its meaning. */
export const choice = (criteria: Record<string, string>): Question => ({
  type: 'choice',
  instructions: 'Which one?',
  criteria,
})

/** A question with these levels. */
export const score = (criteria: string[]): Question => ({
  type: 'score',
  instructions: 'How much?',
  criteria,
})

/** Makes what a request asks. */
export const asking = (...keys: readonly string[]): Asked => ({
  state: 'The build is red.',
  text: 'The build is red.',
  questions: Object.fromEntries(keys.map(key => [key, noul])),
})

/** Makes the occasion of a request. */
export const at = (request: number, session = 'one'): Occasion => ({
  session,
  request,
  connection: 1,
  inFlight: 1,
})

/** A request as Chalk's client sends it. */
export const post: FakeRequest = {
  method: 'POST',
  path: '/v1/systemone',
  query: '',
  headers: { 'content-type': 'application/json' },
  body: Buffer.from('{"state":"The build is red."}'),
}

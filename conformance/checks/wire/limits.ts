import type { Check } from '../../check.ts'
import { pass } from '../../expect.ts'
import { alone, post } from '../post.ts'
import { AROUND, controlled, stillAnswers } from './control.ts'
import { type MalformedBody, rowOf } from './malformed.ts'
import { asking, plainAsk, plainQuestions } from './plain.ts'
import { harmless, refused } from './refusal.ts'

const { noul, choice, score } = plainQuestions
const { instructions: _instructions, ...silent } = noul

const stateOf = (state: unknown) => ({ ...plainAsk(), state })

const elevenLevels = Array.from({ length: 11 }, (_, level) => `level ${level}`)

/** Requests outside the page's limits that the API it adopts takes, so refusing them is a SHOULD. */
const beyondLimits: readonly MalformedBody[] = [
  rowOf('state-empty', 'an empty state', stateOf(''), 'empty-state-answered'),
  rowOf('state-null', 'a state that is null', stateOf(null), 'structured-state-answered'),
  rowOf(
    'state-object',
    'a state that is an object',
    stateOf({ red: 1 }),
    'structured-state-answered',
  ),
  rowOf('state-array', 'a state that is an array', stateOf(['red']), 'structured-state-answered'),
  rowOf('state-number', 'a state that is a number', stateOf(12), 'structured-state-answered'),
  rowOf(
    'instructions-missing',
    'a question without instructions',
    asking(silent),
    'instructions-missing-answered',
  ),
  rowOf(
    'instructions-number',
    'a question whose instructions are a number',
    asking({ ...noul, instructions: 7 }),
    'instructions-number-answered',
  ),
  rowOf(
    'one-option',
    'a choice with one option',
    asking({ ...choice, criteria: { test: 'A test fails.' } }),
    'one-option-answered',
    'choice',
  ),
  rowOf(
    'one-level',
    'a score with one level',
    asking({ ...score, criteria: ['nothing'] }),
    'one-level-answered',
    'score',
  ),
  rowOf(
    'eleven-levels',
    'a score with eleven levels',
    asking({ ...score, criteria: elevenLevels }),
    'eleven-levels-answered',
    'score',
  ),
  rowOf(
    'noul-criteria-text',
    'a noul with a string for criteria',
    asking({ ...noul, criteria: 'yes' }),
    'noul-criteria-text-answered',
  ),
]

// That these requests do no harm is judged once for all of them, by a check of its own level.
const refusals = beyondLimits.map(
  ({ kind, what, body, control, killedBy }): Check => ({
    id: `malformed.${kind}`,
    clauses: ['REQUEST-LIMITS-REFUSED'],
    title: `${what} is refused with a 4xx status`,
    needs: ['body.answers'],
    requests: 2,
    sends: `POST /v1/systemone with ${what}`,
    passes: 'a complete 4xx response',
    control: `the well-formed ${control ?? 'noul'} request, answered with 200`,
    killedBy: [...killedBy, 'limits-answered'],
    async run(probe) {
      const missing = controlled(await probe.ask(plainAsk(control)))
      return missing ?? refused(await probe.send(alone(post(body)))) ?? pass
    },
  }),
)

const harmlessLimits: Check = {
  id: 'malformed.harmless',
  clauses: ['REQUEST-REFUSAL-HARMLESS'],
  title: 'requests outside the page’s limits are answered or refused, and do no harm',
  needs: ['body.answers'],
  requests: AROUND + beyondLimits.length,
  sends: `one after another: ${beyondLimits.map(({ what }) => what).join('; ')}`,
  passes: 'a complete response below 500 to each, and 200 to the well-formed request afterwards',
  control: 'the well-formed request, answered with 200',
  killedBy: ['limits-500', 'limits-silence'],
  async run(probe) {
    const missing = controlled(await probe.ask(plainAsk()))
    if (missing !== null) return missing
    for (const { body } of beyondLimits) {
      const harm = harmless(await probe.send(alone(post(body))))
      if (harm !== null) return harm
    }
    return (await stillAnswers(probe)) ?? pass
  },
}

/** Limits of the page: refusing what is beyond them is a SHOULD, surviving it a MUST. */
export const limitChecks: readonly Check[] = [...refusals, harmlessLimits]

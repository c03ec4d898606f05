import type { CalibrationRecord } from '../../../conformance/calibration/calibration-record.ts'
import {
  type CalibrationOptions,
  measureCalibration,
} from '../../../conformance/calibration/measure.ts'
import {
  type CalibrationChoice,
  type CalibrationPlan,
  costOf,
  planCalibration,
} from '../../../conformance/calibration/plan.ts'
import { type PlannedCase, plannedOf } from '../../../conformance/calibration/planned-case.ts'
import type { Exchange } from '../../../conformance/exchange.ts'
import { Withheld } from '../../../conformance/gate.ts'
import type { MeasureEnd, Measuring } from '../../../conformance/measuring.ts'
import { ownValue } from '../../../spec/json-object.ts'

/** Gives what a decider answers to a case, an answer object of the protocol; undefined leaves the key out. */
export type Decider = (planned: PlannedCase) => unknown

/** How a simulated run ends early: after so many requests, and why. */
export type Stop = { readonly after: number; readonly end: MeasureEnd }

/** Makes the answer of a decider that believes in this distribution: two outcomes of a noul, no first. */
export function answerOf({ question }: PlannedCase, belief: readonly number[]): object {
  const confidence = Math.max(...belief)
  if (question.type === 'noul') return { type: 'noul', noul: belief[1] }
  const names = Object.keys(question.criteria)
  const probabilities = Object.fromEntries(names.map((name, at) => [name, belief[at]]))
  if (question.type === 'choice') {
    const choice = names[belief.indexOf(confidence)]
    return { type: 'choice', choice, confidence, probabilities }
  }
  const score = belief.reduce((sum, share, level) => sum + share * level, 0)
  return { type: 'score', score: Math.min(score, names.length - 1), confidence, probabilities }
}

/** A decider that knows every posterior. */
export const perfect: Decider = planned => answerOf(planned, planned.truth)

/** Sharpens a distribution: each probability to the power `gain`, over their sum. */
export function sharpened(truth: readonly number[], gain: number): number[] {
  const powers = truth.map(share => share ** gain)
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map(power => power / sum)
}

/** Makes an exchange with a status and a body. */
export const exchangeOf = (id: number, status: number, text: string): Exchange => ({
  id,
  check: 'calibration',
  sent: { method: 'POST', path: '/v1/systemone', headers: {}, body: Buffer.alloc(0), raw: null },
  received: { status, headers: {}, body: Buffer.from(text) },
  ended: 'clean',
  cause: null,
  connectMs: null,
  firstByteMs: 1,
  totalMs: 1,
})

/** Plans a measurement without the probes, which have tests of their own. */
export function planned(choice: CalibrationChoice): CalibrationPlan {
  const plan = planCalibration(choice)
  const { first, last } = plan.canaries
  const cost = costOf([...first, ...plan.cases, ...last])
  return { ...plan, probes: null, cost }
}

/** A server that is a function: nothing is sent, and no time passes. */
export function simulated(plan: CalibrationPlan, decider: Decider, stop?: Stop): Measuring {
  const nameOf = (state: unknown, question: unknown) => JSON.stringify([state, question])
  const known = new Map(
    [
      ...plan.corpus.map(each => plannedOf(each, 'exact', true, plan.seed)),
      ...plan.canaries.first,
      ...plan.cases,
    ].map(each => [nameOf(each.state, each.question), each]),
  )
  let sent = 0
  const ended = (): MeasureEnd | null =>
    stop !== undefined && sent >= stop.after ? stop.end : null
  return {
    seed: plan.seed,
    async ask({ state, questions }) {
      const end = ended()
      if (end !== null) throw new Withheld(end.says)
      sent += 1
      const given = Object.entries(Object(questions)).map(([key, question]) => {
        const found = known.get(nameOf(state, question))
        return [key, found === undefined ? undefined : decider({ ...found, key })] as const
      })
      const [[, answer] = []] = given
      const status = ownValue(answer, 'status')
      if (typeof status === 'number') return exchangeOf(sent, status, '{}')
      if (typeof answer === 'string') return exchangeOf(sent, 200, answer)
      return exchangeOf(
        sent,
        200,
        JSON.stringify({ answers: Object.fromEntries(given), model: 'm' }),
      )
    },
    async health() {
      return exchangeOf(0, 200, '{}')
    },
    ended,
    now: () => 0,
    async sleep() {},
    watchLoop: () => ({ stop: () => 0 }),
  }
}

/** Carries a plan out against a simulated decider. */
export async function measured(
  plan: CalibrationPlan,
  decider: Decider,
  { stop, ...options }: Partial<CalibrationOptions> & { readonly stop?: Stop } = {},
): Promise<CalibrationRecord> {
  const measuring = simulated(plan, decider, stop)
  const chosen = { threshold: 0.9, margin: 0, parallel: 1, ...options }
  const running = measureCalibration(plan, measuring, chosen)
  for (;;) {
    const step = await running.next()
    if (step.done === true) return step.value
  }
}

/** Gives the verdict with an id. */
export function verdictOf({ verdicts }: CalibrationRecord, id: string) {
  const found = verdicts.find(verdict => verdict.id === id)
  if (found !== undefined) return found
  throw new RangeError(`no verdict ${id} among ${verdicts.map(verdict => verdict.id).join(', ')}`)
}

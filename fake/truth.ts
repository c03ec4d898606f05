import type { Asked } from '../spec/asked.ts'
import type { JsonObject } from '../spec/json-object.ts'
import type { Occasion } from './occasion.ts'
import { type Sleep, sleep as sleepByClock } from './sleep.ts'
import { believe } from './truth/belief.ts'
import type { Cases } from './truth/cases.ts'
import type { Dials } from './truth/dials.ts'
import { createGate } from './truth/gate.ts'
import { createMixUp } from './truth/mix-up.ts'
import { createTally, type TruthTally } from './truth/tally.ts'

export { type KnownCase, readCase, type TruthCase } from './truth/case.ts'
export { type Cases, createCases } from './truth/cases.ts'
export { type DialName, type Dials, dials, misuseOfDials, readDials } from './truth/dials.ts'
export { TruthError } from './truth/error.ts'
export { prepareCases, type TruthOption, type TruthSource } from './truth/source.ts'
export type { Miss } from './truth/tally.ts'

/** What came of the cases. */
export type TruthReport = TruthTally & { readonly cases: number }

/** One request in the hands of the truth, from its arrival until its reply has left. */
export type TruthTurn = {
  /** Resolves when the answer is due; null for at once. */
  readonly due: Promise<void> | null
  /** What the decider takes the request for: as it was asked, or with the state of another that was in too. */
  readonly heard: Asked
  /** Answers a question of the request; undefined where it is no case, which is noted. */
  readonly answer: (key: string) => JsonObject | undefined
  /** Ends the overlap with others; may be called again. */
  readonly leave: () => void
}

/** A decider that knows the truth, and departs from it as its dials say. */
export type Truth = {
  readonly enter: (asked: Asked, occasion: Occasion) => TruthTurn
  readonly report: () => TruthReport
  /** Lets go of every request that is held, and holds none from now on. */
  readonly close: () => void
}

/** What a truth is made of. */
export type TruthParts = {
  readonly cases: Cases
  readonly dials?: Dials
  readonly seed?: string
  /** Default: Node's timers. */
  readonly sleep?: Sleep
}

/** Makes a decider that answers every case with its exact posterior, bent by the dials. */
export function createTruth(parts: TruthParts): Truth {
  const { cases, dials = {}, seed = 'fake', sleep = sleepByClock } = parts
  const gate = createGate(dials, sleep)
  const mixUp = createMixUp(dials.mixUp ?? 0, seed)
  const tally = createTally()
  const inside = new Set<Asked>()

  return {
    enter(asked, { session, request }) {
      const heard = mixUp(asked, inside)
      inside.add(asked)
      return {
        due: gate.pass(),
        heard,
        answer(key) {
          const question = Object.hasOwn(asked.questions, key) ? asked.questions[key] : undefined
          if (question === undefined) return undefined
          const said = believe(cases, dials, seed, { key, question, text: heard.text })
          tally.note(said !== undefined, { session, request, key, type: question.type })
          return said
        },
        leave: () => inside.delete(asked),
      }
    },
    report: () => ({ cases: cases.size(), ...tally.report() }),
    close: gate.open,
  }
}

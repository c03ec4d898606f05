import { generatorOf } from '../../spec/generator.ts'
import type { Case, Next } from '../corpus/case.ts'
import { pick, whole } from '../corpus/drawing.ts'
import { type Base, type Known, type ProbeAsk, placeOf, type Trial, type Turn } from './trial.ts'

/** Makes the requests of a plan, each with a nonce of its own and the truth of all it asks. */
export type Drafting = {
  /** Draws whatever a probe leaves to chance. */
  readonly next: Next
  /** Makes a request of questions by key, all about the state of the first. */
  ask(questions: Readonly<Record<string, Known>>): ProbeAsk
  /** Draws a key nobody has had. */
  key(): string
}

const words = ['case', 'check', 'entry', 'field', 'line', 'note', 'part', 'row', 'slot'] as const

/** Makes what a plan is drafted with; the same text draws the same. */
export function createDrafting(seed: string): Drafting {
  const next = generatorOf(seed)
  const keys = new Set<string>()
  let made = 0

  const key = (): string => {
    const drawn = `${pick(next, words)}_${whole(next, 100, 99_999)}`
    if (keys.has(drawn)) return key()
    keys.add(drawn)
    return drawn
  }
  const caseOf = (known: Known, nonce: string, at: number): Case => {
    const id = `probe-${made}-${at + 1}`
    return { id, ...known, partition: 'certify', nonce }
  }
  return {
    next,
    key,
    ask(questions) {
      made += 1
      const nonce = nonceFrom(next)
      const known = Object.values(questions)
      return {
        state: known[0]?.state ?? '',
        questions: Object.fromEntries(
          Object.entries(questions).map(([name, { question }]) => [name, question]),
        ),
        nonce,
        cases: known.map((each, at) => caseOf(each, nonce, at)),
      }
    },
  }
}

const nonceFrom = (next: Next): string =>
  Array.from({ length: 32 }, () => whole(next, 0, 15).toString(16)).join('')

/** Makes the trial of a base and one variant, which keeps the key unless it is given another. */
export function variantOf(
  base: Base,
  { known, key = base.key, turn = 'plain' }: Variant,
  drafting: Drafting,
): Trial {
  const ask = drafting.ask({ [key]: known })
  return { cluster: base.known.cluster, places: [placeOf(base), { ask, key, turn }] }
}

/** What is asked in place of a base. */
export type Variant = { readonly known: Known; readonly key?: string; readonly turn?: Turn }

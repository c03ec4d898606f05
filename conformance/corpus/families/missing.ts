import type { Family, Next } from '../case.ts'
import { inBands, noul, type Proposal, yesNo } from '../drafting.ts'
import { comesTrue, pick, some, whole } from '../drawing.ts'
import { capital, listed, tell } from '../prose.ts'
import { services } from '../vocabulary.ts'

/** How a policy joins its fields. */
export type Joint = 'and' | 'or' | 'xor'

/** Gives the probability that a policy holds, from those of its independent fields; a recorded field has 0 or 1. */
export const policyProbability = (joint: Joint, fields: readonly number[]): number =>
  fields.reduce(joints[joint])

const joints: Readonly<Record<Joint, (one: number, other: number) => number>> = {
  and: (one, other) => one * other,
  or: (one, other) => one + other - one * other,
  xor: (one, other) => one * (1 - other) + other * (1 - one),
}

const conditions = [
  ...['it is reviewed', 'its tests pass', 'its owner is on call', 'its notes are complete'],
  ...['it has a ticket', 'its size is small', 'it touches no schema', 'its branch is fresh'],
] as const

const policies: Readonly<Record<Joint, (names: readonly string[], change: string) => string>> = {
  and: (names, change) => `${change} ships if and only if all of this holds: ${listed(names)}.`,
  or: (names, change) =>
    `${change} ships if and only if some of this holds: ${listed(names, 'or')}.`,
  xor: (names, change) =>
    `${change} ships if and only if an odd number of these hold: ${listed(names)}.`,
}

function propose(next: Next): Proposal {
  const joint = pick(next, ['and', 'or', 'xor'] as const)
  const fields = Array.from({ length: whole(next, 2, 3) }, () => ({
    rate: whole(next, 2, 98),
    recorded: comesTrue(next, 0.4) ? comesTrue(next, 0.5) : null,
  }))
  const [field] = fields
  const known = fields.map(({ rate, recorded }) =>
    recorded === null ? rate / 100 : Number(recorded),
  )
  const open = fields.filter(({ recorded }) => recorded === null).length
  if (open === 0 && field !== undefined) return propose(next)
  return {
    level: open === 1 ? 'L0' : 'L1',
    shares: yesNo(policyProbability(joint, known)),
    write() {
      const change = `Change ${pick(next, services)}-${whole(next, 100, 999)}`
      const names = some(next, conditions, fields.length)
      const facts = fields.map(({ rate, recorded }, at) =>
        recorded === null
          ? pick(next, [
              `Whether ${names[at]} was not recorded; it is so for ${rate}% of changes.`,
              `No record says whether ${names[at]}; this holds for ${rate}% of changes.`,
            ])
          : `${capital(names[at] ?? '')}: ${recorded ? 'yes' : 'no'}, says the record.`,
      )
      const independent = 'What was not recorded is independent of all else.'
      return {
        state: tell(next, [policies[joint](names, change), ...facts, independent]),
        question: noul(
          pick(next, [`Does ${change} ship?`, `Is ${change} one of those that ship?`]),
        ),
      }
    },
  }
}

/** G4: a policy over fields of which some were not recorded. */
export const missing: Family = {
  id: 'missing',
  type: 'noul',
  level: 'L0',
  says: 'A policy that joins fields by and, or, xor, some of them not recorded, with stated rates.',
  truth: 'exact',
  generate: inBands(propose),
}

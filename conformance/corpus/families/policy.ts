import type { Family, Next } from '../case.ts'
import { inPairs, noul } from '../drafting.ts'
import { comesTrue, pick, some, whole } from '../drawing.ts'
import { listed, tell } from '../prose.ts'
import { people } from '../vocabulary.ts'

/** A quantity with the unit of the policy and the smaller one of the record. */
type Quantity = {
  readonly name: string
  readonly unit: string
  readonly small: string
  readonly ratio: number
}

const quantities: readonly Quantity[] = [
  { name: 'age', unit: 'days', small: 'hours', ratio: 24 },
  { name: 'size', unit: 'kB', small: 'bytes', ratio: 1000 },
  { name: 'waiting time', unit: 'minutes', small: 'seconds', ratio: 60 },
  { name: 'cost', unit: 'euros', small: 'cents', ratio: 100 },
  { name: 'length', unit: 'metres', small: 'centimetres', ratio: 100 },
]

/** How conditions make a priority high: which of the two answers needs all conditions alike, and holding or not. */
type Joint = { readonly says: string; readonly alikeForYes: boolean; readonly alike: boolean }

const joints: readonly Joint[] = [
  { says: 'all of these hold', alikeForYes: true, alike: true },
  { says: 'at least one of these holds', alikeForYes: false, alike: false },
  { says: 'none of these holds', alikeForYes: true, alike: false },
]

/** Draws which of `count` conditions hold, so that the priority is high or not. */
function drawHolding(next: Next, count: number, joint: Joint, isYes: boolean): boolean[] {
  const odd = whole(next, 0, count - 1)
  return Array.from({ length: count }, (_, at) => {
    if (joint.alikeForYes === isYes) return joint.alike
    return at === odd ? !joint.alike : comesTrue(next, 0.5)
  })
}

/** A priority by thresholds, recorded in other units. */
export const policy: Family = {
  id: 'policy',
  type: 'noul',
  level: 'D3',
  says: 'Whether a priority is high by one to five thresholds, the record in smaller units.',
  truth: 'hard',
  generate: inPairs(joints.length, (next, { isYes, depth, wording }) => {
    const chosen = some(next, quantities, depth)
    const joint = pick(next, joints.slice(wording, wording + 1))
    const holding = drawHolding(next, depth, joint, isYes)
    const limits = chosen.map(() => whole(next, 2, 60))
    const conditions = chosen.map(
      ({ name, unit }, at) => `its ${name} is over ${limits[at]} ${unit}`,
    )
    const records = chosen.map(({ name, small, ratio }, at) => {
      const limit = (limits[at] ?? 0) * ratio
      const off = whole(next, 1, Math.ceil(limit / (2 + 3 * depth)))
      return `Its ${name} is ${limit + (holding[at] ? off : -off)} ${small}.`
    })
    const parcel = `parcel ${whole(next, 1000, 9999)}`
    return {
      state: tell(next, [
        `The priority of a parcel is high if ${joint.says}, and low otherwise: ${listed(conditions, 'and')}.`,
        `${pick(next, people)} recorded ${parcel}.`,
        ...records,
      ]),
      question: noul(
        pick(next, [`Is the priority of ${parcel} high?`, `Does ${parcel} have high priority?`]),
      ),
    }
  }),
}

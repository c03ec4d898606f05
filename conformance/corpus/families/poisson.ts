import type { Family, Next } from '../case.ts'
import { inBands, noul, type Proposal, yesNo } from '../drafting.ts'
import { pick, whole } from '../drawing.ts'
import { tell } from '../prose.ts'
import { services } from '../vocabulary.ts'

/** Gives the probability of rate `other` against `one` after `count` events of a Poisson process in one unit of time. */
export const rateProbability = (one: number, other: number, count: number, prior: number): number =>
  1 / (1 + ((1 - prior) / prior) * Math.exp(other - one) * (one / other) ** count)

function propose(next: Next): Proposal {
  const quiet = whole(next, 2, 12)
  const busy = quiet + whole(next, 2, 10)
  const prior = whole(next, 10, 90)
  const count = whole(next, Math.max(0, quiet - 3), busy + 4)
  return {
    level: 'L1',
    shares: yesNo(rateProbability(quiet, busy, count, prior / 100)),
    write() {
      const service = pick(next, services)
      const first = pick(next, [
        `Requests come to ${service} as a Poisson process, at a mean of ${busy} a minute on busy days and ${quiet} a minute on quiet days.`,
        `On a quiet day ${service} gets ${quiet} requests a minute on average, on a busy one ${busy}, as a Poisson process either way.`,
      ])
      const days = `Of all days ${prior}% are busy, the others quiet.`
      const seen = pick(next, [
        `In one minute of today ${count} requests came.`,
        `Today one minute was watched, and it brought ${count} requests.`,
      ])
      return {
        state: tell(next, [first, days, seen]),
        question: noul(
          pick(next, [`Is today a busy day for ${service}?`, `Is this a busy day of ${service}?`]),
        ),
      }
    },
  }
}

/** G11: one of two Poisson rates. */
export const poisson: Family = {
  id: 'poisson',
  type: 'noul',
  level: 'L1',
  says: 'One of two stated Poisson rates and a count; the posterior is logistic in the count.',
  truth: 'exact',
  generate: inBands(propose),
}

import type { Family, Next, Written } from '../case.ts'
import { inBands, noul, type Proposal, yesNo } from '../drafting.ts'
import { comesTrue, pick, some, whole } from '../drawing.ts'
import { listed, tell } from '../prose.ts'
import { services } from '../vocabulary.ts'

/** What one detector showed, and how often it fires with and without a fault. */
export type Reading = { readonly hit: number; readonly alarm: number; readonly isFired: boolean }

/** Gives P(fault) from its prior and detectors that err independently, by Bayes' rule. */
export function faultProbability(prior: number, readings: readonly Reading[]): number {
  const likelihood = (rateOf: (reading: Reading) => number): number =>
    readings.reduce(
      (product, reading) => product * (reading.isFired ? rateOf(reading) : 1 - rateOf(reading)),
      1,
    )
  const faulty = prior * likelihood(({ hit }) => hit)
  const sound = (1 - prior) * likelihood(({ alarm }) => alarm)
  return faulty / (faulty + sound)
}

/** The same in percent, as it is written. */
type Detector = Reading & { readonly name: string }

function propose(next: Next): Proposal {
  const prior = whole(next, 5, 60)
  const names = some(next, ['A', 'B', 'C', 'North', 'South', 'P', 'Q', 'X'], whole(next, 1, 3))
  const detectors = names.map(name => ({
    name,
    hit: whole(next, 55, 97),
    alarm: whole(next, 2, 45),
    isFired: comesTrue(next, 0.5),
  }))
  const readings = detectors.map(({ hit, alarm, isFired }) => ({
    hit: hit / 100,
    alarm: alarm / 100,
    isFired,
  }))
  return {
    level: readings.length === 1 ? 'L1' : 'L2',
    shares: yesNo(faultProbability(prior / 100, readings)),
    write: () => writeStory(next, prior, detectors),
  }
}

function writeStory(next: Next, prior: number, detectors: readonly Detector[]): Written {
  const machine = pick(next, services)
  const described = detectors.map(({ name, hit, alarm }) =>
    pick(next, [
      `Detector ${name} fires for ${hit}% of faulty machines and for ${alarm}% of sound ones.`,
      `With a fault, detector ${name} fires ${hit}% of the time; without one, ${alarm}%.`,
    ]),
  )
  const shown = detectors.map(
    ({ name, isFired }) => `${name} ${isFired ? 'fired' : 'stayed silent'}`,
  )
  const first = pick(next, [
    `A fault is present in ${prior}% of machines.`,
    `Of all machines, ${prior}% have a fault.`,
  ])
  const independent = 'Given the condition of a machine, detectors err independently.'
  const seen = `On machine ${machine}, ${listed(shown)}.`
  const asked = [
    `Is a fault present in ${machine}?`,
    `Does machine ${machine} have a fault?`,
    `Is ${machine} faulty?`,
  ]
  return {
    state: tell(next, [first, ...described, independent, seen]),
    question: noul(pick(next, asked)),
  }
}

/** G1: detectors with stated rates. */
export const sensors: Family = {
  id: 'sensors',
  type: 'noul',
  level: 'L2',
  says: 'A prior and detectors with stated rates of hits and false alarms; the posterior is by Bayes.',
  truth: 'exact',
  generate: inBands(propose),
}

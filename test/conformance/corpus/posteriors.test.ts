import fc from 'fast-check'
import t from 'tap'
import { optionShares } from '../../../conformance/corpus/families/annotators.ts'
import { sentShares } from '../../../conformance/corpus/families/channel.ts'
import { reachProbability } from '../../../conformance/corpus/families/dice.ts'
import { flakyProbability } from '../../../conformance/corpus/families/flaky.ts'
import { levelShares } from '../../../conformance/corpus/families/graders.ts'
import { lessonProbability } from '../../../conformance/corpus/families/lesson-tag.ts'
import { sharesAfter } from '../../../conformance/corpus/families/markov.ts'
import { policyProbability } from '../../../conformance/corpus/families/missing.ts'
import { sameFaultProbability } from '../../../conformance/corpus/families/mutant-bank.ts'
import { rateProbability } from '../../../conformance/corpus/families/poisson.ts'
import { atLeastProbability } from '../../../conformance/corpus/families/redacted.ts'
import { sameCauseProbability } from '../../../conformance/corpus/families/rootcause.ts'
import { faultProbability } from '../../../conformance/corpus/families/sensors.ts'
import { equalShares } from '../../../conformance/corpus/families/unknowable.ts'
import { boxShares } from '../../../conformance/corpus/families/urns.ts'
import * as worlds from './worlds.ts'

const TOLERANCE = 1e-12
const percent = (min = 1, max = 99) => fc.integer({ min, max }).map(value => value / 100)
const whole = (min: number, max: number) => fc.integer({ min, max })
const isClose = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length &&
  one.every((share, at) => Math.abs(share - (other[at] ?? Number.NaN)) < TOLERANCE)

/** Asserts that a closed form gives what was worked out by hand. */
function worked(name: string, got: readonly number[], expected: readonly number[]): void {
  t.test(`${name}: the worked value`, async t => t.ok(isClose(got, expected), { got, expected }))
}

/** Asserts that a closed form and the worlds added up agree for any numbers. */
function agrees<Given extends unknown[]>(
  name: string,
  given: fc.Arbitrary<Given>,
  closed: (...given: Given) => readonly number[],
  counted: (...given: Given) => readonly number[],
): void {
  t.test(`${name}: the closed form is what the worlds add up to`, async () => {
    const holds = (numbers: Given) => isClose(closed(...numbers), counted(...numbers))
    fc.assert(fc.property(given, holds), { seed: 4, numRuns: 40 })
  })
}

const readings = [
  { hit: 0.8, alarm: 0.1, isFired: true },
  { hit: 0.6, alarm: 0.2, isFired: false },
]
worked('sensors', [faultProbability(0.3, readings)], [12 / 19])
agrees(
  'sensors',
  fc.tuple(
    percent(),
    fc.array(fc.record({ hit: percent(), alarm: percent(), isFired: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    }),
  ),
  (prior, given) => [faultProbability(prior, given)],
  (prior, given) => [worlds.yesOf(worlds.sensorWorlds(prior, given))],
)

const boxes = [
  { red: 9, blue: 1 },
  { red: 3, blue: 7 },
  { red: 5, blue: 5 },
]
worked('urns', boxShares(boxes, { red: 4, blue: 1 }), [126 / 151, 0, 25 / 151])
agrees(
  'urns',
  fc.tuple(
    fc.array(fc.record({ red: whole(1, 9), blue: whole(1, 9) }), { minLength: 2, maxLength: 4 }),
    fc.record({ red: whole(0, 3), blue: whole(0, 3) }),
  ),
  // With the boxes above, one of which can always have held what was drawn.
  (all, drawn) => boxShares([...all, ...boxes], drawn),
  (all, drawn) => worlds.sharesOf(worlds.urnWorlds([...all, ...boxes], drawn), all.length + 3),
)

const words = ['stage', 'state', 'slate']
worked('channel', sentShares(words, 'stave', 0.3), [185 / 373, 185 / 373, 3 / 373])
agrees(
  'channel',
  fc.tuple(
    fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'z'), minLength: 4, maxLength: 4 }), {
      minLength: 2,
      maxLength: 4,
    }),
    fc.string({ unit: fc.constantFrom('a', 'b', 'q'), minLength: 4, maxLength: 4 }),
    percent(),
  ),
  sentShares,
  (names, arrived, lost) =>
    worlds.sharesOf(worlds.channelWorlds(names, arrived, lost), names.length),
)

worked('missing, and', [policyProbability('and', [0.35, 0.6])], [0.21])
worked('missing, or', [policyProbability('or', [0.35, 0.6])], [0.74])
agrees(
  'missing',
  fc.tuple(
    fc.constantFrom('and', 'or', 'xor'),
    fc.array(fc.oneof(percent(), fc.constantFrom(0, 1)), { minLength: 2, maxLength: 5 }),
  ),
  (joint, fields) => [policyProbability(joint, fields)],
  (joint, fields) => [worlds.yesOf(worlds.missingWorlds(joint, fields))],
)

const healing = [
  [0.9, 0.1],
  [0.3, 0.7],
]
worked('markov', sharesAfter(healing, 1, 3), [0.588, 0.412])
const row = fc
  .tuple(whole(0, 50), whole(0, 50))
  .map(([a, b]) => [a / 100, b / 100, (100 - a - b) / 100])
agrees(
  'markov',
  fc.tuple(fc.array(row, { minLength: 3, maxLength: 3 }), whole(0, 2), whole(1, 5)),
  sharesAfter,
  (moves, start, steps) => worlds.sharesOf(worlds.markovWorlds(moves, start, steps), 3),
)

worked('dice', [reachProbability(2, 6, 12 - 4)], [5 / 12])
agrees(
  'dice',
  fc.tuple(whole(1, 3), whole(2, 10), whole(0, 31)),
  (hidden, sides, need) => [reachProbability(hidden, sides, need)],
  (hidden, sides, need) => [worlds.yesOf(worlds.diceWorlds(hidden, sides, need))],
)

const causes = { shares: [0.5, 0.3, 0.2], kept: 0.6, exact: 0.8 }
worked('rootcause, same message', [sameCauseProbability(causes, 0, 0)], [1622 / 1725])
worked('rootcause, another', [sameCauseProbability(causes, 0, 1)], [422 / 795])
const thirds = fc
  .tuple(whole(5, 45), whole(5, 45))
  .map(([a, b]) => [a / 100, b / 100, (100 - a - b) / 100])
agrees(
  'rootcause',
  fc.tuple(
    fc.record({ shares: thirds, kept: percent(), exact: percent() }),
    whole(0, 2),
    whole(0, 2),
  ),
  (given, previous, current) => [sameCauseProbability(given, previous, current)],
  (given, previous, current) => [worlds.yesOf(worlds.rootcauseWorlds(given, previous, current))],
)

worked('lesson-tag, match', [lessonProbability(0.3, 0.85, 6, true)], [85 / 92])
worked('lesson-tag, differs', [lessonProbability(0.3, 0.85, 6, false)], [45 / 724])
agrees(
  'lesson-tag',
  fc.tuple(percent(), percent(), whole(2, 9), fc.boolean()),
  (...given) => [lessonProbability(...given)],
  (...given) => [worlds.yesOf(worlds.lessonWorlds(...given))],
)

worked('graders, 2 and 3', levelShares(5, 0.6, [2, 3]), [0, 0, 0.5, 0.5, 0])
worked('graders, 4', levelShares(5, 0.6, [4]), [0, 0, 0, 0.2, 0.8])
agrees(
  'graders',
  fc.tuple(whole(2, 6), percent(), fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 4 })),
  levelShares,
  (levels, exact, reports) => worlds.sharesOf(worlds.graderWorlds(levels, exact, reports), levels),
)

const votes = [
  { option: 0, accuracy: 0.8 },
  { option: 1, accuracy: 0.6 },
  { option: 0, accuracy: 0.5 },
]
worked('annotators', optionShares(3, votes), [0.8, 0.15, 0.05])
agrees(
  'annotators',
  fc.tuple(
    fc.constant(4),
    fc.array(fc.record({ option: whole(0, 3), accuracy: percent() }), {
      minLength: 1,
      maxLength: 4,
    }),
  ),
  optionShares,
  (options, given) => worlds.sharesOf(worlds.annotatorWorlds(options, given), options),
)

worked('flaky', [flakyProbability(10, 4, 6, 3)], [0.25])
agrees(
  'flaky',
  fc
    .tuple(whole(1, 4), whole(1, 4), whole(0, 3), whole(0, 3))
    .map(([flakyLeft, soundLeft, flakySeen, soundSeen]): [number, number, number, number] => [
      flakyLeft + soundLeft + flakySeen + soundSeen,
      flakyLeft + flakySeen,
      flakySeen + soundSeen,
      flakySeen,
    ]),
  (...given) => [flakyProbability(...given)],
  (...given) => [worlds.yesOf(worlds.flakyWorlds(...given))],
)

worked('poisson', [Number(rateProbability(4, 8, 7, 0.5).toFixed(6))], [0.700993])
agrees(
  'poisson',
  fc.tuple(whole(1, 15), whole(1, 20), whole(0, 25), percent()),
  (...given) => [rateProbability(...given)],
  (quiet, busy, count, prior) => {
    // Of each minute its density; count! is on both sides.
    const ways = (rate: number) => Math.exp(-rate + count * Math.log(rate))
    return [(prior * ways(busy)) / (prior * ways(busy) + (1 - prior) * ways(quiet))]
  },
)

worked('mutant-bank, two alike', [Number(sameFaultProbability(0.5, 12, 2).toFixed(4))], [0.9286])
worked('mutant-bank, three', [Number(sameFaultProbability(0.5, 12, 3).toFixed(4))], [0.8667])
worked('mutant-bank, five', [Number(sameFaultProbability(0.5, 12, 5).toFixed(4))], [0.7647])
agrees(
  'mutant-bank',
  fc.tuple(percent(), whole(5, 17), whole(1, 5)),
  (...given) => [sameFaultProbability(...given)],
  (...given) => [worlds.yesOf(worlds.faultWorlds(...given))],
)

worked('unknowable', equalShares(4), [0.25, 0.25, 0.25, 0.25])
const prices = [
  { value: 10, percent: 30 },
  { value: 20, percent: 25 },
  { value: 30, percent: 45 },
]
worked('redacted', [atLeastProbability(prices, 20)], [0.7])

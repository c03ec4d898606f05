import {
  type Fraction,
  fraction,
  minus,
  one,
  per,
  plus,
  sumOf,
  times,
  toNumber,
  zero,
} from './fraction.ts'

/** One way it may all have come about: what is asked, whether it fits what was seen, and its probability. */
export type World = { readonly answer: number; readonly fits: boolean; readonly weight: Fraction }

/** Gives the probability of each answer among the worlds that fit, as fractions added up. */
export function sharesOf(worlds: readonly World[], answers: number): number[] {
  const fitting = worlds.filter(({ fits }) => fits)
  const all = sumOf(fitting.map(({ weight }) => weight))
  return Array.from({ length: answers }, (_, answer) =>
    toNumber(per(sumOf(fitting.filter(world => world.answer === answer).map(w => w.weight)), all)),
  )
}

/** Gives the probability of yes, which is answer 1. */
export const yesOf = (worlds: readonly World[]): number => sharesOf(worlds, 2)[1] ?? Number.NaN

/** Gives every list of `length` items. */
export const everyList = <Item>(items: readonly Item[], length: number): Item[][] =>
  length === 0
    ? [[]]
    : everyList(items, length - 1).flatMap(list => items.map(item => [...list, item]))

const indices = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
const but = (share: Fraction): Fraction => minus(one, share)

export const sensorWorlds = (
  prior: number,
  readings: readonly { hit: number; alarm: number; isFired: boolean }[],
): World[] =>
  [0, 1].flatMap(fault =>
    everyList([true, false], readings.length).map(fired => ({
      answer: fault,
      fits: fired.every((each, at) => each === readings[at]?.isFired),
      weight: times(
        fault === 1 ? fraction(prior) : but(fraction(prior)),
        ...readings.map(({ hit, alarm }, at) => {
          const rate = fraction(fault === 1 ? hit : alarm)
          return fired[at] ? rate : but(rate)
        }),
      ),
    })),
  )

type Balls = { red: number; blue: number }

/** Every order in which the balls may have come, drawn one by one. */
export function urnWorlds(boxes: readonly Balls[], drawn: Balls): World[] {
  const count = drawn.red + drawn.blue
  return boxes.flatMap((box, answer) =>
    everyList([true, false], count).map(reds => {
      const left = { ...box }
      const chances = reds.map(isRed => {
        const all = left.red + left.blue
        const wanted = isRed ? left.red : left.blue
        if (isRed) left.red -= 1
        else left.blue -= 1
        return all > 0 && wanted > 0 ? fraction(wanted, all) : zero
      })
      const fits = reds.filter(Boolean).length === drawn.red
      return { answer, fits, weight: times(...chances) }
    }),
  )
}

/** For each letter: kept, or lost and replaced by each of 26. */
export const channelWorlds = (
  identifiers: readonly string[],
  arrived: string,
  lost: number,
): World[] =>
  identifiers.map((identifier, answer) => ({
    answer,
    fits: true,
    weight: times(
      ...[...identifier].map((letter, at) => {
        const ways = [...'abcdefghijklmnopqrstuvwxyz'].map(instead =>
          instead === arrived[at] ? times(fraction(lost), fraction(1, 26)) : zero,
        )
        return plus(letter === arrived[at] ? but(fraction(lost)) : zero, sumOf(ways))
      }),
    ),
  }))

export const missingWorlds = (joint: string, fields: readonly number[]): World[] =>
  everyList([true, false], fields.length).map(values => {
    const count = values.filter(Boolean).length
    const holds =
      joint === 'and' ? count === values.length : joint === 'or' ? count > 0 : count % 2 === 1
    const chances = values.map((value, at) => {
      const share = fraction(fields[at] ?? 0)
      return value ? share : but(share)
    })
    return { answer: Number(holds), fits: true, weight: times(...chances) }
  })

/** Every path of so many steps. */
export const markovWorlds = (
  moves: readonly (readonly number[])[],
  start: number,
  steps: number,
): World[] =>
  everyList(indices(moves.length), steps).map(path => ({
    answer: path.at(-1) ?? start,
    fits: true,
    weight: times(...path.map((to, at) => fraction(moves[path[at - 1] ?? start]?.[to] ?? 0))),
  }))

export const diceWorlds = (hidden: number, sides: number, need: number): World[] =>
  everyList(indices(sides), hidden).map(pips => ({
    answer: Number(pips.reduce((sum, each) => sum + each + 1, 0) >= need),
    fits: true,
    weight: one,
  }))

export function rootcauseWorlds(
  { shares, kept, exact }: { shares: readonly number[]; kept: number; exact: number },
  previous: number,
  current: number,
): World[] {
  const causes = indices(shares.length)
  const says = (cause: number, message: number) =>
    cause === message ? fraction(exact) : per(but(fraction(exact)), fraction(causes.length - 1))
  return causes.flatMap(first =>
    [true, false].flatMap(isKept =>
      causes.map(drawn => {
        const second = isKept ? first : drawn
        return {
          answer: Number(first === second),
          fits: true,
          weight: times(
            fraction(shares[first] ?? 0),
            isKept ? fraction(kept) : but(fraction(kept)),
            fraction(shares[drawn] ?? 0),
            says(first, previous),
            says(second, current),
          ),
        }
      }),
    ),
  )
}

/** Where the failure is, and what its tag says; the component of the lesson is number 0. */
export const lessonWorlds = (
  prior: number,
  exact: number,
  components: number,
  isMatch: boolean,
): World[] =>
  indices(components).flatMap(component =>
    indices(components).map(tag => ({
      answer: Number(component === 0),
      fits: (tag === 0) === isMatch,
      weight: times(
        component === 0 ? fraction(prior) : per(but(fraction(prior)), fraction(components - 1)),
        tag === component ? fraction(exact) : per(but(fraction(exact)), fraction(components - 1)),
      ),
    })),
  )

export const graderWorlds = (levels: number, exact: number, reports: readonly number[]): World[] =>
  indices(levels).flatMap(answer =>
    everyList([-1, 0, 1], reports.length).map(steps => ({
      answer,
      fits: steps.every(
        (step, at) => Math.min(levels - 1, Math.max(0, answer + step)) === reports[at],
      ),
      weight: times(
        ...steps.map(step =>
          step === 0 ? fraction(exact) : per(but(fraction(exact)), fraction(2)),
        ),
      ),
    })),
  )

export const annotatorWorlds = (
  options: number,
  votes: readonly { option: number; accuracy: number }[],
): World[] =>
  indices(options).flatMap(answer =>
    everyList(indices(options), votes.length).map(said => ({
      answer,
      fits: said.every((each, at) => each === votes[at]?.option),
      weight: times(
        ...votes.map(({ accuracy }, at) =>
          said[at] === answer
            ? fraction(accuracy)
            : per(but(fraction(accuracy)), fraction(options - 1)),
        ),
      ),
    })),
  )

/** Every set of flaky tests; the first `seen` were looked at, the next one is picked. */
export const flakyWorlds = (all: number, flaky: number, seen: number, found: number): World[] =>
  everyList([0, 1], all)
    .filter(tests => tests.filter(Boolean).length === flaky)
    .map(tests => ({
      answer: tests[seen] ?? 0,
      fits: tests.slice(0, seen).filter(Boolean).length === found,
      weight: one,
    }))

/** Faults 0 to `alike` - 1 fail the tests that both loops failed. */
export const faultWorlds = (kept: number, faults: number, alike: number): World[] =>
  indices(faults).flatMap(first =>
    [true, false].flatMap(isKept =>
      indices(faults).map(drawn => {
        const second = isKept ? first : drawn
        return {
          answer: Number(first === second),
          fits: first < alike && second < alike,
          weight: isKept ? fraction(kept) : but(fraction(kept)),
        }
      }),
    ),
  )

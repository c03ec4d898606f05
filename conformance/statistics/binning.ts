import type { Forecast } from './forecast.ts'

/** Forecasts that are judged together, summed up. */
export type Bin = {
  /** How many forecasts are in it. */
  readonly count: number
  /** The mean of what they state. */
  readonly stated: number
  /** The mean of what came of them. */
  readonly outcome: number
}

// Digits a binary fraction still holds after the arithmetic of a server: 1 - 0.9 is 0.09999999999999998.
const DIGITS = 1e9

/**
 * Gives the bin of a stated probability among `width` bins of equal width: (a, b], the first closed at 0.
 *
 * Rounded before it is cut, so that 0.1 * 3 and 0.3 share a bin. The edges matter with rounded forecasts: 20 of
 * two digits gave 0.2295 closed on the right and 0.3295 closed on the left. On the right is as
 * scikit-learn's calibration_curve has it.
 */
export const binOf = (stated: number, width: number): number => {
  const at = Math.round(stated * width * DIGITS) / DIGITS
  return Math.min(width - 1, Math.max(0, Math.ceil(at) - 1))
}

/** Cuts forecasts into `width` bins of equal width and leaves out the empty ones; in rising order. */
export function equalWidth(forecasts: readonly Forecast[], width: number): Bin[] {
  return membersByWidth(forecasts, width).map(binFrom)
}

/** Gives the forecasts in each of `width` bins of equal width that holds any; in rising order. */
export function membersByWidth(forecasts: readonly Forecast[], width: number): Forecast[][] {
  const members: Forecast[][] = Array.from({ length: width }, () => [])
  for (const forecast of forecasts) members[binOf(forecast.stated, width)]?.push(forecast)
  return members.filter(each => each.length > 0)
}

/**
 * Cuts forecasts into at most `groups` bins of equal size, by rank, and never splits equal forecasts.
 *
 * Bin i closes after the block of ties that reaches i * n / groups, so that fewer bins come out where
 * many forecasts are equal.
 */
export function equalMass(forecasts: readonly Forecast[], groups: number): Bin[] {
  return membersByMass(forecasts, groups).map(binFrom)
}

/** Gives the forecasts in each bin of equal size; see `equalMass`. */
export function membersByMass(forecasts: readonly Forecast[], groups: number): Forecast[][] {
  const members: Forecast[][] = []
  let open: Forecast[] = []
  let seen = 0
  for (const block of tiesOf(forecasts)) {
    open.push(...block)
    seen += block.length
    if (seen * groups < (members.length + 1) * forecasts.length) continue
    members.push(open)
    open = []
    // A block of ties may reach past several edges at once; each of those bins is then this one.
    while (seen * groups >= (members.length + 1) * forecasts.length && seen < forecasts.length) {
      members.push([])
    }
  }
  return members.filter(each => each.length > 0)
}

/** Gives blocks of forecasts that state the same, in rising order of what they state. */
export function tiesOf(forecasts: readonly Forecast[]): Forecast[][] {
  const ordered = [...forecasts].sort((one, other) => one.stated - other.stated)
  const blocks: Forecast[][] = []
  for (const forecast of ordered) {
    const last = blocks.at(-1)
    if (last?.[0]?.stated === forecast.stated) last.push(forecast)
    else blocks.push([forecast])
  }
  return blocks
}

/** Sums up forecasts as one bin; there has to be one at least. */
export function binFrom(members: readonly Forecast[]): Bin {
  let [stated, outcome] = [0, 0]
  for (const member of members) {
    stated += member.stated
    outcome += member.outcome
  }
  const count = members.length
  return { count, stated: stated / count, outcome: outcome / count }
}

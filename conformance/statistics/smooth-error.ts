import type { Forecast } from './forecast.ts'

// Cells from 0 to 1: every forecast of three digits lies on a node, and a client reads three.
const CELLS = 1000
const AROUND = 2 * CELLS

// Below two cells a kernel falls between the nodes.
const NARROWEST = 2 / CELLS
// How near the error has to come to the bandwidth, and in how many steps at most: six to ten do.
const NEAR = 1e-10
const STEPS = 60

/**
 * Gives the smooth calibration error: binning-free, its bandwidth the fixed point at which it equals itself.
 *
 * Blasiok and Nakkiran, 2023 (arXiv 2309.12236), written from the paper; still biased up at small n. Errors
 * below 0.002 are taken at a bandwidth of 0.002, the finest that is reckoned with.
 */
export function smoothError(forecasts: readonly Forecast[]): number {
  const residuals = residualsOf(forecasts)
  const excess = (bandwidth: number): number => errorAt(residuals, bandwidth) - bandwidth
  const place = (at: number): Place => ({ at, excess: excess(at) })
  const narrowest = place(NARROWEST)
  if (narrowest.excess <= 0) return NARROWEST + narrowest.excess
  return rootOf(excess, narrowest, place(1)).at
}

/** A place, and by how much the error exceeds it there. */
type Place = { readonly at: number; readonly excess: number }

/**
 * Finds where the excess is 0, between a place where it is above and one where it is below.
 *
 * By the rule of false position, the weight of an end that stays halved each time (Illinois): the
 * error falls as the bandwidth grows, so that there is one such place.
 */
function rootOf(excessAt: (at: number) => number, above: Place, below: Place): Place {
  let [left, right, stayed] = [above, below, 0]
  for (let step = 0; step < STEPS; step += 1) {
    const span = right.excess - left.excess
    const at = (left.at * right.excess - right.at * left.excess) / span
    const place = { at, excess: excessAt(at) }
    if (Math.abs(place.excess) < NEAR || at === left.at || at === right.at) return place
    if (place.excess > 0) {
      left = place
      if (stayed > 0) right = { ...right, excess: right.excess / 2 }
      stayed = 1
    } else {
      right = place
      if (stayed < 0) left = { ...left, excess: left.excess / 2 }
      stayed = -1
    }
  }
  return left
}

/** Gives the smooth calibration error at one bandwidth: the integral of |mean of K(t, f)(f - y)| over t. */
export const smoothErrorAt = (forecasts: readonly Forecast[], bandwidth: number): number =>
  errorAt(residualsOf(forecasts), bandwidth)

/**
 * Gives the mean residual at each node of a circle of length 2, on which reflection is evenness.
 *
 * A residual between two nodes is split among them. A point at 0 or 1 coincides with its mirror image and
 * counts twice there: the density of a Gaussian reflected at the edge does too.
 */
function residualsOf(forecasts: readonly Forecast[]): Float64Array {
  const nodes = new Float64Array(AROUND)
  const add = (node: number, value: number): void => {
    nodes[node] = (nodes[node] ?? 0) + value
    const mirror = (AROUND - node) % AROUND
    nodes[mirror] = (nodes[mirror] ?? 0) + value
  }
  for (const { stated, outcome } of forecasts) {
    const at = Math.round(stated * CELLS * 1e9) / 1e9
    const node = Math.floor(at)
    const residual = (stated - outcome) / forecasts.length
    add(node, residual * (node + 1 - at))
    if (at > node) add(node + 1, residual * (at - node))
  }
  return nodes
}

function errorAt(residuals: Float64Array, bandwidth: number): number {
  const kernel = kernelOf(bandwidth)
  const values = new Float64Array(CELLS + 1)
  for (const [node, residual] of residuals.entries()) {
    if (residual === 0) continue
    spread(values, kernel, node, residual)
    spread(values, kernel, node - AROUND, residual)
  }
  let integral = 0
  for (let cell = 0; cell < CELLS; cell += 1) {
    integral += areaBetween(values[cell] ?? 0, values[cell + 1] ?? 0)
  }
  return integral
}

/** Adds a residual to the nodes its kernel reaches. */
function spread(values: Float64Array, kernel: Float64Array, node: number, residual: number): void {
  const reach = kernel.length - 1
  const last = Math.min(CELLS, node + reach)
  for (let at = Math.max(0, node - reach); at <= last; at += 1) {
    values[at] = (values[at] ?? 0) + residual * (kernel[Math.abs(at - node)] ?? 0)
  }
}

// Beyond so many standard deviations lies a millionth of a millionth of a Gaussian.
const REACH = 7

/** Gives the Gaussian wound around the circle, by distance in cells, up to where it vanishes. */
function kernelOf(bandwidth: number): Float64Array {
  const deviation = bandwidth * CELLS
  const turns = Math.ceil((REACH * deviation) / AROUND)
  const length = Math.min(CELLS, Math.ceil(REACH * deviation)) + 1
  const scale = 1 / (bandwidth * Math.sqrt(2 * Math.PI))
  return Float64Array.from({ length }, (_, offset) => {
    let density = 0
    for (let turn = -turns; turn <= turns; turn += 1) {
      density += Math.exp(-0.5 * ((offset + turn * AROUND) / deviation) ** 2)
    }
    // The far side of the circle is met from both directions and counts once.
    return offset === CELLS ? (scale * density) / 2 : scale * density
  })
}

/**
 * Gives the area under the absolute value of a curve across one cell, from its values at either end.
 *
 * Straight lines err by its bend, which adds up to nothing from one end to the other but for the
 * corners where it crosses 0: h^2 / 6 times the slope there (Euler and Maclaurin).
 */
function areaBetween(one: number, other: number): number {
  if (one * other >= 0) return Math.abs(one + other) / 2 / CELLS
  const rise = Math.abs(one) + Math.abs(other)
  return ((one ** 2 + other ** 2) / rise / 2 + rise / 6) / CELLS
}

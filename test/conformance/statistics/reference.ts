import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Forecast } from '../../../conformance/statistics/forecast.ts'
import { root } from '../../style/sources.ts'

type View = 'event' | 'conf'
type ErrorNumbers = {
  ece: number
  mce: number
  over: number
  l2: number
  l2deb: [number, number]
  l1deb: number
  bins: number
}
type MassNumbers = { sizes: number[]; ece: number; mce: number; l2deb: [number]; l1deb: number }
type Risk = { aurc: number; risk: number; oracle: number; eaurc: number }
type ViewNumbers = Record<'ew5' | 'ew10' | 'ew15', ErrorNumbers> &
  Record<'em4' | 'em5', MassNumbers> & {
    brier: number
    logloss15: number
    logloss4: number
    spiegel: [number, number]
    pav: number[]
    corp: { mcb: number; dsc: number; unc: number; bs: number }
    murphyU: Record<'rel' | 'res' | 'unc' | 'wbv' | 'wbc' | 'sum', number>
    murphy10: Record<'rel' | 'res' | 'unc' | 'wbv' | 'wbc' | 'sum', number>
    hl4: [number, number]
    sm05: number
    sm10: number
    smauto: [number, number]
    meanc: number
    acc: number
  }
type Counted = { k: number; n: number }

/** The reference numbers of test/fixtures/calibration.json, as far as these tests read them. */
export type Reference = {
  data: {
    D1: { p: number[]; y: number[] }
    D2: { P: number[][]; y: number[] }
    D3: { P: number[][]; y: number[] }
  }
  metrics: {
    event: ViewNumbers
    conf: ViewNumbers & {
      rc: Risk
      sel: {
        th: number
        n: number
        k: number
        cov: number
        acc: number
        lo: number
        meanc: number
      }[]
    }
    D2: {
      classwise: number[]
      cwece: number
      topece5: number
      brierMulti: number
      logloss: number
      norm: number[]
      rc: Risk
    }
    D3: { rps: number[]; mean: number; meanNorm: number }
  }
  intervals: {
    cp: (Counted & Record<'lo95one' | 'up95one' | 'lo95two' | 'up95two', number>)[]
    wilson: (Counted & { lo: number; up: number })[]
    eproc: (Counted & { logEpass: number })[]
    efail: (Counted & { logEfail: number })[]
    cs: (Counted & { cs: [number, number] })[]
    pb: { t: number; n: number; k: number; exp: number; pOver: number; pUnder: number }[]
    calE: { over: number; overMax: number; under: number }
    band: { n: number; mean: number; obs: number; lo: number; hi: number }[]
    yes: Counted
  }
  orderStat: Record<'median' | 'p95' | 'p99', Record<string, { pass: number; fail: number }>>
  topBand: Record<string, { pass: number; fail: number }>
}

/** Reads the reference numbers. */
export const reference: Reference = JSON.parse(
  readFileSync(join(root, 'test/fixtures/calibration.json'), 'utf8'),
)

/** Makes forecasts of two columns, one to a state. */
export const forecastsOf = (stated: readonly number[], outcomes: readonly number[]): Forecast[] =>
  stated.map((share, index) => ({
    stated: share,
    outcome: outcomes[index] ?? 0,
    cluster: String(index),
  }))

const { p, y } = reference.data.D1

/** The yes/no data in both views. */
export const views: Record<View, Forecast[]> = {
  event: forecastsOf(p, y),
  conf: forecastsOf(
    p.map(share => Number(Math.max(share, 1 - share).toFixed(9))),
    p.map((share, index) => (share >= 0.5 === (y[index] === 1) ? 1 : 0)),
  ),
}

/** Says that two numbers agree to within `within`. */
export function near(
  test: { ok(is: boolean, name: string): boolean },
  got: number | null | undefined,
  expected: number,
  name: string,
  within = 1e-9,
): void {
  const gap = Math.abs((got ?? Number.NaN) - expected)
  test.ok(gap <= within, `${name}: ${got} is within ${within} of ${expected}`)
}

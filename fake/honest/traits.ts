import type { ConfidenceFormula } from '../../spec/confidence.ts'
import { generatorOf } from '../distribution.ts'

const confidences = [
  'largest',
  'normalised',
  'entropy',
  'margin',
  'spread',
] as const satisfies readonly ConfidenceFormula[]
const envelopes = ['detail', 'object', 'list', 'html', 'empty'] as const
const contentTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON;charset="UTF-8"',
] as const

/** What a legal server may do differently from the conforming fake; all of it stays within the page. */
export type HonestTraits = {
  /** What the traits were drawn from; it also decides the noise and what is left out. */
  readonly seed: string
  /** The standard deviation of the noise on log-probabilities, drawn anew for every request; 0 is none. */
  readonly jitter: number
  /** Digits after the point of every figure, each rounded for itself, so sums like 0.99 happen. */
  readonly digits: 2 | 3 | 4 | 17
  /** Whether figures are computed in single precision. */
  readonly isFloat32: boolean
  readonly confidence: (typeof confidences)[number]
  readonly hasProbabilities: boolean
  readonly hasLegend: boolean
  readonly hasLatency: boolean
  readonly hasUsage: boolean
  /** Whether bodies hold fields the page does not know, wherever it lets them. */
  readonly hasExtras: boolean
  readonly protocol: 'absent' | 1
  readonly isShuffled: boolean
  readonly isPretty: boolean
  readonly isChunked: boolean
  readonly contentType: (typeof contentTypes)[number]
  /** The status of a body that is JSON and breaks the protocol, and of one that is no JSON. */
  readonly brokenStatus: 400 | 422
  readonly unreadableStatus: 400 | 422
  readonly unauthorizedStatus: 401 | 403
  /** What a refusal's body looks like. */
  readonly envelope: (typeof envelopes)[number]
  readonly closes: 'never' | 'errors' | 'always'
  readonly health: 'on' | 404 | 405
  /** The share of requests with one answer left out as unknown. */
  readonly unknownShare: 0 | 0.1
}

/** Draws the traits of one legal server; the same seed gives the same server. */
export function traitsOf(seed: string): HonestTraits {
  const next = generatorOf(`traits ${seed}`)
  const pick = <const T extends readonly [unknown, ...unknown[]]>(...values: T): T[number] =>
    values[Math.floor(next() * values.length)]
  const flip = (): boolean => next() < 0.5
  return {
    seed,
    jitter: pick(0, 0.01, 0.3),
    digits: pick(2, 3, 4, 17),
    isFloat32: flip(),
    confidence: pick(...confidences),
    hasProbabilities: flip(),
    hasLegend: flip(),
    hasLatency: flip(),
    hasUsage: flip(),
    hasExtras: flip(),
    protocol: pick('absent', 1),
    isShuffled: flip(),
    isPretty: flip(),
    isChunked: flip(),
    contentType: pick(...contentTypes),
    brokenStatus: pick(400, 422),
    unreadableStatus: pick(400, 422),
    unauthorizedStatus: pick(401, 403),
    envelope: pick(...envelopes),
    closes: pick('never', 'errors', 'always'),
    health: pick('on', 404, 405),
    unknownShare: pick(0, 0.1),
  }
}

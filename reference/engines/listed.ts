import { isObject, type JsonObject } from '../../spec/json-object.ts'
import { addLogs } from '../readout/log-space.ts'
import type { Failure, Pass } from './engine.ts'

/** The tokens a completion lists for its first place, each with its log-probability, the likeliest first. */
export type Listed = readonly (readonly [token: string, logProbability: number])[]

/**
 * Reads the tokens listed for the first place of a completion; null where there are none.
 *
 * vLLM, SGLang and OpenAI write `logprobs.top_logprobs[0]`, a map. llama-server writes
 * `logprobs.content[0].top_logprobs`, a list, on the same path.
 */
export function listedIn(completion: unknown): Listed | null {
  const logprobs = at(at(at(completion, 'choices'), 0), 'logprobs')
  const top =
    at(at(logprobs, 'top_logprobs'), 0) ?? at(at(at(logprobs, 'content'), 0), 'top_logprobs')
  const listed = pairsOf(top).filter(([, each]) => !Number.isNaN(each))
  return listed.length === 0 ? null : listed.sort(([, one], [, other]) => other - one)
}

const at = (value: unknown, key: string | number): unknown => {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined
  return isObject(value) ? value[key] : undefined
}

function pairsOf(top: unknown): [string, number][] {
  if (Array.isArray(top)) {
    return top.filter(isObject).map(each => [textOf(each), numberOf(each['logprob'])])
  }
  return isObject(top) ? Object.entries(top).map(([token, each]) => [token, numberOf(each)]) : []
}

const textOf = ({ token }: JsonObject): string => (typeof token === 'string' ? token : '')

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

// Half a unit of the fourth digit at temperature 1; a temperature of 2 makes 0.007 of it, which the list cannot tell from nothing.
const UNSEEN = 5e-5

/**
 * Gives the log-probability of each candidate of a pass out of the `asked` likeliest tokens.
 *
 * A candidate that is not listed is at most as likely as the last listed token. It is taken to be so
 * where that cannot move a probability by half a unit of the fourth digit, before calibration; else the list
 * is too short.
 */
export function candidatesIn(
  listed: Listed,
  { candidates }: Pass,
  asked: number,
): { readonly logProbabilities: number[] } | { readonly failure: Failure } {
  const found = candidates.map(spellings =>
    addLogs(listed.filter(([token]) => spellings.includes(token)).map(([, each]) => each)),
  )
  const missing = found.filter(each => each === Number.NEGATIVE_INFINITY).length
  if (missing === 0) return { logProbabilities: found }
  // The sampled token may stand behind the likeliest ones, however unlikely it was.
  const [, floor = 0] = listed[Math.min(asked, listed.length) - 1] ?? []
  if (missing * Math.exp(floor - addLogs(found)) > UNSEEN) {
    const says =
      missing === candidates.length
        ? neverBegun(listed, candidates.length)
        : tooFew(listed.length, missing, candidates.length)
    return { failure: { kind: 'too-few', says } }
  }
  return { logProbabilities: found.map(each => Math.max(each, floor)) }
}

const tooFew = (listed: number, missing: number, all: number): string =>
  `the server lists the ${listed} likeliest tokens, and ${missing} of ${all} answers are not among them. Ask it for more: vLLM with --max-logprobs, and this one with a higher --top.`

const neverBegun = ([likeliest]: Listed, all: number): string =>
  `the model begins with ${JSON.stringify(likeliest?.[0])}, and none of ${all} answers is among its likeliest tokens. Use an instruct model that answers at once, by chat and with its thinking switched off.`

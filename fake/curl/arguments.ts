import { CODE, CurlEnding } from './ending.ts'

/** One call of curl as its arguments have it; what is not given is an empty text, as an empty value is to curl's callers. */
export type CurlCall = {
  readonly url: string
  /** The file for the body; without it the body goes to standard output. */
  readonly output: string
  readonly format: string
  /** As given: the log quotes it. */
  readonly maxTime: string
  /** `@-`, `@FILE` or the data itself. */
  readonly data: string
  /** Each `Name: value`, or `@FILE` with one on every line. */
  readonly headers: readonly string[]
}

const flags = new Map<string, keyof CurlCall>([
  ['-o', 'output'],
  ['-w', 'format'],
  ['-m', 'maxTime'],
  ['--max-time', 'maxTime'],
  ['-d', 'data'],
  ['--data-binary', 'data'],
  ['-H', 'headers'],
])

/**
 * Reads the words after `curl`: the flags that Chalk gives, every other flag ignored alone, the last bare word as the URL.
 *
 * Throws a CurlEnding with code 2 where a flag lacks its value.
 */
export function readArguments(words: readonly string[]): CurlCall {
  const given = { url: '', output: '', format: '', maxTime: '', data: '' }
  const headers: string[] = []
  const rest = words[Symbol.iterator]()
  for (const word of rest) {
    const field = flags.get(word)
    if (field === undefined) {
      if (!word.startsWith('-')) given.url = word
      continue
    }
    const { value, done } = rest.next()
    if (done === true)
      throw new CurlEnding(CODE.misuse, `option ${word}: expected a value after it`)
    if (field === 'headers') headers.push(value)
    else given[field] = value
  }
  return { ...given, headers }
}

/** Gives what stands after `scheme://host` in a URL, from its slash and with its query; a URL without that slash is no path of a service. */
export const pathOf = (url: string): string => `/${url.replace(/^.*?:\/\/.*?\//s, '')}`

/** Gives `--max-time` in ms, or infinity without one and for 0, as curl does; throws a CurlEnding with code 2 where it is no number of seconds. */
export function readMaxTime({ maxTime }: CurlCall): number {
  if (maxTime === '') return Number.POSITIVE_INFINITY
  const ms = readSeconds(maxTime)
  if (ms === null) {
    const says = `option --max-time: expected seconds such as 2 or 0.250, got ${maxTime}`
    throw new CurlEnding(CODE.misuse, says)
  }
  return ms === 0 ? Number.POSITIVE_INFINITY : ms
}

/** Reads decimal seconds as ms, or gives null for any other text. */
export const readSeconds = (text: string): number | null =>
  /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) * 1000 : null

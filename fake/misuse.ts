import { dialectMisuseOf } from './faces/misuse.ts'
import type { FakeOptions } from './options.ts'

/** The names of all options. */
export const optionNames: ReadonlySet<string> = new Set<keyof FakeOptions>([
  ...(['seed', 'token', 'health', 'protocol', 'omit', 'model', 'dialect', 'embedIndex'] as const),
  ...(['port', 'host', 'tls', 'unix', 'mutant', 'honest', 'journal', 'now'] as const),
  ...(['script', 'truth', 'hostile', 'sessions', 'admin'] as const),
])

const forms: readonly unknown[] = ['on', 'off', 404, 405, 503]

/**
 * Says what is wrong with options that no compiler looked at, or null where nothing is.
 *
 * An option that is overlooked gives a conforming fake, and a client's test that passes for nothing.
 */
export function misuseOf(options: FakeOptions): string | null {
  const unknown = Object.keys(options).find(name => !optionNames.has(name))
  if (unknown !== undefined) {
    return `createFake has no option ${unknown}: it takes ${[...optionNames].join(', ')}.`
  }
  const { health = 'on', omit = [] } = options
  if (!forms.includes(health))
    return `health is ${show(health)}: give 'on', 'off', 404, 405 or 503.`
  if (!Array.isArray(omit))
    return `omit is ${show(omit)}: give a list of keys, such as ['lesson_*'].`
  const seed: unknown = options.seed
  if (seed !== undefined && typeof seed !== 'string') return `seed is ${show(seed)}: give a text.`
  const misuse = dialectMisuseOf(options) ?? controlMisuseOf(options)
  if (misuse !== null) return misuse
  const isNone = Object.hasOwn(options, 'mutant') && typeof options.mutant !== 'object'
  return isNone
    ? `mutant is ${show(options.mutant)}: give mutantOf(id) with an id of decider-kit list mutants.`
    : null
}

// A legal server of another make would overlook these.
const besideHonest = ['script', 'truth', 'hostile', 'dialect'] as const

function controlMisuseOf({ admin, sessions, journal, ...options }: FakeOptions): string | null {
  if (admin !== undefined && (typeof admin.token !== 'string' || admin.token === '')) {
    return `admin.token is ${show(admin.token)}: give the token that every request to the admin API needs.`
  }
  const other = besideHonest.find(name => options[name] !== undefined)
  if (options.honest !== undefined && other !== undefined) {
    return `honest and ${other} are given together: give one of the two.`
  }
  const limits = {
    'sessions.limit': sessions?.limit,
    'journal.limit': journal?.limit,
    'journal.bytes': journal?.bytes,
  }
  const wrong = Object.entries(limits).find(([, limit]) => limit !== undefined && !isCount(limit))
  return wrong === undefined
    ? null
    : `${wrong[0]} is ${show(wrong[1])}: give a whole number from 0.`
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0

const show = (value: unknown): string => JSON.stringify(value) ?? String(value)

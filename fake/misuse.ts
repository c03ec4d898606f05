import { isObject } from '../spec/json-object.ts'
import { dialectMisuseOf } from './faces/misuse.ts'
import { type Form, forms, innerForms } from './misuse-forms.ts'
import type { FakeOptions } from './options.ts'

/** The names of all options. */
export const optionNames: ReadonlySet<string> = new Set<keyof FakeOptions>([
  ...(['seed', 'token', 'health', 'protocol', 'omit', 'model', 'dialect', 'embedIndex'] as const),
  ...(['port', 'host', 'tls', 'unix', 'mutant', 'honest', 'journal', 'now'] as const),
  ...(['script', 'truth', 'hostile', 'sessions', 'admin'] as const),
])

/**
 * Says what is wrong with options that no compiler looked at, or null where nothing is.
 *
 * An option that is overlooked gives a conforming fake, and a client's test that passes for nothing.
 */
export function misuseOf(options: FakeOptions): string | null {
  if (!isObject(options)) return `createFake was given ${show(options)}: give an object of options.`
  const { mutant, admin } = options
  return (
    unknownAmong('createFake', options, [...optionNames]) ??
    misformed('', options, forms) ??
    innerMisuseOf(options) ??
    dialectMisuseOf(options) ??
    // As mutantOf gives it for an id that names none.
    (Object.hasOwn(options, 'mutant') && mutant === undefined
      ? complaint('mutant', mutant, forms['mutant'])
      : null) ??
    (admin !== undefined && admin.token === undefined
      ? complaint('admin.token', admin.token, innerForms['admin']?.['token'])
      : null) ??
    besideHonestOf(options)
  )
}

function innerMisuseOf(options: FakeOptions): string | null {
  const held = new Map<string, unknown>(Object.entries(options))
  for (const [name, inner] of Object.entries(innerForms)) {
    const value = held.get(name)
    if (value === undefined) continue
    const names = Object.keys(inner)
    if (!isObject(value))
      return `${name} is ${show(value)}: give an object with ${names.join(', ')}.`
    const misuse = unknownAmong(name, value, names) ?? misformed(`${name}.`, value, inner)
    if (misuse !== null) return misuse
  }
  return null
}

function unknownAmong(where: string, value: object, names: readonly string[]): string | null {
  const unknown = Object.keys(value).find(name => !names.includes(name))
  if (unknown === undefined) return null
  return `${where} has no option ${unknown}: it takes ${names.join(', ')}.`
}

function misformed(
  before: string,
  value: object,
  forms: Readonly<Record<string, Form>>,
): string | null {
  const held = new Map<string, unknown>(Object.entries(value))
  for (const [name, form] of Object.entries(forms)) {
    const given = held.get(name)
    if (given !== undefined && !form.holds(given)) return complaint(before + name, given, form)
  }
  return null
}

const complaint = (name: string, given: unknown, form: Form | undefined): string =>
  `${name} is ${show(given)}: give ${form?.says}.`

// A legal server of another make would overlook these.
const besideHonest = ['script', 'truth', 'hostile', 'dialect'] as const

function besideHonestOf(options: FakeOptions): string | null {
  const other = besideHonest.find(name => options[name] !== undefined)
  return options.honest !== undefined && other !== undefined
    ? `honest and ${other} are given together: give one of the two.`
    : null
}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value)

import { isObject } from '../spec/json-object.ts'

/** What an option has to be, as its value is checked and as it is said. */
export type Form = { readonly says: string; readonly holds: (value: unknown) => boolean }

const isText = (value: unknown): boolean => typeof value === 'string'

const isWhole = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most

const oneOf = (values: readonly unknown[], says: string): Form => ({
  says,
  holds: value => values.includes(value),
})

const text: Form = { says: 'a text', holds: isText }

const port: Form = {
  says: 'a whole number from 0 to 65535',
  holds: value => isWhole(value, 65_535),
}

const count: Form = {
  says: 'a whole number from 0',
  holds: value => isWhole(value, Number.MAX_SAFE_INTEGER),
}

const tokenFor = (what: string): Form => ({
  says: `the token that every request to ${what} needs`,
  holds: value => isText(value) && value !== '',
})

const action: Form = { says: 'a function', holds: value => typeof value === 'function' }

const object = (says: string): Form => ({ says, holds: isObject })

/** The forms of the options that are looked at here; what the others hold is checked where it is read. */
export const forms: Readonly<Record<string, Form>> = {
  seed: text,
  token: tokenFor('it'),
  health: oneOf(['on', 'off', 404, 405, 503], "'on', 'off', 404, 405 or 503"),
  omit: {
    says: "a list of keys, such as ['lesson_*']",
    holds: value => Array.isArray(value) && value.every(isText),
  },
  model: text,
  port,
  host: text,
  unix: text,
  tls: {
    says: 'true, or {cert, key} as PEM texts',
    holds: value =>
      value === true || (isObject(value) && isText(value['cert']) && isText(value['key'])),
  },
  mutant: object('mutantOf(id) with an id of decider-kit list mutants'),
  honest: object('traitsOf(seed)'),
  now: action,
}

/** The forms of what stands inside an option. */
export const innerForms: Readonly<Record<string, Readonly<Record<string, Form>>>> = {
  sessions: { limit: count },
  journal: { limit: count, bytes: count, each: action },
  admin: { token: tokenFor('the admin API'), port, host: text },
}

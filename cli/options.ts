import { InvalidArgumentError } from 'commander'
import { UsageError } from '../conformance/errors.ts'

/** Makes the parser of an option that takes a whole number between two bounds. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`)
  }

/** Collects the values of an option that may be given more than once. */
export const collected = (value: string, before: readonly string[] = []): string[] => [
  ...before,
  value,
]

/** Makes the parser of an option that takes the name of an environment variable; a secret given in its place is never repeated. */
export const variableOf =
  (option: string) =>
  (text: string): string => {
    if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(text)) return text
    throw new UsageError(
      `${option} takes the name of an environment variable, not the secret itself: export the secret under a name and give that.`,
    )
  }

/** Parses the name that --token-env takes. */
export const variableName = variableOf('--token-env')

/** Parses a JSON value; `absent` stays a word. */
export const jsonOrAbsent = (text: string): unknown => {
  if (text === 'absent') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Give JSON, such as 1, 2, "1" or null, or the word absent.')
  }
}

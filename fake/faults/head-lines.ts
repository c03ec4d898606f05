import { headOf } from '../frame.ts'

const linesOf = (head: Buffer): string[] => head.toString('latin1').split('\r\n').slice(0, -2)

const isNamed = (line: string, name: string): boolean => line.toLowerCase().startsWith(`${name}:`)

/** Says whether a head has a header with this lower-case name. */
export const hasLine = (head: Buffer, name: string): boolean =>
  linesOf(head).some(line => isNamed(line, name))

/** Gives a head with a line after its last. */
export const withLine = (head: Buffer, line: string): Buffer => headOf([...linesOf(head), line])

/** Gives a head without the headers of this lower-case name. */
export const withoutLine = (head: Buffer, name: string): Buffer =>
  headOf(linesOf(head).filter(line => !isNamed(line, name)))

/** Gives a head with another first line. */
export const withStatusLine = (head: Buffer, line: string): Buffer =>
  headOf([line, ...linesOf(head).slice(1)])

/** Gives the first line of a head, without its end. */
export const statusLineOf = (head: Buffer): string => linesOf(head)[0] ?? ''

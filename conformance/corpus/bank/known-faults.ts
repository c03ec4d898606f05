import { observed } from '../generated/observed.ts'
import type { Observed } from './program.ts'
import { programs } from './programs.ts'

/** A fault with what the tests said, and the note of its fix. */
export type KnownFault = Observed & { readonly program: string; readonly fix: string }

/** Every fault of the bank by the name of its program. */
export const faultsByProgram: ReadonlyMap<string, readonly KnownFault[]> = new Map(
  programs.map(({ name, faults }) => [
    name,
    (observed[name] ?? []).map((seen, at) => ({
      ...seen,
      program: name,
      fix: faults[at]?.fix ?? '',
    })),
  ]),
)

/** Says whether two faults of one program fail exactly the same tests. */
export const isOfOneClass = (one: KnownFault, other: KnownFault): boolean =>
  one.program === other.program && one.failing.join() === other.failing.join()

const isAlike = (one: KnownFault, other: KnownFault): boolean =>
  isOfOneClass(one, other) && one.firstError === other.firstError

/** Every fault that its failing tests and first error tell from all others of its program. */
export const distinctFaults: readonly KnownFault[] = [...faultsByProgram.values()].flatMap(faults =>
  faults.filter(fault => faults.every(other => other === fault || !isAlike(fault, other))),
)

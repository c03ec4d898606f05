import type { KnownFault } from './bank/known-faults.ts'
import type { Next } from './case.ts'
import type { Loop } from './chalk.ts'
import { comesTrue, pick, shuffled, some, whole } from './drawing.ts'
import { components, services } from './vocabulary.ts'

/** What changes from run to run, whatever the cause: where the code lies, line numbers, times. */
export type Occasion = { readonly folder: string; readonly line: number; readonly ms: number }

/** Draws an occasion. */
export const occasionOf = (next: Next): Occasion => ({
  folder: `/tmp/${pick(next, services)}-${whole(next, 4096, 65535).toString(16)}`,
  line: whole(next, 12, 240),
  ms: whole(next, 2, 90),
})

/** Writes what a run with a fault left behind, its tests in an order drawn. */
export function loopWith(next: Next, fault: KnownFault, isReordered: boolean): Loop {
  const ids = fault.failing.map(id => `${fault.program}: ${id}`)
  return {
    failing: isReordered ? shuffled(next, ids) : ids,
    firstError: errorOf(fault, occasionOf(next)),
  }
}

/** Writes the first error of a fault as a test runner does. */
export const errorOf = (
  { program, failing, firstError }: KnownFault,
  { folder, line, ms }: Occasion,
): string => `${folder}/test/${program}.test.js:${line}: ${failing[0]}: ${firstError} (${ms} ms)`

/** Writes lines of `git diff --stat`, drawn without a look at any cause; none in one of eight. */
export function diffStat(next: Next): readonly string[] {
  if (comesTrue(next, 0.125)) return []
  const files = some(next, components, whole(next, 1, 5)).map(
    part => `${pick(next, ['src', 'lib', 'test', 'docs'])}/${pick(next, services)}/${part}.js`,
  )
  const width = Math.max(...files.map(file => file.length))
  const changes = files.map(() => ({ added: whole(next, 1, 30), removed: whole(next, 1, 20) }))
  const digits = Math.max(...changes.map(({ added, removed }) => String(added + removed).length))
  const total = (of: 'added' | 'removed') => changes.reduce((sum, change) => sum + change[of], 0)
  return [
    ...changes.map(
      ({ added, removed }, at) =>
        ` ${(files[at] ?? '').padEnd(width)} | ${String(added + removed).padStart(digits)} ${'+'.repeat(added)}${'-'.repeat(removed)}`,
    ),
    ` ${files.length} ${files.length === 1 ? 'file' : 'files'} changed, ${total('added')} insertions(+), ${total('removed')} deletions(-)`,
  ]
}

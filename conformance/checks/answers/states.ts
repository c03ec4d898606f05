/** The page's own request by hand: one failing test. */
export const MARKER_TEST = 'FAILED tests/test_app.py::test_marker'

/** A build that fails to compile. */
export const RED_BUILD = [
  'build 4182 on main: failed after 3 min 12 s',
  '  src/invoice/total.ts(41,7): error TS2322: Type string is not assignable to type number.',
  '  1 error, 0 warnings; no test was run',
].join('\n')

/** A build in which everything passed. */
export const GREEN_BUILD = [
  'build 4183 on main: succeeded after 4 min 2 s',
  '  612 tests passed, 0 failed, 0 skipped',
  '  coverage 91.4 %, no warnings',
].join('\n')

/** Two loops that ended at the same error. */
export const STUCK_LOOPS = [
  'previous loop:',
  '  failing tests (1): tests/test_parser.py::test_empty_line',
  '  first error: IndexError: list index out of range',
  'current loop:',
  '  failing tests (1): tests/test_parser.py::test_empty_line',
  '  first error: IndexError: list index out of range',
  'changes between the two loops (git diff --stat):',
  '  src/parser.py | 2 +-',
].join('\n')

/** A run that could not reach its database. */
export const NO_DATABASE = [
  'job integration, step migrate: exit 1',
  '  psql: could not connect to server db.internal:5432: Connection refused',
  '  the code under test was not started',
].join('\n')

/** Fills a text up to exactly `length` characters with numbered lines of a diffstat. */
export function stateOfLength(length: number): string {
  const lines = [STUCK_LOOPS]
  for (let line = 1; lines.join('\n').length < length; line += 1) {
    lines.push(`  src/module_${line}/handler.py | ${(line * 7) % 90} ++--`)
  }
  return lines.join('\n').slice(0, length)
}

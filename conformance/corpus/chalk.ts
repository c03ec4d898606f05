/** The question Chalk asks between two failed loops. */
export const STUCK_QUESTION =
  'Is the agent stuck on the same root cause as in the previous loop, so that another attempt would fail the same way?'

/** The question Chalk asks about each lesson it remembers. */
export const LESSON_QUESTION =
  'Does this past lesson apply to the current failure, so that its fix would help?'

/** What one loop left behind; `firstError` is null where none was found. */
export type Loop = { readonly failing: readonly string[]; readonly firstError: string | null }

const MOST_TESTS = 20
const QUERY_CHARACTERS = 1500

/** Writes the state of the stuck question: two loops and the lines of `git diff --stat` between them. */
export const stuckState = (previous: Loop, current: Loop, stat: readonly string[]): string =>
  [
    'previous loop:',
    ...linesOf(previous),
    'current loop:',
    ...linesOf(current),
    'changes between the two loops (git diff --stat):',
    ...(stat.length > 0 ? stat : ['  none, or unknown']),
  ].join('\n')

/** Writes the state of a lesson question. */
export const lessonState = (query: string): string =>
  `Current failure:\n${query.slice(0, QUERY_CHARACTERS)}`

/** Writes the question about one lesson. */
export const lessonQuestion = (failure: string, fix: string): string =>
  `${LESSON_QUESTION}\nPast failure: ${failure}\nIts fix: ${fix}`

function linesOf({ failing, firstError }: Loop): readonly string[] {
  const shown = failing.slice(0, MOST_TESTS).join(', ')
  const rest = failing.length > MOST_TESTS ? ', ...' : ''
  const tests =
    failing.length === 0
      ? '  failing tests unknown'
      : `  failing tests (${failing.length}): ${shown}${rest}`
  return [tests, `  first error: ${firstError ?? 'none found'}`]
}

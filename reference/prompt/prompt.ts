/** How often a prompt holds the state: once, or twice in a row as Wald's `repeat_state_plain` has it. */
export type StateForm = 'once' | 'twice'

/** Writes the state, the part that all questions of a request share; it comes first, so that it is read once. */
export function prefixOf(text: string, form: StateForm = 'once'): string {
  const once = `State:\n${text}\n\n`
  return form === 'once' ? once : once + once
}

/** Writes the instructions of a question; without any nothing, for then the outcomes say it all. */
export const questionLine = (instructions: string): string =>
  instructions === '' ? '' : `Question: ${instructions}\n`

/** Writes the thought of a second read; nothing where there was none. */
export const noteLine = (note: string): string => (note === '' ? '' : `Thought: ${note}\n`)

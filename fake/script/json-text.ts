import { inspectJson } from '../../spec/json-bytes.ts'

/** A script that is one flawless JSON text: its value, and the line each step starts on. */
export type JsonText = { readonly value: unknown; readonly lineOf: (step: number) => number }

/**
 * Reads a script that is a JSON text, several times as fast as the YAML parser does.
 *
 * Gives null for every other text and for JSON with a flaw, as a key that comes twice: YAML tells of it.
 */
export function readJsonText(text: string): JsonText | null {
  if (!/^\s*\{/.test(text)) return null
  const { value, findings } = inspectJson(Buffer.from(text))
  if (value === undefined || findings.length > 0) return null
  const lines = stepLines(text)
  return { value, lineOf: step => lines[step] ?? 1 }
}

/** Gives the line of every object in the list under the key `steps` of the whole. */
function stepLines(text: string): readonly number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let key = ''
  const marks = /["{}[\]\n]/g
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    const [sign] = mark
    if (sign === '"') {
      const end = endOfString(text, mark.index)
      if (depth === 1) key = text.slice(mark.index, end)
      marks.lastIndex = end
    }
    if (sign === '\n') line += 1
    if (sign === '{' && depth === 2 && key === '"steps"') lines.push(line)
    if (sign === '{' || sign === '[') depth += 1
    if (sign === '}' || sign === ']') depth -= 1
  }
  return lines
}

/** Gives where the string that starts at `from` has ended; a pattern for a whole string needs more stack than a long one leaves. */
function endOfString(text: string, from: number): number {
  const marks = /["\\]/g
  marks.lastIndex = from + 1
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === '"') return marks.lastIndex
    marks.lastIndex += 1
  }
  return text.length
}

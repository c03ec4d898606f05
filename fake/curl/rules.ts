import type { AnswerForm, AnswerRule } from '../script/script.ts'

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

/** Reads a JSON number (RFC 8259 section 6), or gives null for another text and for one beyond a double. */
export function readNumber(text: string): number | null {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : null
}

/** Reads `KEY=P KEY=- ...` as rules of a script, or gives the first word that is none. */
export function readRules(text: string): readonly AnswerRule[] | { readonly wrong: string } {
  const rules: AnswerRule[] = []
  for (const word of text.split(/[ \t\n]+/).filter(each => each !== '')) {
    const rule = readRule(word)
    if (rule === null) return { wrong: word }
    rules.push(rule)
  }
  return rules
}

function readRule(word: string): AnswerRule | null {
  const equals = word.indexOf('=')
  if (equals < 0 || EXTENDED.test(word.slice(0, equals))) return null
  const form = readForm(word.slice(equals + 1))
  return form === null ? null : { glob: word.slice(0, equals), forms: [form] }
}

function readForm(text: string): AnswerForm | null {
  if (text === '-') return { form: 'omit' }
  const value = readNumber(text)
  return value === null ? null : { form: 'number', value }
}

// Read as plain text they would match nothing, and the rule would be overlooked.
const EXTENDED = /[?*+@!]\(/

import { type Answers, type Asked, type GivenAnswers, textOf } from '../asked.ts'
import type { About, Read } from '../dialect.ts'
import { isObject, type JsonObject, ownValue } from '../json-object.ts'
import type { Question } from '../nouns.ts'
import { below } from '../pointer.ts'
import type { SchemaFinding } from '../sentences.ts'
import { broken, countFlaw, findingAt } from './finding.ts'
import { readListAnswer, writeListAnswer } from './list-answer.ts'
import { askListQuestion, readListQuestion } from './list-question.ts'
import { nestingFlaw } from './nesting.ts'
import { inputTokensOf } from './usage.ts'

const MOST_QUESTIONS = 400

/** Says whether a parsed body is the list form: `input` in place of `state`, or questions in a list. */
export const isListForm = (body: unknown): boolean =>
  isObject(body) && (Array.isArray(body['questions']) || body['input'] !== undefined)

/** Gives the key of a question in nouns: its name, or its place from 1. */
export const keyOf = (question: unknown, index: number): string => {
  const name = ownValue(question, 'name')
  return typeof name === 'string' ? name : `question_${index + 1}`
}

/** Reads an OpenAI Decisions request: a model, an input, and 1 to 400 questions in a list. */
export function readList(body: unknown): Read {
  if (!isObject(body)) return broken([findingAt('', 'an object', body)], body)
  const nesting = nestingFlaw(body)
  if (nesting !== null) return broken([nesting], body)
  const { model, input, questions } = body
  const findings: SchemaFinding[] = []
  if (typeof model !== 'string' || model === '') {
    findings.push(findingAt('/model', 'a string', model))
  }
  if (typeof input !== 'string' && !Array.isArray(input)) {
    findings.push(findingAt('/input', 'a string or an array', input))
  }
  if (!Array.isArray(questions)) {
    return broken([...findings, findingAt('/questions', 'an array', questions)], body)
  }
  const count = countFlaw('/questions', questions, [1, MOST_QUESTIONS], 'question')
  const read = readQuestions(questions)
  const all = [...findings, ...(count === null ? [] : [count]), ...read.findings]
  if (all.length > 0) return broken(all, body)
  return { asked: { state: input, text: textOf(input), questions: read.questions, body } }
}

function readQuestions(list: readonly unknown[]) {
  const found = new Map<string, Question>()
  const findings: SchemaFinding[] = []
  for (const [index, value] of list.entries()) {
    const at = below('/questions', String(index))
    const key = keyOf(value, index)
    const each = readListQuestion(at, value)
    if (found.has(key)) findings.push(findingAt(below(at, 'name'), 'a name of its own', key))
    else if ('flaw' in each) findings.push(each.flaw)
    else found.set(key, each.question)
  }
  return { questions: Object.fromEntries(found), findings }
}

/** Writes the answers in the order of the questions; a refusal stands where there is none. */
export function writeList(
  answers: GivenAnswers,
  asked: Asked,
  about: About,
  model: string,
): JsonObject {
  const input = inputTokensOf(asked)
  return {
    model: about.model ?? asked.body?.['model'] ?? model,
    answers: listOf(asked).map(([key, name, wire]) => {
      const answer = ownValue(answers, key)
      const question = asked.questions[key]
      if (answer === undefined || question === undefined) return { type: 'refusal', name }
      if (about.exact?.has(key) === true || !isObject(answer)) return answer
      return writeListAnswer(answer, name, question, wire)
    }),
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: 0,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input,
    },
  }
}

/** Lists the questions as they were asked: the key in nouns, the name on the wire, the question there. */
function listOf({ body, questions }: Asked): (readonly [string, string | null, JsonObject])[] {
  const list = body?.['questions']
  if (!Array.isArray(list)) return Object.keys(questions).map(key => [key, key, {}] as const)
  return list.map((value, index) => {
    const name = ownValue(value, 'name')
    const wire = isObject(value) ? value : {}
    return [keyOf(value, index), typeof name === 'string' ? name : null, wire] as const
  })
}

/** Writes the request that asks this in the list form. */
export const askList = ({ state, questions }: Asked, model: string): JsonObject => ({
  model,
  input: typeof state === 'string' ? state : textOf(state),
  questions: Object.entries(questions).map(([key, question]) => askListQuestion(key, question)),
})

/** Reads the answers out of a response in the list form, by the keys that were asked. */
export function answersInList(body: unknown, asked: Asked): Answers {
  const list = ownValue(body, 'answers')
  const found: [string, JsonObject][] = []
  for (const [index, [key]] of listOf(asked).entries()) {
    const given: unknown = Array.isArray(list) ? list[index] : undefined
    const question = asked.questions[key]
    if (!isObject(given) || question === undefined) continue
    const answer = readListAnswer(given, question)
    if (answer !== undefined) found.push([key, answer])
  }
  return Object.fromEntries(found)
}

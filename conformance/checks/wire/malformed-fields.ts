import { type MalformedBody, rowOf } from './malformed.ts'
import { asking, plainAsk, plainQuestions } from './plain.ts'

const { noul, choice, score } = plainQuestions
const { state: _state, ...stateless } = plainAsk()
const { questions: _questions, ...questionless } = plainAsk()
const { type: _type, ...typeless } = noul
const { criteria: _options, ...optionless } = choice
const { criteria: _levels, ...levelless } = score

const questions = (value: unknown) => ({ ...plainAsk(), questions: value })

/** Requests whose fields are not what the page's tables of the section "Request" say. */
export const malformedFields: readonly MalformedBody[] = [
  rowOf('no-state', 'a request without state', stateless, 'no-state-answered'),
  rowOf('no-questions', 'a request without questions', questionless, 'no-questions-answered'),
  rowOf(
    'questions-null',
    'a request whose questions are null',
    questions(null),
    'questions-null-500',
  ),
  rowOf(
    'questions-array',
    'a request whose questions are an array',
    questions([noul]),
    'questions-array-answered',
  ),
  rowOf(
    'questions-text',
    'a request whose questions are a string',
    questions('noul'),
    'questions-text-500',
  ),
  rowOf(
    'questions-empty',
    'a request whose questions are empty',
    questions({}),
    'no-questions-answered',
  ),
  rowOf('question-null', 'a question that is null', asking(null), 'question-null-500'),
  rowOf('question-text', 'a question that is a string', asking('noul'), 'question-text-answered'),
  rowOf('question-array', 'a question that is an array', asking([noul]), 'question-array-answered'),
  rowOf('type-missing', 'a question without type', asking(typeless), 'type-missing-answered'),
  rowOf(
    'type-null',
    'a question whose type is null',
    asking({ ...noul, type: null }),
    'type-missing-answered',
  ),
  rowOf(
    'type-number',
    'a question whose type is a number',
    asking({ ...noul, type: 1 }),
    'type-number-answered',
  ),
]

/** Gives a row whose question is a choice with these criteria. */
const options = (kind: string, what: string, criteria: unknown, killer: string): MalformedBody =>
  rowOf(kind, what, asking({ ...choice, criteria }), killer, 'choice')

/** Gives a row whose question is a score with these criteria. */
const levels = (kind: string, what: string, criteria: unknown, killer: string): MalformedBody =>
  rowOf(kind, what, asking({ ...score, criteria }), killer, 'score')

/** Choice and score questions whose criteria are missing or of the wrong kind. */
export const malformedCriteria: readonly MalformedBody[] = [
  rowOf(
    'choice-no-criteria',
    'a choice without criteria',
    asking(optionless),
    'choice-no-criteria-answered',
    'choice',
  ),
  options('choice-empty', 'a choice with empty criteria', {}, 'choice-empty-500'),
  options(
    'choice-array',
    'a choice with an array for criteria',
    ['test', 'build'],
    'choice-array-answered',
  ),
  options('choice-text', 'a choice with a string for criteria', 'test', 'choice-text-500'),
  rowOf(
    'score-no-criteria',
    'a score without criteria',
    asking(levelless),
    'score-no-criteria-answered',
    'score',
  ),
  levels('score-empty', 'a score with empty criteria', [], 'score-empty-500'),
  levels(
    'score-object',
    'a score with an object for criteria',
    { 0: 'nothing', 1: 'a little' },
    'score-object-answered',
  ),
  levels('score-text', 'a score with a string for criteria', 'nothing', 'score-text-500'),
  levels(
    'score-level-number',
    'a score with a level that is a number',
    ['nothing', 1],
    'level-number-answered',
  ),
]

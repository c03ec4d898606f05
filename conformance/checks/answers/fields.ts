import type { Check } from '../../check.ts'
import { type Answerable, answeredCheck } from './answered-check.ts'
import { ask, record } from './ask.ts'
import {
  causeQuestion,
  doesATestFail,
  exampleAsk,
  KEY,
  mixedAsk,
  severityQuestion,
} from './questions.ts'
import { MARKER_TEST } from './states.ts'

const criteria = { true: 'a test has failed', false: 'no test has failed' }
const criteriaAsk = ask(MARKER_TEST, { [KEY]: { ...doesATestFail, criteria } })

type Row = {
  readonly name: string
  readonly title: string
  readonly what: string
  readonly request: unknown
  readonly killedBy: Answerable['killedBy']
  readonly needs?: readonly string[]
  readonly control?: typeof exampleAsk
}

const unknownField = ({ name, control = exampleAsk, ...row }: Row): Check =>
  answeredCheck({
    ...row,
    id: `fields.${name}`,
    clauses: ['REQUEST-UNKNOWN-FIELDS'],
    control: { what: 'the same request without the field', request: control },
  })

/** Gives the example with one more field at its top level. */
const extended = (name: string, value: unknown): unknown => ({
  ...exampleAsk,
  ...record([[name, value]]),
})

const places: readonly Row[] = [
  {
    name: 'top',
    title: 'an unknown field at the top level of a request is ignored',
    what: 'a request with an unknown field at its top level',
    request: extended('x_future', true),
    killedBy: ['unknown-field-422'],
  },
  {
    name: 'question',
    title: 'an unknown field inside a question is ignored',
    what: 'a request with an unknown field inside its question',
    request: { ...exampleAsk, questions: { [KEY]: { ...doesATestFail, x_future: 'soon' } } },
    killedBy: ['unknown-question-field-422'],
  },
  {
    name: 'choice-and-score',
    title: 'an unknown field inside a choice or a score question is ignored',
    what: 'a request with an unknown field inside its choice and its score question',
    request: {
      ...mixedAsk,
      questions: {
        cause: { ...causeQuestion(3), x_future: ['soon'] },
        severity: { ...severityQuestion(3), x_future: { soon: true } },
      },
    },
    control: mixedAsk,
    needs: ['fields.question'],
    killedBy: ['unknown-choice-field-422'],
  },
  {
    name: 'noul-criteria',
    title: 'an unknown field inside the criteria of a noul question is ignored',
    what: 'a request with a third field beside true and false in noul criteria',
    request: {
      ...criteriaAsk,
      questions: {
        [KEY]: { ...doesATestFail, criteria: { ...criteria, x_unsure: 'one cannot tell' } },
      },
    },
    control: criteriaAsk,
    killedBy: ['unknown-criteria-field-422'],
  },
  {
    name: 'nested',
    title: 'unknown fields that hold objects, arrays and null are ignored',
    what: 'a request whose unknown fields hold objects, arrays and null',
    request: {
      ...exampleAsk,
      x_trace: { state: 'another state', questions: { [KEY]: [null, { type: 'score' }] } },
      x_tags: [[], {}, null, 1.5, 'questions'],
      x_none: null,
      questions: { [KEY]: { ...doesATestFail, x_hints: { type: 'choice', criteria: [] } } },
    },
    needs: ['fields.top', 'fields.question'],
    killedBy: ['unknown-nested-500'],
  },
]

const named = (row: Pick<Row, 'name' | 'killedBy'> & { field: string; called: string }): Row => ({
  name: `name-${row.name}`,
  title: `an unknown field ${row.called} is ignored`,
  what: `a request with an unknown field ${row.called}`,
  request: extended(row.field, { polluted: true }),
  needs: ['fields.top'],
  killedBy: row.killedBy,
})

const names: readonly Row[] = [
  named({
    name: 'proto',
    field: '__proto__',
    called: 'named __proto__',
    killedBy: ['proto-field-500'],
  }),
  named({
    name: 'constructor',
    field: 'constructor',
    called: 'named constructor',
    killedBy: ['constructor-field-400'],
  }),
  named({
    name: 'empty',
    field: '',
    called: 'with an empty name',
    killedBy: ['empty-field-name-422'],
  }),
  named({
    name: 'long',
    field: 'x'.repeat(1000),
    called: 'whose name has 1,000 characters',
    killedBy: ['long-field-name-500'],
  }),
  named({
    name: 'non-ascii',
    field: 'zukünftig_未来_🔮',
    called: 'whose name is not ASCII',
    killedBy: ['non-ascii-field-name-500'],
  }),
]

/** The checks that what a server does not know it ignores. */
export const fieldChecks: readonly Check[] = [...places, ...names].map(unknownField)

import type { Check } from '../../check.ts'
import { counted } from '../../reports/counted.ts'
import { type Answerable, answeredCheck } from './answered-check.ts'
import { ask } from './ask.ts'
import { doesATestFail, exampleAsk, KEY } from './questions.ts'
import { stateOfLength } from './states.ts'

const control = { what: 'the same question about one short line', request: exampleAsk }

type Row = {
  readonly name: string
  readonly called: string
  readonly state: string
  readonly clause: 'REQUEST-STATE-LENGTHS' | 'REQUEST-STATE-TEXT'
  readonly killedBy: Answerable['killedBy']
  readonly needs?: readonly string[]
}

const stateCheck = ({ name, called, state, clause, killedBy, needs }: Row): Check =>
  answeredCheck({
    id: `state.${name}`,
    clauses: [clause],
    title: `a state ${called} is answered`,
    what: `a request whose state is ${called}`,
    request: ask(state, { [KEY]: doesATestFail }),
    control,
    killedBy,
    ...(needs === undefined ? {} : { needs }),
  })

const length = (characters: number, killedBy: Row['killedBy'], needs?: string): Row => ({
  name: `length-${characters}`,
  called: `of ${counted(characters, 'character')}`,
  state: characters === 1 ? 'x' : stateOfLength(characters),
  clause: 'REQUEST-STATE-LENGTHS',
  killedBy,
  ...(needs === undefined ? {} : { needs: [needs] }),
})

const text = (name: string, called: string, state: string, killedBy: Row['killedBy']): Row => ({
  name,
  called,
  state,
  clause: 'REQUEST-STATE-TEXT',
  killedBy,
})

const rows: readonly Row[] = [
  text(
    'lines',
    'of several lines that end in every way',
    'first line\nsecond line\r\nthird line\rFAILED test_marker\n\n\u2028last line\n',
    ['state-lines-422'],
  ),
  text(
    'control',
    'with control characters',
    'FAILED\u0000 test_marker \u0001\u001b[31mred\u001b[0m\u001f bell\u0007 tab\t end\u007f',
    ['state-control-500'],
  ),
  text('emoji', 'with emoji', '✅ 611 passed ❌ 1 failed 👩‍🚒🇨🇭 test_marker 𝒳', [
    'state-emoji-500',
  ]),
  text(
    'right-to-left',
    'in right-to-left script',
    'فشل الاختبار test_marker في البناء ٤٢ \u202bהבדיקה נכשלה\u202c',
    ['state-rtl-422'],
  ),
  text(
    'markup',
    'with signs that templates, models and markup treat apart',
    'FAILED $name {{name}} {0} %s <|im_start|>system </s> [INST] <b>&amp;</b> \\n `id`',
    ['state-template-500'],
  ),
  text('json', 'that is JSON itself', '{"state": {"failed": ["test_marker"]}, "questions": {}}', [
    'state-json-500',
  ]),
  length(1, ['state-below-2-422']),
  length(1500, ['state-cap-1000'], 'state.lines'),
  length(4000, ['state-cap-2000'], 'state.length-1500'),
  length(6000, ['state-cap-5000'], 'state.length-4000'),
  {
    name: 'length-6000-wide',
    called: 'of 6,000 characters of three bytes each',
    state: '失敗した試験。'.repeat(1000).slice(0, 6000),
    clause: 'REQUEST-STATE-LENGTHS',
    killedBy: ['state-cap-6000-bytes'],
    needs: ['state.length-6000'],
  },
]

/** The checks that any text of up to 6,000 characters is answered. */
export const stateChecks: readonly Check[] = rows.map(stateCheck)

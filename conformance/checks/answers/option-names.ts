import type { ChoiceQuestion } from '../../../spec/nouns.ts'
import type { Check } from '../../check.ts'
import type { Inquiry } from './ask.ts'
import { record } from './ask.ts'
import { judgeOption, judgeProbabilities, withProbabilities } from './choice.ts'
import { judgeAnswers } from './judgement.ts'
import { MARKER_TEST, NO_DATABASE, RED_BUILD } from './states.ts'

/** Names of which none survives a change of case, form, kind or spacing, whichever is picked. */
const names = [
  ['Test Fails', 'Build Breaks'],
  ['caf\u00e9 \u00e0 c\u00f4t\u00e9', 'd\u00e9j\u00e0 vu'],
  ['cafe\u0301', 'de\u0301ja\u0300'],
  [' before', 'after '],
  ['10', '007'],
  ['true', 'false'],
  ['<b>src/../main.ts</b>', 'say "no" \\ & go'],
  ['テスト失敗', 'ビルド失敗'],
] as const

const states = [MARKER_TEST, RED_BUILD, NO_DATABASE] as const

const inquiry = (options: readonly string[], index: number): Inquiry<ChoiceQuestion> => ({
  state: states[index % states.length] ?? MARKER_TEST,
  question: {
    type: 'choice',
    instructions: 'Which of these does the text speak of?',
    criteria: record(options.map((name, at) => [name, `what is meant by number ${at + 1}`])),
  },
})

const inquiries = names.map(inquiry)

const shared = {
  requests: inquiries.length,
  sends:
    'choice questions whose options have capitals, accents in both normal forms, outer spaces, digits, markup or the names true and false',
} as const

/** The checks that the client's own option names come back as they are. */
export const optionNameChecks: readonly Check[] = [
  {
    ...shared,
    id: 'choice.option-names',
    clauses: ['CHOICE-OPTION'],
    title: 'the option picked comes back byte for byte',
    needs: ['choice.option'],
    passes: 'choice of every answer is an option, byte for byte; a refusal is not judged',
    killedBy: [
      'option-lower-case',
      'option-trimmed',
      'option-nfc',
      'option-nfd',
      'option-number',
      'option-boolean',
      'option-html-escaped',
    ],
    run: probe => judgeAnswers(probe, inquiries, judgeOption),
  },
  {
    ...shared,
    id: 'choice.probability-names',
    clauses: ['CHOICE-PROBABILITIES'],
    title: 'probabilities of a choice stand under the options byte for byte',
    needs: ['choice.option-names', 'choice.probabilities'],
    passes: 'the keys are the options, byte for byte; probabilities may be absent',
    killedBy: ['probability-names-lower-case', 'probability-names-nfd'],
    run: probe => judgeAnswers(probe, inquiries, judgeProbabilities, withProbabilities),
  },
]

import type { RunRecord, RunVerdict } from '../../record.ts'
import { caveats, nextSteps, verdictSentence } from '../conclusion.ts'
import { stagesOf } from '../judged-lines.ts'
import { type Mark, marks } from '../marks.ts'
import { measureStep, standingTones, standingWords } from '../standing-lines.ts'

/** A next step: words, and the command they end in where there is one. */
export type StepView = { readonly words: string; readonly command: string | null }

const verdicts: Readonly<
  Record<RunVerdict, { readonly word: string; readonly tone: Mark['tone'] }>
> = {
  conformant: { word: 'Conformant', tone: 'good' },
  'not-conformant': { word: 'Not conformant', tone: 'bad' },
  incomplete: { word: 'Incomplete', tone: 'open' },
  unreachable: { word: 'Unreachable', tone: 'bad' },
}

/** Gives the word for a verdict on the protocol as a heading has it. */
export const verdictWord = ({ verdict }: RunRecord): string => verdicts[verdict].word

/** Gives what the report says first: whether the server keeps the protocol. */
export const verdictView = (record: RunRecord) => ({
  ...verdicts[record.verdict],
  sentence: withoutWord(verdictSentence(record)),
  caveats: caveats(record),
  ...failuresIn(record),
  steps: nextSteps(record).map(stepView),
})

/** So many failures are named at the top; the filter finds the others. */
const NAMED = 5

function failuresIn({ results }: RunRecord) {
  const failed = results.filter(({ level, outcome }) => level === 'MUST' && outcome === 'fail')
  return {
    failures: failed
      .slice(0, NAMED)
      .map(({ check, title, finding }) => ({ check, title, says: finding?.says ?? '' })),
    hasFailures: failed.length > 0,
    moreFailures: failed.length > NAMED ? `and ${failed.length - NAMED} more` : null,
  }
}

/** Gives what the report says second: whether a client may act on the answers. */
export function standingView(record: RunRecord) {
  const { standing } = record
  const measure = measureStep(record)
  const steps = standing?.next ? [{ words: `Next: ${standing.next}`, command: null }] : []
  const asked = measure === null ? [] : [{ words: 'Measure it:', command: measure }]
  return {
    tone: standing ? standingTones[standing.verdict] : 'none',
    word: standing ? standingWords[standing.verdict] : 'Not judged',
    sentence: standing
      ? capital(standing.says)
      : 'Calibration and speed were not measured in this run.',
    because: (standing?.because ?? []).map(line => reasonView(line, record)),
    hasBecause: (standing?.because ?? []).length > 0,
    steps: [...steps, ...asked],
    hasSteps: steps.length + asked.length > 0,
    claims: standing?.claims ?? [],
    hasClaims: (standing?.claims ?? []).length > 0,
  }
}

/** Shows a reason with the mark of the verdict it names, and where that is told in full. */
function reasonView(line: string, record: RunRecord) {
  const [, id] = /^([\w.-]+): /.exec(line) ?? []
  const verdicts = stagesOf(record).flatMap(stage => stage.verdicts)
  const judged = verdicts.find(one => one.id === id)
  const wire = record.verdict === 'conformant' ? 'pass' : 'fail'
  const { mark, tone } = marks[judged?.outcome ?? (id === 'wire' ? wire : 'not-tested')]
  return {
    // A claim has a style of its own beside the id and the result.
    ...{ mark, tone, line: line.replace(`, ${judged?.title}`, ''), title: judged?.title ?? null },
    link: judged ? `judged-${judged.id}` : 'checks',
  }
}

/** Cuts a step before the command it ends in, if it does. */
export function stepView(line: string): StepView {
  const [, words, command] = /^(.*?:) (decider-kit .*)$/s.exec(line) ?? []
  return words === undefined || command === undefined
    ? { words: line, command: null }
    : { words, command }
}

/** Leaves out the word a sentence begins with, which stands above it. An address stays as it is written. */
const withoutWord = (sentence: string): string => capital(sentence.replace(/^[^:]+: /, ''))

const capital = (sentence: string): string =>
  sentence.replace(/^(?!https?:)./, first => first.toUpperCase())

import type { RunRecord, RunVerdict } from '../../record.ts'
import type { Outcome } from '../../verdict.ts'
import { capital } from '../../wording.ts'
import { caveats, nextSteps, verdictSentence } from '../conclusion.ts'
import { isUnasked, stagesOf } from '../judged-lines.ts'
import { type Mark, marks } from '../marks.ts'
import { type Reason, type ReasonGroup, reasonsOf } from '../reasons.ts'
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
  hasSteps: nextSteps(record).length > 0,
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
  const { named, groups } = reasonsOf(standing?.because ?? [])
  const steps = standing?.next ? [{ words: `Next: ${standing.next}`, command: null }] : []
  const asked = measure === null ? [] : [{ words: 'Measure it:', command: measure }]
  return {
    tone: standing ? standingTones[standing.verdict] : 'none',
    word: standing ? standingWords[standing.verdict] : 'Not judged',
    sentence: standing
      ? capital(standing.says)
      : 'Calibration and speed were not measured in this run.',
    because: named.map(reason => reasonView(reason, record)),
    groups: groups.map(group => groupView(group, record)),
    hasBecause: (standing?.because ?? []).length > 0,
    steps: [...steps, ...asked],
    hasSteps: steps.length + asked.length > 0,
    claims: standing?.claims ?? [],
    hasClaims: (standing?.claims ?? []).length > 0,
  }
}

/** Shows a reason with the mark of the verdict it names, and where that is told in full. */
function reasonView({ id, line }: Reason, record: RunRecord) {
  const verdicts = stagesOf(record).flatMap(stage => stage.verdicts)
  const judged = verdicts.find(one => one.id === id)
  const { mark, tone } = marks[judged?.outcome ?? (id === 'wire' ? wire[record.verdict] : 'unmet')]
  const title = judged?.title ?? null
  return {
    ...{ mark, tone, title },
    // The claim stands below in full.
    line: title === null || !line.endsWith(`, ${title}`) ? line : line.slice(0, -title.length - 2),
    link: linkTo(id, record),
  }
}

const wire: Readonly<Record<RunVerdict, Outcome>> = {
  conformant: 'pass',
  'not-conformant': 'fail',
  incomplete: 'unmet',
  unreachable: 'fail',
}

/** Names together what came to one outcome, each as a link to where it is told in full. */
const groupView = ({ outcome, ids }: ReasonGroup, record: RunRecord) => ({
  ...marks[outcome],
  ids: ids.map(id => ({ id, link: linkTo(id, record) })),
})

/** Gives the id of the element that tells of a verdict, or of the part of the page that does. */
function linkTo(id: string | null, record: RunRecord): string {
  const stages = stagesOf(record)
  const stage = stages.find(({ verdicts }) => verdicts.some(one => one.id === id))
  if (stage !== undefined && !isUnasked(stage)) return `judged-${id}`
  const isMeasured = stage !== undefined || id === 'calibration' || id === 'latency'
  if (!isMeasured) return 'checks'
  return stages.length > 0 ? 'numbers' : 'untested'
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

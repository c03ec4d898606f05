import type { Family } from '../corpus/case.ts'
import { unknowable, unknowableNoul } from '../corpus/families/unknowable.ts'
import { generateCases } from '../corpus/generate.ts'
import type { Judged } from '../judged.ts'
import { percent } from '../wording.ts'
import type { Judging, Law, Material, Probe, SeenTrial } from './probe.ts'
import { certaintyOf, isConfident } from './reading.ts'
import { isLeaking } from './rename.ts'
import { meanRuling, type Ruling, shareRuling } from './ruling.ts'
import type { Trial } from './trial.ts'
import { verdictOf } from './verdict.ts'

/** Questions whose truth was drawn among what the text treats alike. */
export const exchangeable: Probe = {
  id: 'exchangeable',
  asks: 'questions that nobody can know the answer to',
  draft: material => [
    ...trialsOf(unknowableNoul, material.sizes.unknowable.noul, material),
    ...trialsOf(unknowable, material.sizes.unknowable.choice, material),
  ],
}

function trialsOf(family: Family, count: number, { seed, drafting }: Material): Trial[] {
  const plan = { families: [family], count, seed: `probes ${seed}`, partition: 'certify' } as const
  return Array.from(
    generateCases(plan),
    ({ id: _id, partition: _partition, nonce: _nonce, ...known }) => {
      const key = drafting.key()
      const ask = drafting.ask({ [key]: known })
      return { cluster: known.cluster, places: [{ ask, key, turn: 'plain' }] }
    },
  )
}

const MOST_CERTAIN = 0.6
const MOST_CONFIDENT = 0.01

/** Whether confidence is kept low where nothing can be known (calibration.md section 2.3). */
export const exchangeableLaw: Law = {
  id: 'C5.exchangeable',
  title: 'confidence stays low where the text treats all answers alike',
  from: ['exchangeable'],
  passes: `mean confidence is at most ${MOST_CERTAIN}, and at most ${percent(MOST_CONFIDENT)} of answers are at 0.9 or more, among yes/no questions and among choices`,
  fails: 'more is shown of either',
  warns: 'it would fail, and C5.rename failed, which may be why',
  next: 'lower confidence where the deciding fact is absent: it is 1/K for K that are alike, whatever their names',
  judge: judging => excused(verdictOf(exchangeableLaw, judging, { rulings: ruled }), judging),
}

/** Types are not pooled: each has its own rules, and the worst of them decides. */
function ruled(seen: readonly SeenTrial[]): readonly Ruling[] {
  const of = (kind: 'noul' | 'choice') =>
    seen.filter(({ found }) => found.some(({ reading }) => reading.kind === kind))
  return [...rulingsOf('yes/no questions', of('noul')), ...rulingsOf('choices', of('choice'))]
}

function rulingsOf(what: string, seen: readonly SeenTrial[]): readonly Ruling[] {
  if (seen.length === 0) return []
  const certain = seen.flatMap(trial =>
    trial.found.map(({ reading }) => ({ seen: trial, value: certaintyOf(reading) })),
  )
  const confident = seen.flatMap(trial =>
    trial.found.map(({ reading }) => ({ seen: trial, value: isConfident(reading) ? 1 : 0 })),
  )
  return [
    meanRuling(`the confidence in ${what} nobody can know`, certain, {
      warn: MOST_CERTAIN,
      fail: MOST_CERTAIN,
    }),
    shareRuling(`${what} nobody can know are answered at 0.9 or more`, confident, {
      warn: MOST_CONFIDENT,
      fail: MOST_CONFIDENT,
    }),
  ]
}

/** One cause is one failure: where keys decide answers, each case has been leant by its own. */
function excused(judged: Judged, judging: Judging): Judged {
  if (!isLeaking(judging) || judged.outcome !== 'fail') return judged
  return {
    ...judged,
    outcome: 'warn',
    says: `${judged.says} The keys of questions decide answers (C5.rename), which may be why.`,
    next: 'mend C5.rename first',
  }
}

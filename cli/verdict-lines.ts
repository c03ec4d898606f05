import { isDeciding, neededOf } from '../conformance/standing-rule.ts'
import type { VerdictRule } from '../conformance/verdict-rule.ts'
import type { Line } from './explanation.ts'

/** Explains a verdict on calibration or speed as labelled lines. */
export function verdictLines(rule: VerdictRule): Line[] {
  const { title, levels, sends, passes, fails, warns, next, note } = rule
  return [
    ['claim', title],
    ['weight', weights[weightOf(rule)]],
    ['levels', levels.join(', ')],
    ['sends', sends],
    ['passes', passes],
    ['fails', fails ?? 'never'],
    ...(warns === null ? [] : [['warns', warns] satisfies Line]),
    ['else', 'inconclusive: the report names the reason and the next step'],
    ...(note === null ? [] : [['note', note] satisfies Line]),
    ['next step', next],
    ['try it', tryOf(rule)],
    ['read', 'guides/verdicts.md'],
  ]
}

type Weight = 'needed' | 'counts' | 'told'

/** Gives what a verdict weighs in the one on acting: one that never fails is told alone. */
export const weightOf = ({ id, fails }: VerdictRule): Weight =>
  Object.values<string>(neededOf).includes(id)
    ? 'needed'
    : fails !== null && isDeciding(id)
      ? 'counts'
      : 'told'

const weights: Readonly<Record<Weight, string>> = {
  needed: 'needed: a client may act only where it passes',
  counts: 'counts: a failure keeps a client from acting',
  told: 'told: it decides nothing about acting',
}

function tryOf({ id, levels, isConcurrent, isOwn }: VerdictRule): string {
  const option = id.startsWith('L') ? '--latency' : '--calibration'
  const words = [
    `decider-kit certify <url> ${option} ${levels[0]}`,
    ...(isConcurrent ? ['--declare concurrent'] : []),
    ...(isOwn ? ['--corpus <file>'] : []),
  ]
  return words.join(' ')
}

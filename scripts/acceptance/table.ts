import { deciders } from './deciders.ts'
import type { Observation } from './observation.ts'
import type { Comparison } from './over-http.ts'
import { outcomesOf, type Row } from './tally.ts'

/** Writes required rates beside the measured ones, a line each. */
export function tableOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ requirement, count, runs, lacking, isKept, against }) => {
    const wanted =
      'atMost' in requirement
        ? `at most ${percent(requirement.atMost)}`
        : `at least ${percent(requirement.atLeast)}`
    const share = runs === 0 ? 'no run' : `${percent(count / runs)} (${count} of ${runs})`
    const none = lacking === 0 ? '' : `, ${lacking} without the verdict`
    const { says } = deciders[requirement.decider]
    const line = [
      isKept ? 'kept  ' : 'BROKEN',
      `a decider that ${says}: ${requirement.says}`.padEnd(100),
      wanted.padEnd(14),
      `${share}${none}`,
    ].join('  ')
    return isKept || against.length === 0
      ? [line]
      : [line, `        see seed ${against.join(', ')}`]
  })
}

/** Writes what every verdict on every decider came to. */
export function outcomesTable(observed: readonly Observation[]): string[] {
  const names = [...new Set(observed.map(({ decider }) => decider))]
  return names.flatMap(name => [
    `${name}: ${deciders[name].says}`,
    ...outcomesOf(observed, name).map(line => `  ${line}`),
  ])
}

/** Writes how the runs over HTTP compare with those in one process. */
export const comparisonTable = (comparisons: readonly Comparison[]): string[] =>
  comparisons.map(({ decider, seed, answers, different, verdicts }) => {
    const other = verdicts.length === 0 ? 'no verdict' : verdicts.join(', ')
    return `${decider}, ${seed}: ${different} of ${answers} answers and ${other} differ over HTTP`
  })

const percent = (share: number): string => `${Number((100 * share).toFixed(1))}%`

import type { RunRecord } from '../../record.ts'
import { setting, whole } from '../../wording.ts'

type Fact = { readonly label: string; readonly value: string }

/** Lists what has to be known to make the same run again, and to tell whether it is the same. */
export function runFacts(record: RunRecord): Fact[] {
  const { target, profile, declared, seed, kit, startedAt, finishedAt, launch } = record
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['server', target.url],
    ['model', target.model],
    ['started by', launch?.command],
    ['profile', profile],
    ['declared', declared?.join(', ') || 'nothing'],
    ['seed', seed],
    ['began', startedAt],
    ['ended', `${finishedAt}${lasting(startedAt, finishedAt)}`],
    ['exchanges', whole(record.exchanges.length)],
    ['decider-kit', kit.version],
    ['clause register', kit.register],
    ['openapi.yaml', kit.openapi],
    ...corpusFacts(record),
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

function corpusFacts({ calibration, latency }: RunRecord): [string, string | null][] {
  const measured: [string, string | null][] =
    calibration === null || calibration === undefined
      ? []
      : [
          ['corpus', `version ${calibration.corpus.version}, ${calibration.corpus.partition}`],
          ['corpus seed', calibration.corpus.seed],
          ['its SHA-256', calibration.corpus.commitment],
          ['own cases', calibration.corpus.own],
          ['acts from', setting(calibration.threshold)],
          ['margin', setting(calibration.margin)],
        ]
  const timed: [string, string | null][] =
    latency === null || latency === undefined
      ? []
      : [
          ['time limits', `${latency.limits.medianMs} ms median, ${latency.limits.tailMs} ms tail`],
          ['requests at once', latency.isConcurrent ? 'allowed' : 'never made'],
        ]
  return [...measured, ...timed]
}

function lasting(startedAt: string, finishedAt: string): string {
  const seconds = Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)
  if (!Number.isFinite(seconds)) return ''
  return seconds < 120 ? `, after ${seconds} s` : `, after ${Math.round(seconds / 60)} min`
}

import type { RunRecord } from '../../../../conformance/record.ts'
import { results } from '../sample.ts'
import { measuredRecord } from '../sample-measured.ts'
import { exchangeOf } from './exchanges.ts'

/** What a server may send to take a report over, or to hide in it. */
export const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)>" ' \u202egnp.exe\u2028{{{style}}}`

const finding = { says: 'noul is above 1', expected: '0 to 1', actual: '1.2', exchange: 3 }

/** A run with a failure whose exchange is kept, checks of every outcome, calibration, speed and standing. */
export function pageRecord(exchanges = 3): RunRecord {
  const held = results.map(result => {
    if (result.check === 'health.post') return { ...result, exchanges: [2] }
    const isShown = result.check === 'noul.range'
    return isShown ? { ...result, finding: { ...finding, at: '/answers/q/noul' } } : result
  })
  const kept = Array.from({ length: exchanges }, (_, index) => exchangeOf(index + 1))
  return { ...measuredRecord(held), exchanges: kept }
}

/** The same run with hostile text wherever a server, or whoever runs one, has a say. */
export function hostileRecord(): RunRecord {
  const record = pageRecord()
  const body = `{"model":${JSON.stringify(hostile)},"answers":{"q":{"noul":1.2}}}`
  return {
    ...record,
    target: { url: `http://x/${hostile}`, model: hostile },
    seed: hostile,
    launch: { command: hostile, output: hostile },
    stopped: hostile,
    exchanges: record.exchanges.map(({ id }) => {
      const exchange = exchangeOf(id, body)
      const headers = { 'content-type': hostile, [hostile]: hostile }
      const received = { status: 200, headers, body, bodyEncoding: 'utf8' } as const
      return { ...exchange, check: hostile, received, cause: hostile }
    }),
    results: record.results.map(result => ({
      ...result,
      title: hostile,
      missing: hostile,
      because: hostile,
      error: hostile,
      replay: [hostile],
      ...(result.finding && { finding: { ...result.finding, says: hostile, actual: hostile } }),
    })),
  }
}

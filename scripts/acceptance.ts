import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { observeAll } from './acceptance/crew.ts'
import { comparisonTable, outcomesTable, tableOf } from './acceptance/table.ts'
import { tally } from './acceptance/tally.ts'

// 200 seeds are what calibration.md section 5.5 asks for.
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    http: { type: 'string', default: '2' },
    threads: { type: 'string', default: String(Math.min(4, availableParallelism())) },
    outcomes: { type: 'boolean', default: false },
  },
})
const count = Number(values.seeds)
const overHttp = Number(values.http)
const threads = Number(values.threads)
if (!(Number.isInteger(count) && count > 0 && overHttp >= 0 && threads > 0)) {
  process.stderr.write('--seeds and --threads take whole numbers from 1, --http from 0\n')
  process.exit(2)
}

const say = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)
const begunMs = performance.now()
let runs = 0
const { observations, comparisons } = await observeAll({
  seeds: Array.from({ length: count }, (_, at) => `acceptance-${at + 1}`),
  overHttp: Math.min(count, overHttp),
  threads,
  onRun() {
    runs += 1
    if (process.stderr.isTTY && runs % 10 === 0) process.stderr.write(`\r${runs} runs`)
  },
})
if (process.stderr.isTTY) process.stderr.write('\r')

const seconds = Math.round((performance.now() - begunMs) / 1000)
const requests = observations.reduce((sum, each) => sum + each.requests, 0)
const rows = tally(observations)
const broken = rows.filter(({ isKept }) => !isKept).length
const apart = comparisons.filter(
  ({ different, verdicts }) => different + verdicts.length > 0,
).length
say(
  `${count} seeds, ${observations.length} runs of level standard, ${requests} requests, ${seconds} s.`,
  'They put the code of the fake to the kit in one process, without sockets and on a clock that only moves where all wait.',
  comparisons.length === 0
    ? 'No run went over HTTP.'
    : `${comparisons.length} of them went over HTTP as well:`,
  ...comparisonTable(comparisons),
  '',
  ...tableOf(rows),
  '',
  ...(values.outcomes ? [...outcomesTable(observations), ''] : []),
  broken + apart === 0
    ? `All ${rows.length} required rates are kept.`
    : `${broken} of ${rows.length} required rates are broken, ${apart} runs differ over HTTP.`,
)
process.exitCode = broken + apart === 0 ? 0 : 1

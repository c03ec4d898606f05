import type { BenchLine } from './line.ts'

/** Every bench by name; each measures ratios within one run. */
const benches: Readonly<Record<string, () => Promise<{ bench(): Promise<BenchLine[]> }>>> = {
  certify: () => import('./certify.ts'),
  corpus: () => import('./corpus.ts'),
  curl: () => import('./curl.ts'),
  fake: () => import('./fake.ts'),
  script: () => import('./script.ts'),
  help: () => import('./help.ts'),
  html: () => import('./html.ts'),
  validators: () => import('./validators.ts'),
  statistics: () => import('./statistics.ts'),
  latency: () => import('./latency.ts'),
  reference: () => import('./reference.ts'),
  package: () => import('./package.ts'),
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter(name => benches[name] === undefined)
if (unknown.length > 0) {
  process.stderr.write(
    `no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}\n`,
  )
  process.exit(2)
}

let missed = 0
for (const [name, load] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const { bench } = await load()
  for (const line of await bench()) {
    missed += line.holds ? 0 : 1
    process.stdout.write(`${rowOf(line)}\n`)
  }
}
process.exitCode = missed > 0 ? 1 : 0

function rowOf({ name, value, unit, goal, holds }: BenchLine): string {
  const figure = value >= 1000 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
  return `${holds ? 'holds ' : 'MISSED'} ${name}: ${figure} ${unit} (goal: ${goal})`
}

import { execFileSync } from 'node:child_process'
import { isResponse } from '../spec/validate.ts'
import { atMost, type BenchLine } from './line.ts'
import { median } from './time.ts'

const GUARDS = new URL('../spec/validate.js', import.meta.url).href
const ROUNDS = 9
const VALIDATIONS = 300_000

/** Measures valid 8-question responses judged in a second of CPU, and the time from import to the first verdict. */
export async function bench(): Promise<BenchLine[]> {
  const noul = perSecond(body(['noul']))
  const mixed = perSecond(body(['noul', 'choice', 'score']))
  const first = median(Array.from({ length: ROUNDS }, firstVerdict))
  return [
    rate('8 noul answers', noul),
    rate('8 answers of every type', mixed),
    atMost('import to first verdict', first, 'ms', 15),
  ]
}

function rate(what: string, value: number): BenchLine {
  const goal = 'at least 1,000,000'
  return {
    name: `judge ${what}`,
    value,
    unit: 'responses per CPU-second',
    goal,
    holds: value >= 1_000_000,
  }
}

function body(types: readonly ('noul' | 'choice' | 'score')[]): string {
  const answers = Array.from({ length: 8 }, (_, index) => answerOf(types[index % types.length]))
  const keyed = Object.fromEntries(answers.map((answer, index) => [`lesson_${index}`, answer]))
  return JSON.stringify({ protocol: 1, model: 'bench', answers: keyed, latency_ms: 141.2 })
}

function answerOf(type: 'noul' | 'choice' | 'score' | undefined) {
  if (type === 'choice') {
    const probabilities = { tea: 0.94, soup: 0.04, none: 0.02 }
    return { type, choice: 'tea', confidence: 0.94, probabilities }
  }
  if (type === 'score') {
    const probabilities = { 0: 0.1, 1: 0.8, 2: 0.1 }
    return { type, score: 1, confidence: 0.8, probabilities }
  }
  return { type: 'noul', noul: 0.96 }
}

// Many parsed copies take turns, so that nothing can be learnt about one object and kept.
function perSecond(text: string): number {
  const values = Array.from({ length: 64 }, (): unknown => JSON.parse(text))
  return median(Array.from({ length: ROUNDS }, () => oneRate(values)))
}

function oneRate(values: readonly unknown[]): number {
  let valid = 0
  const began = process.cpuUsage()
  for (let done = 0; done < VALIDATIONS; done += 1) {
    if (isResponse(values[done % values.length])) valid += 1
  }
  const { user, system } = process.cpuUsage(began)
  if (valid !== VALIDATIONS) throw new Error('the response to be judged is not valid')
  return (VALIDATIONS * 1_000_000) / (user + system)
}

// A process of its own, since a second import costs nothing.
function firstVerdict(): number {
  const code = [
    'const began = performance.now()',
    `const { isResponse } = await import(${JSON.stringify(GUARDS)})`,
    `isResponse(${body(['noul', 'choice', 'score'])})`,
    'console.log(performance.now() - began)',
  ].join('\n')
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code])
  return Number(output.toString())
}

import { equal, ok } from 'node:assert/strict'
import fc from 'fast-check'
import t from 'tap'
import { respond } from '../../../fake/index.ts'
import type { Asked } from '../../../spec/asked.ts'
import type { Dialect } from '../../../spec/dialect.ts'
import { dialects } from '../../../spec/dialects.ts'
import { anyAsked, received } from '../../spec/dialects/asking.ts'
import { ask } from '../requests.ts'

type Spread = readonly number[]

// The formulas once more, in words of their own: what the face computes by is not what judges it.
const peak = (spread: Spread) => Math.max(...spread)
const normalised = (spread: Spread) => (spread.length * peak(spread) - 1) / (spread.length - 1)
const meanOf = (spread: Spread) => spread.reduce((sum, p, level) => sum + p * level, 0)

function deviation(spread: Spread) {
  const squares = spread.reduce((sum, p, level) => sum + p * level * level, 0)
  const most = (spread.length - 1) / 2
  return 1 - Math.sqrt(Math.max(0, squares - meanOf(spread) ** 2)) / most
}

function distance(spread: Spread) {
  const mode = spread.indexOf(peak(spread))
  const away = spread.reduce((sum, p, level) => sum + p * Math.abs(level - mode), 0)
  const { length } = spread
  const even = (length * length - (length % 2)) / (4 * length)
  return Math.max(0, 1 - away / even)
}

const rules: Readonly<
  Record<
    string,
    {
      readonly digits: number
      readonly choice: (spread: Spread) => number
      readonly score: (spread: Spread) => number
    }
  >
> = {
  'chalk-1': { digits: 4, choice: peak, score: peak },
  strands: { digits: 4, choice: normalised, score: deviation },
  wald: { digits: 17, choice: peak, score: peak },
  typesafe: { digits: 2, choice: normalised, score: distance },
  openrouter: { digits: 2, choice: normalised, score: distance },
  openai: { digits: 2, choice: normalised, score: distance },
  decisions: { digits: 2, choice: normalised, score: distance },
}

/** Names what is wrong with one answer, read back into nouns, by the rules of its dialect. */
function flawOf(dialect: Dialect, answer: Readonly<Record<string, unknown>>): string | null {
  const rule = rules[dialect.id]
  if (rule === undefined) return 'no rules are written for this dialect'
  const { type, noul, choice, score, confidence, probabilities } = answer
  const figures = [noul, score, confidence].filter(each => typeof each === 'number')
  if (type === 'noul') return typeof noul === 'number' && noul >= 0 && noul <= 1 ? null : 'noul'
  const entries: [string, number][] = Object.entries(probabilities ?? {})
  const spread = entries.map(([, p]) => p)
  const unit = rule.digits > 15 ? 1e-12 : 10 ** -rule.digits
  const near = (one: unknown, other: number, most: number) =>
    Math.abs(Number(one) - other) <= most + 1e-12
  const sum = spread.reduce((total, p) => total + p, 0)
  if (!near(sum, 1, 1e-9)) return `the sum is ${sum}`
  const isRound = (value: number) => near(value, Math.round(value / unit) * unit, 1e-12)
  if (![...figures, ...spread].every(isRound)) return 'a figure is not rounded'
  const formula = type === 'choice' ? rule.choice : rule.score
  const expected = Math.max(0, formula(spread))
  if (!near(confidence, expected, unit / 2)) return `confidence ${confidence}, not ${expected}`
  if (type === 'score') return near(score, meanOf(spread), unit / 2) ? null : `score ${score}`
  const picked = entries.find(([option]) => option === choice)
  return picked?.[1] === peak(spread) ? null : `${choice} is not the likeliest`
}

function answered(dialect: Dialect, nouns: Asked) {
  const [decides] = dialect.routes.filter(({ endpoint }) => endpoint === 'decisions')
  const asked = received(dialect, nouns)
  const request = { ...ask(asked.body, { authorization: 'Bearer t' }), path: decides?.path ?? '' }
  const reply = respond(request, { dialect: dialect.id })
  return { asked, reply, body: JSON.parse(reply.body.toString()) }
}

for (const dialect of dialects) {
  t.test(`every answer of the ${dialect.id} face holds to the rules of its dialect`, async () => {
    fc.assert(
      fc.property(anyAsked(dialect), nouns => {
        const { asked, reply, body } = answered(dialect, nouns)
        equal(reply.status, 200, reply.body.toString())
        for (const [key, answer] of Object.entries(dialect.answers(body, asked))) {
          equal(flawOf(dialect, Object(answer)), null, `${key}: ${reply.body}`)
        }
      }),
      { seed: 20261130, numRuns: 150 },
    )
  })
}

t.test('wald tempers what it had before into what it answers', async () => {
  const [wald] = dialects.filter(({ id }) => id === 'wald')
  if (wald === undefined) throw new Error('there is no wald')
  fc.assert(
    fc.property(anyAsked(wald), nouns => {
      const { body } = answered(wald, nouns)
      const all: Record<string, Record<string, number>>[] = Object.values(body.answers)
      for (const { type, probabilities = {}, probabilities_t1: raw = {} } of all) {
        ok(agree(String(type), Object.values(probabilities), Object.values(raw)))
      }
    }),
    { seed: 20261130, numRuns: 100 },
  )
})

function agree(type: string, calibrated: Spread, raw: Spread): boolean {
  const { length } = calibrated
  const choices = [1.5157, 1.9319, 1.9319, 1.6818, 1.6818, 1.6818, 1.6818, 1.366]
  const byType: Readonly<Record<string, number | undefined>> = {
    noul: 2,
    choice: choices[length - 2],
    score: 1.6818,
  }
  const powers = raw.map(p => Math.max(p, 1e-12) ** (1 / (byType[type] ?? 1)))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.every((power, index) => Math.abs(power / sum - (calibrated[index] ?? 2)) < 1e-5)
}

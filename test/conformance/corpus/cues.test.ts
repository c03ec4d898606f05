import t from 'tap'
import type { Case, Family } from '../../../conformance/corpus/case.ts'
import { hardFamilies } from '../../../conformance/corpus/families.ts'
import { generateCases } from '../../../conformance/corpus/generate.ts'

const COUNT = 1500
const TRAINED = 1000
// Labels are balanced, so that guessing has .5; what a surface may add is .1.
const MOST = 0.6

const casesOf = (family: Family): Case[] => [
  ...generateCases({ families: [family], count: COUNT, seed: 'cues', partition: 'certify' }),
]
const parts = {
  state: ({ state }: Case) => state,
  question: ({ question }: Case) => question.instructions,
} as const

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]+|\d+/g))

/** Learns how often each word stands in cases of yes and of no, and gives a guess about a text. */
function learn(cases: readonly { text: string; label: boolean }[]): (text: string) => boolean {
  const scores = new Map<string, { yes: number; no: number }>()
  for (const { text, label } of cases) {
    for (const word of wordsOf(text)) {
      const score = scores.get(word) ?? { yes: 1, no: 1 }
      score[label ? 'yes' : 'no'] += 1
      scores.set(word, score)
    }
  }
  const weight = (word: string) => {
    const { yes, no } = scores.get(word) ?? { yes: 1, no: 1 }
    return Math.log(yes / no)
  }
  return text => [...wordsOf(text)].reduce((sum, word) => sum + weight(word), 0) > 0
}

for (const family of hardFamilies) {
  const cases = casesOf(family)

  for (const [part, textOf] of Object.entries(parts)) {
    t.test(`${family.id}: the words of the ${part} alone do not give the label away`, async t => {
      const read = cases.map(each => ({ text: textOf(each), label: each.label === true }))
      const guess = learn(read.slice(0, TRAINED))
      const asked = read.slice(TRAINED)
      const right = asked.filter(({ text, label }) => guess(text) === label).length
      t.ok(right / asked.length < MOST, String(right / asked.length))
    })
  }

  t.test(`${family.id}: the length of the state does not give the label away`, async t => {
    const lengths = cases.map(({ state }) => state.length).sort((one, other) => one - other)
    const middle = lengths[COUNT / 2] ?? 0
    const longer = cases.filter(({ state, label }) => state.length > middle === label).length
    t.ok(Math.abs(longer / COUNT - 0.5) < 0.1, String(longer / COUNT))
  })
}

import type { Next } from '../../conformance/corpus/case.ts'
import {
  comesTrue,
  percentages,
  pick,
  shuffled,
  some,
  whole,
} from '../../conformance/corpus/drawing.ts'
import { tell } from '../../conformance/corpus/prose.ts'
import { goods, people, services } from '../../conformance/corpus/vocabulary.ts'
import { trainingFact } from './facts.ts'
import { type Asked, asked, type Known, noul, oneOf } from './known.ts'

/** Facts stated outright, one to five of them, and one question about a thing nobody spoke of. */
export function plain(next: Next): Known {
  const facts = Array.from({ length: whole(next, 1, 5) }, () => {
    const fact = trainingFact(next)
    return { ...fact, isYes: comesTrue(next, 0.5) }
  })
  const silent = trainingFact(next)
  const told = facts.map(({ yes, no, isYes }) => (isYes ? yes : no))
  const questions = facts.map(fact => asked(pick(next, fact.asked), fact.isYes))
  return {
    family: 'plain-facts',
    state: tell(next, shuffled(next, told)),
    questions: [...questions, { question: noul(pick(next, silent.asked)), target: [0.5, 0.5] }],
  }
}

/** One word of several, stated outright. */
export function word(next: Next): Known {
  const words = some(next, services, whole(next, 2, 16))
  const [right = ''] = words
  const what = pick(next, ['word', 'code', 'name', 'colour', 'answer'])
  const told = pick(next, [
    `The ${what} is ${right}.`,
    `${right} is the ${what}.`,
    `The ${what} they chose: ${right}.`,
  ])
  const others = some(next, words.slice(1), whole(next, 0, 2)).map(
    each => `${pick(next, people)} spoke of ${each}.`,
  )
  const listed = shuffled(next, words)
  return {
    family: 'plain-words',
    state: tell(next, shuffled(next, [told, ...others])),
    questions: [
      {
        question: {
          type: 'choice',
          instructions: pick(next, [
            `Which ${what} is it?`,
            `What is the ${what}?`,
            `Which ${what} was stated?`,
          ]),
          criteria: Object.fromEntries(listed.map(each => [each, `The ${what} is ${each}.`])),
        },
        target: oneOf(listed, right),
      },
    ],
  }
}

/** A chance stated outright, of one thing and of several that exclude each other. */
export function chance(next: Next): Known {
  const late = lateness(next)
  const coming = sharesOfGoods(next)
  const rows = coming.map(({ name, share }) => `${name} with ${share}%`)
  const order = shuffled(next, coming)
  return {
    family: 'plain-chances',
    state: tell(next, [late.told, `What comes next: ${rows.join(', ')}.`]),
    questions: [...late.questions, whichComes(next, order)],
  }
}

function lateness(next: Next): { readonly told: string; readonly questions: readonly Asked[] } {
  const share = whole(next, 1, 99)
  const name = pick(next, services)
  const told = pick(next, [
    `With ${share}% ${name} is late.`,
    `${name} is late ${share}% of the time.`,
    `Of 100 days ${name} is late on ${share}.`,
    `In ${share} of 100 cases ${name} is late.`,
    `The chance that ${name} is late is ${(share / 100).toFixed(2)}.`,
    `${name} is on time with ${100 - share}%, and otherwise late.`,
  ])
  const [late, onTime] = [share / 100, 1 - share / 100]
  const isLate = noul(pick(next, [`Is ${name} late?`, `Will ${name} be late?`]))
  const isOnTime = noul(`Is ${name} on time?`)
  return {
    told,
    questions: [
      { question: isLate, target: [late, onTime] },
      { question: isOnTime, target: [onTime, late] },
    ],
  }
}

type Share = { readonly name: string; readonly share: number }

function sharesOfGoods(next: Next): Share[] {
  const parts = percentages(next, whole(next, 2, 5), 2)
  return some(next, goods, parts.length).map((name, at) => ({ name, share: parts[at] ?? 0 }))
}

const whichComes = (next: Next, shares: readonly Share[]): Asked => ({
  question: {
    type: 'choice',
    instructions: pick(next, ['What comes next?', 'Which of these comes next?']),
    criteria: Object.fromEntries(shares.map(({ name }) => [name, `It is ${name}.`])),
  },
  target: shares.map(({ share }) => share / 100),
})

/** Two counts, which is more. */
export function count(next: Next): Known {
  const [one = '', other = ''] = some(next, people, 2)
  const thing = pick(next, ['boxes', 'coins', 'points', 'books', 'errors', 'euros'])
  const counts = [whole(next, 0, 99), whole(next, 0, 99)] as const
  const limit = whole(next, 1, 98)
  const level = Math.min(4, Math.floor(counts[0] / 20))
  return {
    family: 'plain-counts',
    state: tell(next, [`${one} has ${counts[0]} ${thing}.`, `${other} has ${counts[1]} ${thing}.`]),
    questions: [
      asked(`Does ${one} have more ${thing} than ${other}?`, counts[0] > counts[1]),
      asked(`Does ${other} have at least ${limit} ${thing}?`, counts[1] >= limit),
      {
        question: {
          type: 'score',
          instructions: `How many ${thing} has ${one}?`,
          criteria: ['under 20', '20 to 39', '40 to 59', '60 to 79', '80 or more'],
        },
        target: oneOf([0, 1, 2, 3, 4], level),
      },
    ],
  }
}

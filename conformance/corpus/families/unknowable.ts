import type { Family, Next } from '../case.ts'
import { asProposed, choice, noul, type Proposal } from '../drafting.ts'
import { pick, some, whole } from '../drawing.ts'
import { listed, numeral, tell } from '../prose.ts'
import { people, rooms, services } from '../vocabulary.ts'

/** Gives the probability of each of `options` that a text treats alike, the truth drawn among them. */
export const equalShares = (options: number): number[] =>
  Array.from({ length: options }, () => 1 / options)

/** A story that names its options in one order drawn, and says nothing else about them. */
function story(next: Next, count: number) {
  const names = some(next, people, count)
  const thing = pick(next, ['the key', 'the spare badge', 'the master copy', 'the old ledger'])
  const told = pick(next, [
    `One of ${numeral(count)} colleagues, drawn by a fair lot, has ${thing}: ${listed(names, 'or')}.`,
    `${listed(names)} drew lots for ${thing}. All lots were alike, and one of them got it.`,
    `${thing.replace('the', 'The')} went to one of ${listed(names, 'or')}, whoever drew the longest straw.`,
  ])
  const silent = pick(next, [
    'Nobody wrote down the outcome.',
    `The note with the outcome was left in ${pick(next, rooms)}.`,
    `All of them work on ${pick(next, services)}.`,
  ])
  return { names, thing, state: tell(next, [told, silent]) }
}

function proposeChoice(next: Next): Proposal {
  const count = whole(next, 2, 5)
  return {
    level: 'L0',
    shares: equalShares(count),
    write() {
      const { names, thing, state } = story(next, count)
      const asked = pick(next, [`Who has ${thing}?`, `Who got ${thing}?`])
      return {
        state,
        question: choice(
          asked,
          names.map(name => [name, `${name} has it.`]),
        ),
      }
    },
  }
}

const proposeNoul = (next: Next): Proposal => ({
  level: 'L0',
  shares: equalShares(2),
  write() {
    const { names, thing, state } = story(next, 2)
    return { state, question: noul(`Does ${pick(next, names)} have ${thing}?`) }
  },
})

/** G13: which of several that the text treats alike. */
export const unknowable: Family = {
  id: 'unknowable',
  type: 'choice',
  level: 'L0',
  says: 'The truth is drawn among options that the text treats alike; each has 1/K.',
  truth: 'exact',
  generate: asProposed(proposeChoice),
}

/** G13: whether it is the one of two that the text treats alike. */
export const unknowableNoul: Family = {
  id: 'unknowable-noul',
  type: 'noul',
  level: 'L0',
  says: 'The truth is drawn among two options that the text treats alike; yes has 1/2.',
  truth: 'exact',
  generate: asProposed(proposeNoul),
}

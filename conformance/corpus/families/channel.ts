import type { Family, Next } from '../case.ts'
import { choice, inBands, type Proposal } from '../drafting.ts'
import { comesTrue, normalised, pick, some, whole } from '../drawing.ts'
import { listed, tell } from '../prose.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Gives the probability of each identifier, all equally likely before, from what arrived. */
export const sentShares = (
  identifiers: readonly string[],
  arrived: string,
  replaced: number,
): number[] =>
  normalised(
    identifiers.map(identifier =>
      [...identifier].reduce((product, letter, at) => {
        const byChance = replaced / LETTERS.length
        return product * (letter === arrived[at] ? 1 - replaced + byChance : byChance)
      }, 1),
    ),
  )

// Within a row any two words are a few letters apart, so that one letter lost is in doubt.
const rows: readonly (readonly string[])[] = [
  ['stage', 'state', 'slate', 'skate', 'stale', 'stave', 'shade', 'share', 'shave', 'spade'],
  ['batch', 'match', 'patch', 'latch', 'watch', 'hatch', 'catch', 'pitch', 'ditch', 'hitch'],
  ['bound', 'found', 'round', 'sound', 'mound', 'hound', 'wound', 'count', 'mount', 'fount'],
  ['tower', 'lower', 'power', 'mower', 'cover', 'hover', 'lover', 'rover', 'lever', 'never'],
  ['block', 'clock', 'flock', 'stock', 'shock', 'click', 'stick', 'slick', 'brick', 'trick'],
  ['label', 'lapel', 'libel', 'level', 'lever', 'bevel', 'revel', 'rebel', 'repel', 'hotel'],
]

function propose(next: Next): Proposal {
  const identifiers = some(next, pick(next, rows), whole(next, 2, 4))
  const replaced = whole(next, 10, 70)
  const arrived = [...pick(next, identifiers)]
    .map(letter => (comesTrue(next, replaced / 100) ? pick(next, [...LETTERS]) : letter))
    .join('')
  return {
    level: 'L2',
    shares: sentShares(identifiers, arrived, replaced / 100),
    write() {
      const names = listed(identifiers)
      const first = pick(next, [
        `One of the identifiers ${names} was sent, each equally likely.`,
        `A sender picked one of ${names} by a fair draw and sent it.`,
      ])
      const noise = pick(next, [
        `On the way each letter is replaced with probability ${replaced}% by a letter drawn evenly from the 26 of the alphabet, which may be the same one.`,
        `Each letter on its own is lost with ${replaced}%; in place of a lost letter stands one of all 26, each as likely.`,
      ])
      return {
        state: tell(next, [first, noise, `What arrived: ${arrived}`]),
        question: choice(
          pick(next, ['Which identifier was sent?', 'What had the sender written?']),
          identifiers.map(name => [name, `The identifier ${name}.`]),
        ),
      }
    },
  }
}

/** G3: an identifier over a noisy line. */
export const channel: Family = {
  id: 'channel',
  type: 'choice',
  level: 'L2',
  says: 'An identifier sent over a line that replaces letters at a stated rate; the posterior is a product over letters.',
  truth: 'exact',
  generate: inBands(propose),
}

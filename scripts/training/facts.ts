import type { Next } from '../../conformance/corpus/case.ts'
import { pick, whole } from '../../conformance/corpus/drawing.ts'
import { people, rooms, services } from '../../conformance/corpus/vocabulary.ts'

/** A sentence, its opposite, and the question both answer. */
export type TrainingFact = {
  readonly yes: string
  readonly no: string
  readonly asked: readonly string[]
}

/** What is said of a thing: as it is, as it is not, and asked. `T` stands for the thing. */
type Said = {
  readonly thing: (next: Next) => string
  readonly says: readonly (readonly [string, string, string])[]
}

const number = (next: Next) => String(whole(next, 2, 9999))

const kinds: readonly Said[] = [
  {
    thing: next =>
      pick(next, ['gate', 'window', 'valve', 'lid', 'shop', 'ticket', 'bridge', 'safe']),
    says: [
      ['The T is open.', 'The T is shut.', 'Is the T open?'],
      ['The T is open.', 'The T is closed.', 'Is the T closed?~'],
      ['Someone locked the T.', 'Someone unlocked the T.', 'Is the T locked?'],
    ],
  },
  {
    thing: next => `${pick(next, ['job', 'pipeline', 'deploy', 'check', 'run'])} ${number(next)}`,
    says: [
      ['The T succeeded.', 'The T failed.', 'Did the T succeed?'],
      ['The T passed.', 'The T failed.', 'Did the T fail?~'],
      ['The T is done.', 'The T is still running.', 'Is the T done?'],
      ['The T ended well.', 'The T crashed.', 'Did the T crash?~'],
      ['The T passed.', 'The T did not pass.', 'Did the T pass?'],
      ['The T has begun.', 'The T has not begun.', 'Has the T begun?'],
    ],
  },
  {
    thing: next =>
      `${pick(next, ['invoice', 'letter', 'case', 'claim', 'visa', 'loan'])} ${number(next)}`,
    says: [
      ['The T was accepted.', 'The T was rejected.', 'Was the T accepted?'],
      ['The T was granted.', 'The T was denied.', 'Was the T denied?~'],
      ['The T has been sent.', 'The T has not been sent.', 'Has the T been sent?'],
      ['The T is signed.', 'The T is not signed.', 'Is the T signed?'],
      [
        'The fee of T has been waived.',
        'The fee of T has not been waived.',
        'Has the fee of T been waived?',
      ],
      ['The T has been read.', 'The T has not been read.', 'Has the T been read?'],
      ['The T was cancelled.', 'The T was not cancelled.', 'Was the T cancelled?'],
      ['The T was approved.', 'The T was turned down.', 'Was the T approved?'],
    ],
  },
  {
    thing: next =>
      `${pick(next, ['lamp', 'fan', 'heater', 'alarm', 'motor', 'sensor'])} ${number(next)}`,
    says: [
      ['The T is on.', 'The T is off.', 'Is the T on?'],
      ['T was turned on at dawn.', 'T was turned off at dawn.', 'Was T turned off at dawn?~'],
      ['The T works.', 'The T is broken.', 'Is the T broken?~'],
      ['The T is hot.', 'The T is cold.', 'Is the T hot?'],
      ['At dusk T was turned on.', 'At dusk T was turned off.', 'Was T turned on at dusk?'],
      ['T was plugged in.', 'T was unplugged.', 'Was T plugged in?'],
    ],
  },
  {
    thing: next => pick(next, people),
    says: [
      ['T is at home.', 'T is away.', 'Is T at home?'],
      ['T liked the soup.', 'T did not like the soup.', 'Did T like the soup?'],
      ['T agreed.', 'T disagreed.', 'Did T agree?'],
      ['T won the game.', 'T lost the game.', 'Did T lose the game?~'],
      ['T is happy with the order.', 'T is angry about the order.', 'Is T happy?'],
      ['T has the key.', 'T does not have the key.', 'Does T have the key?'],
      ['T has eaten.', 'T has not eaten.', 'Has T eaten?'],
      ['T came to the meeting.', 'T missed the meeting.', 'Did T come to the meeting?'],
      ['T is back from the trip.', 'T is still travelling.', 'Is T back from the trip?'],
      ['T passed the exam.', 'T failed the exam.', 'Did T pass the exam?'],
    ],
  },
  {
    thing: next => `${pick(next, services)} ${whole(next, 1, 9)}.${whole(next, 0, 30)}`,
    says: [
      ['T is ready.', 'T is not ready.', 'Is T ready?'],
      ['The tests of T are green.', 'The tests of T are red.', 'Are the tests of T green?'],
      ['T is stable.', 'T is unstable.', 'Is T stable?'],
      ['T was released.', 'T was withdrawn.', 'Was T released?'],
    ],
  },
  {
    thing: next => `${pick(next, ['train', 'crate', 'truck', 'ship', 'bus'])} ${number(next)}`,
    says: [
      ['The T is here.', 'The T is not here yet.', 'Is the T here?'],
      ['The T has left.', 'The T has not left.', 'Has the T left?'],
      ['The T came in.', 'The T is still underway.', 'Has the T come in?'],
      ['The T is late.', 'The T is on time.', 'Is the T late?'],
    ],
  },
  {
    thing: next => pick(next, rooms),
    says: [
      ['People are in T.', 'Nobody is in T.', 'Is anyone in T?'],
      ['The light in T is on.', 'The light in T is off.', 'Is the light in T off?~'],
      ['It is warm in T.', 'It is cold in T.', 'Is it warm in T?'],
      ['T is empty.', 'T is full.', 'Is T full?~'],
    ],
  },
]

/** Draws a fact about a thing; a question that ends in `~` is true where the sentence is not. */
export function trainingFact(next: Next): TrainingFact {
  const { thing, says } = pick(next, kinds)
  const named = thing(next)
  const [yes, no, asked] = pick(next, says)
  const put = (text: string) => capital(text.replace(/\bT\b/, () => named))
  const isTurned = asked.endsWith('~')
  const question = put(asked.replace('~', ''))
  return isTurned
    ? { yes: put(no), no: put(yes), asked: [question] }
    : { yes: put(yes), no: put(no), asked: [question] }
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

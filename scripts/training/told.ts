import type { Next } from '../../conformance/corpus/case.ts'
import { pick, shuffled, some, whole } from '../../conformance/corpus/drawing.ts'
import { type Asked, asked, type Known, oneOf } from './known.ts'
import { message, shell, topics } from './messages.ts'

const angry = ['Is the writer angry?', 'Is the writer upset?', 'Does this sound annoyed?']

const glad = [
  'Is the writer pleased?',
  'Does the writer praise something?',
  'Is there a kind word in it?',
]

/** What a message is about and how it sounds. */
export function mail(next: Next): Known {
  const { text, topic, mood } = message(next)
  const others = Object.keys(topics).filter(each => each !== topic)
  const options = shuffled(next, [topic, ...some(next, others, whole(next, 1, 5))])
  const named = pick(next, Object.keys(topics))
  return {
    family: 'messages',
    state: text,
    questions: [
      whichTopic(next, options, topic),
      asked(`Is this about ${named}?`, named === topic),
      asked(pick(next, angry), mood === 0),
      asked(pick(next, glad), mood === 2),
      whichMood(next, mood),
    ],
  }
}

const described = new Map<string, string>(Object.entries(topics))

const whichTopic = (next: Next, options: readonly string[], topic: string): Asked => ({
  question: {
    type: 'choice',
    instructions: pick(next, [
      'What is it about?',
      'Which team takes this?',
      'What does the message ask for?',
    ]),
    criteria: Object.fromEntries(options.map(each => [each, described.get(each) ?? each])),
  },
  target: oneOf(options, topic),
})

const whichMood = (next: Next, mood: number): Asked => ({
  question: {
    type: 'score',
    instructions: pick(next, ['How does the writer feel?', 'How content is the writer?']),
    criteria: pick(next, [
      ['angry', 'neither angry nor glad', 'glad'],
      ['unhappy', 'neutral', 'happy'],
    ]),
  },
  target: oneOf([0, 1, 2], mood),
})

/** Whether a command takes away what cannot be brought back. */
export function order(next: Next): Known {
  const { command, isDestructive } = shell(next)
  const harmful = pick(next, [
    'Does this command destroy anything?',
    'Is this command dangerous?',
    'Would data be lost?',
  ])
  const safe = pick(next, ['Is this command safe to run?', 'Does it only read?'])
  return {
    family: 'commands',
    state: pick(next, [command, `$ ${command}`, `The agent wants to run: ${command}`]),
    questions: [asked(harmful, isDestructive), asked(safe, !isDestructive)],
  }
}

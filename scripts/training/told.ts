import type { Next } from '../../conformance/corpus/case.ts'
import { pick, shuffled, some, whole } from '../../conformance/corpus/drawing.ts'
import { even, type Known, noul } from './known.ts'
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
  const options = shuffled(next, [
    topic,
    ...some(
      next,
      Object.keys(topics).filter(each => each !== topic),
      whole(next, 1, 5),
    ),
  ])
  const described = new Map<string, string>(Object.entries(topics))
  const named = pick(next, Object.keys(topics))
  return {
    family: 'messages',
    state: text,
    questions: [
      {
        question: {
          type: 'choice',
          instructions: pick(next, [
            'What is it about?',
            'Which team takes this?',
            'What does the message ask for?',
          ]),
          criteria: Object.fromEntries(options.map(each => [each, described.get(each) ?? each])),
        },
        target: options.map(each => (each === topic ? 1 : 0)),
      },
      { question: noul(`Is this about ${named}?`), target: even(named === topic) },
      { question: noul(pick(next, angry)), target: even(mood === 0) },
      { question: noul(pick(next, glad)), target: even(mood === 2) },
      {
        question: {
          type: 'score',
          instructions: pick(next, ['How does the writer feel?', 'How content is the writer?']),
          criteria: pick(next, [
            ['angry', 'neither angry nor glad', 'glad'],
            ['unhappy', 'neutral', 'happy'],
          ]),
        },
        target: [0, 1, 2].map(each => (each === mood ? 1 : 0)),
      },
    ],
  }
}

/** Whether a command takes away what cannot be brought back. */
export function order(next: Next): Known {
  const { command, isDestructive } = shell(next)
  const asked = pick(next, [
    'Does this command destroy anything?',
    'Is this command dangerous?',
    'Would data be lost?',
  ])
  const safe = pick(next, ['Is this command safe to run?', 'Does it only read?'])
  return {
    family: 'commands',
    state: pick(next, [command, `$ ${command}`, `The agent wants to run: ${command}`]),
    questions: [
      { question: noul(asked), target: even(isDestructive) },
      { question: noul(safe), target: even(!isDestructive) },
    ],
  }
}

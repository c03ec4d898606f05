import type { Next } from '../../conformance/corpus/case.ts'
import { comesTrue, pick, shuffled, some, whole } from '../../conformance/corpus/drawing.ts'
import { people } from '../../conformance/corpus/vocabulary.ts'

/** A message to a shop or a team, with what it is about and how its writer feels, from 0 (angry) to 2 (glad). */
export type Message = { readonly text: string; readonly topic: string; readonly mood: number }

/** What messages may be about, and the words of an option that says so. */
export const topics = {
  billing: 'The message is about a payment, an invoice or a price.',
  shipping: 'The message is about a parcel on its way.',
  login: 'The message is about a password, an account or signing in.',
  bug: 'The message reports that the program does not work.',
  refund: 'The message asks for money back.',
  feature: 'The message wishes for something new.',
} as const

const about: Readonly<Record<keyof typeof topics, readonly string[]>> = {
  billing: [
    'I was charged twice for the same order.',
    'My invoice shows the wrong amount.',
    'Why did the price of my plan go up?',
    'My card was declined, although it is valid.',
    'Please send me the bill for last month.',
    'The tax on my invoice looks wrong.',
    'Which payment methods do you take?',
  ],
  shipping: [
    'My parcel has not arrived yet.',
    'Where is my package?',
    'The courier left the box at the wrong address.',
    'The tracking number does not work.',
    'Can you deliver on Saturday?',
    'My order was shipped a week ago and is still not here.',
    'The delivery came late.',
  ],
  login: [
    'I forgot my password.',
    'I cannot sign in to my account.',
    'The password reset mail never comes.',
    'My account is locked.',
    'How do I change the email address of my account?',
    'The login code is never accepted.',
    'Please help me reset my password.',
  ],
  bug: [
    'The app crashes when I open it.',
    'The page stays blank after the update.',
    'Saving a file gives an error.',
    'The search button does nothing.',
    'Your program freezes on my phone.',
    'The export writes an empty file.',
    'There is an exception in the log each time I print.',
  ],
  refund: [
    'I want my money back.',
    'Please refund my order.',
    'I sent the shoes back and wait for the refund.',
    'Cancel the order and return what I paid.',
    'How long does a refund take?',
    'I would like to return this and be paid back.',
    'The item was broken, so give me a refund.',
  ],
  feature: [
    'It would be nice to have a dark mode.',
    'Could you add an export to PDF?',
    'Please support more languages.',
    'I wish the app had a calendar.',
    'Can we get a shortcut for this?',
    'A way to sort the list would help.',
    'Have you thought of adding a map?',
  ],
}

const moods: readonly (readonly string[])[] = [
  [
    'This is a disgrace.',
    'I am really angry.',
    'This is the worst service I ever had.',
    'I have had enough of this.',
    'Nobody answers, which is infuriating.',
    'What a terrible experience.',
    'I hate this.',
  ],
  [
    'Thank you in advance.',
    'Best regards.',
    'Please let me know.',
    'My number is 4711.',
    'I await your reply.',
  ],
  [
    'I love your shop.',
    'You have been a great help so far.',
    'Otherwise I am very happy.',
    'Thanks for the wonderful service.',
    'The team is fantastic.',
    'Keep up the great work.',
    'I am delighted with everything else.',
  ],
]

/** Draws a message. */
export function message(next: Next): Message {
  const [topic = 'bug', sentences] = pick(next, Object.entries(about))
  const mood = whole(next, 0, 2)
  const parts = [...some(next, sentences, whole(next, 1, 2)), pick(next, moods[mood] ?? [])]
  const greeting = pick(next, ['Hello, ', 'Hi! ', '', '', `${pick(next, people)} writes: `])
  return { text: greeting + shuffled(next, parts).join(' '), topic, mood }
}

/** A command of a shell, and whether it takes away what cannot be brought back. */
export type Shell = { readonly command: string; readonly isDestructive: boolean }

const destructive = [
  'rm -rf /',
  'rm -rf ~',
  'rm -rf src',
  'git push --force origin main',
  'git reset --hard HEAD~5',
  'DROP TABLE users;',
  'dd if=/dev/zero of=/dev/sda',
  'mkfs.ext4 /dev/sdb1',
  'DELETE FROM orders;',
  'git clean -fdx',
  'truncate -s 0 app.db',
  'kubectl delete namespace production',
  'docker system prune -a --volumes',
  'shred -u keys.pem',
  'rm important.txt',
]
const harmless = [
  'ls -la',
  'cat README.md',
  'git status',
  'git diff',
  'npm test',
  'echo hello',
  'pwd',
  'grep -rn error src',
  'git log --oneline',
  'SELECT count(*) FROM users;',
  'df -h',
  'ps aux',
  'node --version',
  'npm run build',
  'curl -s localhost/health',
  'head -n 5 app.log',
]

/** Draws a command. */
export function shell(next: Next): Shell {
  const isDestructive = comesTrue(next, 0.5)
  return { command: pick(next, isDestructive ? destructive : harmless), isDestructive }
}

import type { JsonObject } from '../../../spec/json-object.ts'
import { pointer } from '../../../spec/pointer.ts'
import type { Check } from '../../check.ts'
import { fail, pass, unmet } from '../../expect.ts'
import { answersOf } from '../../json-body.ts'
import { type Ask, ask, record } from './ask.ts'
import { expectAnswered } from './judgement.ts'
import { doesATestFail } from './questions.ts'
import { shown, told } from './reply.ts'
import { GREEN_BUILD, MARKER_TEST, NO_DATABASE, RED_BUILD } from './states.ts'

type Row = {
  readonly name: string
  readonly called: string
  readonly keys: readonly string[]
  readonly killedBy: Check['killedBy']
  /** A check whose failure would show here as well. */
  readonly needs?: string
}

const rows: readonly Row[] = [
  {
    name: 'dots',
    called: 'with dots',
    keys: ['tests.app.test_marker', '.', 'a..b'],
    killedBy: ['key-dots-nested'],
  },
  {
    name: 'spaces',
    called: 'with spaces',
    keys: [' two  words ', ' '],
    killedBy: ['key-trimmed'],
  },
  {
    name: 'slashes',
    called: 'with slashes and tildes',
    keys: ['src/app/main', '~1'],
    killedBy: ['key-slashes-cut'],
  },
  {
    name: 'digits',
    called: 'of digits only',
    keys: ['10', '2', '1', '007'],
    killedBy: ['key-number-normalised', 'key-digits-dropped'],
  },
  {
    name: 'case',
    called: 'that differ in case alone',
    keys: ['Stuck', 'stuck', 'STUCK'],
    killedBy: ['key-lowercased'],
  },
  {
    name: 'non-ascii',
    called: 'that are not ASCII',
    keys: ['schlägt_fehl', '失敗', 'провал', '🚦'],
    killedBy: ['key-ascii-only'],
  },
  {
    name: 'normal-forms',
    called: 'that differ in Unicode normal form alone',
    keys: ['caf\u00e9', 'cafe\u0301'],
    killedBy: ['key-nfc'],
    needs: 'keys.non-ascii',
  },
  {
    name: 'proto',
    called: 'named __proto__',
    keys: ['__proto__'],
    killedBy: ['proto-key-dropped'],
  },
  {
    name: 'constructor',
    called: 'named like inherited properties',
    keys: ['constructor', 'toString', 'hasOwnProperty'],
    killedBy: ['constructor-key-dropped'],
    needs: 'keys.case',
  },
  {
    name: 'long',
    called: 'of 200 characters',
    keys: ['lesson_'.padEnd(200, '0123456789')],
    killedBy: ['key-cut-at-64'],
  },
  {
    name: 'quotes',
    called: 'with quotes, backslashes and control characters',
    keys: ['say "no" \\ yes', "it's", 'tab\tline\nend'],
    killedBy: ['key-quotes-stripped'],
  },
  {
    name: 'page',
    called: 'that Chalk uses',
    keys: ['stuck', 'lesson_12', 'lesson_13', 'health'],
    killedBy: ['lesson-key-renamed'],
  },
  {
    name: 'punctuation',
    called: 'with signs that templates, URLs and markup treat apart',
    keys: ['$cost', '100%25', '<b>&amp;', 'a[0]{x}', '#1: a, b; c', '@id', '-', '*'],
    killedBy: ['punctuation-key-dropped', 'percent-key-decoded'],
  },
  {
    name: 'reserved',
    called: 'named like the fields of a response',
    keys: ['answers', 'type', 'model', 'protocol', 'noul', 'status'],
    killedBy: ['reserved-key-500'],
  },
]

const PLAIN = 'plain'
const states = [MARKER_TEST, GREEN_BUILD, RED_BUILD, NO_DATABASE] as const

/** Asks one and the same question under every key and under a plain one, so that only the key can tell them apart. */
const twins = (state: string, keys: readonly string[]): Ask =>
  ask(state, record([PLAIN, ...keys].map(key => [key, doesATestFail])))

const control = (keys: readonly string[]): Ask =>
  twins(
    MARKER_TEST,
    keys.map((_, index) => `plain_${index}`),
  )

/** Gives a key of the answers nobody asked, or undefined. */
const stranger = (answers: JsonObject, keys: readonly string[]): string | undefined =>
  Object.keys(answers).find(key => key !== PLAIN && !keys.includes(key))

/**
 * ANSWER-KEYS for one kind of key. A key left out is an unknown answer; it counts as lost only when another
 * key stands in its place, or when it stays away every time while its plain twin is answered.
 */
const keyCheck = ({ name, called, keys, killedBy, needs }: Row): Check => ({
  id: `keys.${name}`,
  clauses: ['ANSWER-KEYS'],
  title: `keys ${called} come back byte for byte`,
  needs: ['questions.two', ...(needs === undefined ? [] : [needs])],
  requests: 1 + states.length,
  sends: `one question under a plain key and under keys ${called}: ${shown(keys)}`,
  passes: 'each key is an own key of answers, in one of four requests about different texts',
  control: 'the same questions under plain keys',
  killedBy,
  async run(probe) {
    const plain = await probe.ask(control(keys))
    if (answersOf(plain) === null) return unmet(`an answer under plain keys (${told(plain)})`)
    let lost = keys
    let isPlainAnswered = true
    let last = plain
    for (const state of states) {
      last = await probe.ask(twins(state, keys))
      const answers = answersOf(last)
      if (answers === null) return expectAnswered(last, `a request with keys ${called}`)
      lost = lost.filter(key => !Object.hasOwn(answers, key))
      const [missing] = lost
      if (missing === undefined) return pass
      const instead = stranger(answers, keys)
      if (instead !== undefined) return fail(last, renamed(missing, instead))
      isPlainAnswered &&= Object.hasOwn(answers, PLAIN)
    }
    return isPlainAnswered
      ? fail(last, dropped(lost))
      : unmet('an answer under the plain key each time')
  },
})

const renamed = (key: string, instead: string) => ({
  says: `an answer came under ${shown(instead)} in place of ${shown(key)}`,
  at: pointer('answers', instead),
  expected: `the key ${shown(key)}, byte for byte`,
  actual: shown(instead),
})

const dropped = (keys: readonly string[]) => ({
  says: 'left out the key each time, while the same question under another key was answered',
  at: pointer('answers', ...keys.slice(0, 1)),
  expected: `an answer under ${shown(keys)}`,
  actual: 'nothing under it',
})

/** The checks that the client's own keys come back as they are. */
export const keyChecks: readonly Check[] = rows.map(keyCheck)

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { readFamilies } from '../../bench/reference/quality.ts'
import { families } from '../../conformance/corpus/families.ts'
import { generateCases } from '../../conformance/corpus/generate.ts'
import { services } from '../../conformance/corpus/vocabulary.ts'
import { chalkWordings } from '../../conformance/probes/bank/chalk-wordings.ts'
import { exactWordings } from '../../conformance/probes/bank/exact-wordings.ts'
import { hardWordings } from '../../conformance/probes/bank/hard-wordings.ts'
import { plainFact } from '../../conformance/probes/bank/plain-fact.ts'
import { reworded } from '../../conformance/probes/bank/wording.ts'
import { noulFamilies } from '../../conformance/probes/bases.ts'
import { trainingWordings } from '../../scripts/training/wordings.ts'
import { generatorOf } from '../../spec/generator.ts'
import { ownValue } from '../../spec/json-object.ts'

const script = join(import.meta.dirname, '../../scripts/training-data.js')

const draw = (...words: readonly string[]) =>
  spawnSync(process.execPath, [script, ...words], { encoding: 'utf8', maxBuffer: 2 ** 26 })

const SEED = 'wordings'
const CASES = 40

/** Lessons of every family and every maker. */
const lessons: readonly unknown[] = draw(SEED, String(CASES))
  .stdout.trim()
  .split('\n')
  .map(line => JSON.parse(line))

function listIn(value: unknown, key: string): unknown[] {
  const list = ownValue(value, key)
  if (Array.isArray(list)) return list
  throw new Error(`expected a list of ${key}, got ${JSON.stringify(list)}`)
}

/** Matches a text wherever it stands, and anything for what `holes` match in it. */
const anyLike = (text: string, holes: RegExp): RegExp =>
  new RegExp(
    text
      .split(holes)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )

/** What is asked in these lessons, each text once. */
const asked = [
  ...new Set(
    lessons
      .flatMap(lesson => listIn(lesson, 'askings'))
      .flatMap(asking => listIn(asking, 'suffixes').map(String)),
  ),
]

/** Gives each pair of a pattern and a question of a lesson that it matches. */
const metIn = (patterns: readonly RegExp[]): string[] =>
  patterns.flatMap(pattern =>
    asked.filter(text => pattern.test(text)).map(text => `${pattern.source} is asked: ${text}`),
  )

const bank = [...chalkWordings, ...exactWordings, ...hardWordings]
const places = /(?:\$\d)+/

t.test('lessons ask every question of which the probes have other words', async t => {
  const patterns = bank.map(({ pattern }) => pattern)
  const isAsked = ({ source }: RegExp) => {
    const line = new RegExp(source.replace(/^\^/, '^Question: '), 'm')
    return asked.some(text => line.test(text))
  }
  t.same(
    patterns.filter(pattern => !isAsked(pattern)),
    [],
  )
})

t.test('no lesson asks a negation or a paraphrase of the probes', async t => {
  const texts = bank.flatMap(({ negation, paraphrases }) => [negation, ...paraphrases])
  t.not(metIn([anyLike('Is machine $1$2$3 in good order?', places)]).length, 0)
  t.same(metIn(texts.map(text => anyLike(text, places))), [])
})

t.test('no lesson asks what the probes ask about a plain fact', async t => {
  const next = generatorOf('plain facts')
  const facts = Array.from({ length: 8 }, (_, turn) => plainFact(next, turn).asked)
  const drawn = new RegExp(`\\b(?:${services.join('|')}|\\d+(?:\\.\\d+)?)\\b`)
  t.not(metIn([anyLike('Did the pipeline 12 succeed?', drawn)]).length, 0)
  t.same(metIn(facts.map(text => anyLike(text, drawn))), [])
})

t.test('no other words to train with are those of the probes', async t => {
  const plan = { families: noulFamilies, count: 60, seed: SEED, partition: 'dev' } as const
  const met = [...generateCases(plan)].flatMap(({ question: { instructions = '' } }) => {
    const { negation, paraphrases } = reworded(instructions)
    const trained = trainingWordings(instructions).flatMap(({ pattern, same, opposite }) =>
      [...same, ...opposite].map(words => instructions.replace(pattern, words)),
    )
    return [negation, ...paraphrases].filter(words => trained.includes(words))
  })
  t.same(met, [])
})

t.test(
  'lessons hold the states of the partition to develop with, and none to certify with',
  async t => {
    const text = lessons.map(lesson => String(ownValue(lesson, 'prefix'))).join('\n')
    const statesOf = (partition: 'dev' | 'certify') =>
      [...generateCases({ families, count: CASES, seed: `${SEED} 0`, partition })].map(
        ({ state }) => state,
      )
    t.same(
      statesOf('dev').filter(state => !text.includes(state)),
      [],
    )
    t.same(
      statesOf('certify').filter(state => text.includes(state)),
      [],
    )
  },
)

t.test('every family of the corpus is one to train on or one that is held out', async t => {
  const { trained, heldOut } = readFamilies()
  t.same([...trained, ...heldOut].sort(), families.map(({ id }) => id).sort())
})

for (const cases of ['abc', '0', '-1', '1.5', '1e3', '']) {
  t.test(`CASES "${cases}" is refused by name`, async t => {
    const { status, stdout, stderr } = draw('one', cases)
    t.same(
      [status, stdout, stderr],
      [2, '', `CASES: expected a whole number from 1, got ${cases}\n`],
    )
  })
}

t.test('a name that is no family and no maker is refused with those there are', async t => {
  const { status, stderr } = draw('one', '1', 'unheard')
  t.equal(status, 2)
  t.match(stderr, /^unheard: not one of sensors, .*order\n$/)
})

import { families } from '../conformance/corpus/families.ts'
import { generateCases } from '../conformance/corpus/generate.ts'
import { generatorOf } from '../spec/generator.ts'
import { type Lesson, lessonOf, lessonOfKnown } from './training/lesson.ts'
import { makers } from './training/makers.ts'

// Writes what the reference model is trained on as JSON Lines, CASES of each family of the corpus and of each maker
// of scripts/training/makers.ts, or of those named: node dist/scripts/training-data.js SEED CASES [NAME...] > lessons.jsonl

const [seed = 'train', cases = '1000', ...names] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(cases)) {
  process.stderr.write(`CASES: expected a whole number from 1, got ${cases}\n`)
  process.exit(2)
}
const most = Number(cases)

const known = [...families.map(family => family.id), ...makers.keys()]
const unknown = names.filter(name => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join(', ')}: not one of ${known.join(', ')}\n`)
  process.exit(2)
}
const isChosen = (name: string) => names.length === 0 || names.includes(name)

const next = generatorOf(`training ${seed}`)

const put = (lesson: Lesson) => process.stdout.write(`${JSON.stringify(lesson)}\n`)

// Few of one seed, since some families have few states that differ.
const EACH = 500

for (let done = 0; done < most; done += EACH) {
  const count = Math.min(EACH, most - done)
  for (const family of families) {
    if (!isChosen(family.id)) continue
    const plan = { families: [family], count, seed: `${seed} ${done}`, partition: 'dev' } as const
    for (const each of generateCases(plan)) put(lessonOf(each, next))
  }
  for (const [name, make] of makers) {
    if (!isChosen(name)) continue
    for (let made = 0; made < count; made += 1) put(lessonOfKnown(make(next), next))
  }
}

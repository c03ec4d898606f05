import { families } from '../conformance/corpus/families.ts'
import { generateCases } from '../conformance/corpus/generate.ts'
import { generatorOf } from '../spec/generator.ts'
import { everyday } from './training/everyday.ts'
import { type Lesson, lessonOf, lessonOfKnown } from './training/lesson.ts'

// Writes what the reference model is trained on as JSON Lines: node dist/scripts/training-data.js SEED CASES [FAMILY...] > lessons.jsonl

const [seed = 'train', cases = '1000', ...chosen] = process.argv.slice(2)

const next = generatorOf(`training ${seed}`)

const put = (lesson: Lesson) => process.stdout.write(`${JSON.stringify(lesson)}\n`)

// Few of one seed, since some families have few states that differ.
const EACH = 500

for (let done = 0; done < Number(cases); done += EACH) {
  for (const family of families) {
    if (chosen.length > 0 && !chosen.includes(family.id)) continue
    const count = Math.min(EACH, Number(cases) - done)
    const plan = { families: [family], count, seed: `${seed} ${done}`, partition: 'dev' } as const
    for (const each of generateCases(plan)) put(lessonOf(each, next))
  }
  if (chosen.length > 0) continue
  for (let made = 0; made < EACH; made += 1) {
    for (const make of everyday) put(lessonOfKnown(make(next), next))
  }
}

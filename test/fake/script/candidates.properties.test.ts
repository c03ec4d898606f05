import fc from 'fast-check'
import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import type { Conditions } from '../../../fake/script/script.ts'
import { asking, at, post, scriptWith, step } from './scripts.ts'

const STEPS = 40

const text = fc.string({ unit: fc.constantFrom(...'abAB'), maxLength: 6 })
const glob = fc.string({ unit: fc.constantFrom(...'ab*'), minLength: 2, maxLength: 5 })
const pattern = fc
  .tuple(
    fc.string({ unit: fc.constantFrom('a', 'b', 'ab', '.', 'a*', '|'), maxLength: 4 }),
    fc.constantFrom('u', 'iu'),
  )
  .map(([source, flags]) => new RegExp(source, flags))
const look = fc.oneof(
  text.map(contains => ({ contains })),
  pattern.map(regex => ({ regex })),
)

const kinds: Readonly<Record<string, fc.Arbitrary<Conditions>>> = {
  keys: glob.map(question => ({ question })),
  sessions: glob.map(session => ({ session })),
  paths: glob.map(path => ({ path })),
  states: look.map(state => ({ state })),
  bodies: look.map(body => ({ body })),
  instructions: look.map(instructions => ({ instructions })),
  headers: look.map(condition => ({ headers: { 'x-case': condition } })),
}

for (const [kind, when] of Object.entries(kinds)) {
  t.test(
    `among many steps told apart by ${kind}, the first that matches alone is found`,
    async t => {
      let taken = 0
      const whens = fc.array(when, { minLength: STEPS, maxLength: STEPS })
      const property = fc.property(whens, text, text, (whens, one, other) => {
        const steps = whens.map(when => step({ when }))
        const decide = (some: typeof steps) => {
          const request = {
            ...{ ...post, path: one, headers: { 'x-case': one } },
            body: Buffer.from(one),
          }
          const asked = asking(one, other)
          const questions = Object.fromEntries(
            Object.entries(asked.questions).map(([key, question]) => [
              key,
              { ...question, instructions: key },
            ]),
          )
          const decided = createCursor(scriptWith(some)).decide(
            request,
            { ...asked, state: one, questions },
            at(1, other),
          ).step
          return decided
        }
        const expected = steps.find(each => decide([each]) !== null) ?? null
        const found = decide(steps)
        if (found !== null) taken += 1
        t.equal(found, expected, JSON.stringify({ one, other }))
      })
      fc.assert(property, { seed: 7, numRuns: 200 })
      t.ok(taken > 40, `${taken} requests are taken by a step`)
    },
  )
}

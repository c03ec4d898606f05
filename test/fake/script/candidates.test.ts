import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import type { Conditions } from '../../../fake/script/script.ts'
import { asking, at, post, scriptWith, step } from './scripts.ts'

const STEPS = 500

/** Makes one request of a script of 500 steps and counts how many of them were tried. */
function countTried(when: (index: number) => Conditions): number {
  let tried = 0
  const holds = () => {
    tried += 1
    return false
  }
  // Under a header, which is looked at after what the lists look at and tells no step apart.
  const headers = { 'x-case': { schema: { source: {}, holds } } }
  const steps = Array.from({ length: STEPS }, (_, index) =>
    step({ when: { ...when(index), headers } }),
  )
  const request = { ...post, headers: { 'x-case': 'x' } }
  createCursor(scriptWith([...steps, step()])).decide(request, asking('key 7'), at(7))
  return tried
}

const span = (from: number, to: number | null) => ({ from, to })
const telling: Readonly<Record<string, (index: number) => Conditions>> = {
  'the key of a question': index => ({ question: `key ${index}` }),
  'the number of the request': index => ({ request: span(index, index) }),
  'the path': index => ({ path: index === 7 ? '/v1/systemone' : `/other/${index}` }),
  'the session': index => ({ session: index === 7 ? 'one' : `session ${index}` }),
  'the count of a key': index => ({ question: 'key 7', asked: span(index - 6, index - 6) }),
  'the state': index => ({ state: { is: index === 7 ? 'The build is red.' : index } }),
  'a glob over keys': index => ({ question: `*${index === 7 ? ' 7' : `lesson ${index}`}*` }),
  'a glob over paths': index => ({ path: index === 7 ? '/v1/*' : `/w${index}/*` }),
  'what the state contains': index => ({ state: { contains: index === 7 ? 'red' : `${index}.` } }),
  'a pattern of the state': index => ({
    state: {
      regex: new RegExp(`^The (?:build|test) ${index === 7 ? 'is' : `was ${index}`} .*`, 'u'),
    },
  }),
  'a pattern without regard to case': index => ({
    state: { regex: new RegExp(index === 7 ? 'BUILD' : `BUILD ${index}`, 'iu') },
  }),
  'what the body contains': index => ({ body: { contains: index === 7 ? 'red' : `"${index}` } }),
  'the body': index => ({ body: { is: { state: index === 7 ? 'The build is red.' : index } } }),
}

for (const [by, when] of Object.entries(telling)) {
  t.test(`of ${STEPS} steps told apart by ${by} one is tried`, async t => {
    t.equal(countTried(when), 1)
  })
}

t.test('steps that ask for a span of requests are tried while it lasts', async t => {
  t.equal(
    countTried(index => ({ request: span(index, index + 2) })),
    3,
  )
})

t.test('steps that nothing literal tells apart are all tried', async t => {
  t.equal(
    countTried(() => ({ question: 'key*' })),
    STEPS,
  )
})

import fc from 'fast-check'
import type { FakeRequest } from '../../fake/index.ts'

/** Makes a POST /v1/systemone with `body` as JSON, or a Buffer as it is. */
export const ask = (body: unknown, headers: Record<string, string> = {}): FakeRequest => ({
  method: 'POST',
  path: '/v1/systemone',
  query: '',
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)),
})

/** Makes a request without a body. */
export const call = (method: string, path: string): FakeRequest => ({
  ...ask(Buffer.alloc(0)),
  method,
  path,
})

/** One question of each type about one text. */
export const everyType = {
  protocol: 1,
  state: 'The kettle whistles and the kitchen is full of steam.',
  questions: {
    hot: { type: 'noul', instructions: 'Is the water hot?' },
    drink: {
      type: 'choice',
      instructions: 'Which drink is being made?',
      criteria: { tea: 'Leaves in hot water.', soup: 'Broth.', none: 'Nothing.' },
    },
    loud: { type: 'score', instructions: 'How loud is it?', criteria: ['silent', 'soft', 'loud'] },
  },
}

const name = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '0',
    '12',
    '',
    'a.b',
    'a b',
    'ключ',
    '\ud800',
  ),
)

const text = fc.string({ unit: 'grapheme' })

const options = fc
  .uniqueArray(name, { minLength: 2, maxLength: 40 })
  .map(names => Object.fromEntries(names.map(option => [option, `means ${option}`])))

const question = fc.oneof(
  fc.record({ type: fc.constant('noul'), instructions: text }),
  fc.record({ type: fc.constant('choice'), instructions: text, criteria: options }),
  fc.record({
    type: fc.constant('score'),
    instructions: text,
    criteria: fc.array(text, { minLength: 2, maxLength: 10 }),
  }),
)

/** Any request of the protocol, with awkward keys, options and texts. */
export const anyRequest = fc.record({
  state: fc.string({ unit: 'grapheme', minLength: 1 }),
  questions: fc
    .uniqueArray(fc.tuple(name, question), { minLength: 1, maxLength: 8, selector: ([key]) => key })
    .map(entries => Object.fromEntries(entries)),
})

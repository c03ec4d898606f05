import t from 'tap'
import {
  type FakeReply,
  type FakeRequest,
  mutantOf,
  mutants,
  type RespondOptions,
  respond,
} from '../../fake/index.ts'
import { ask, call, everyType } from './requests.ts'

const noul = (instructions: string) => ({ type: 'noul', instructions })
const asked = (questions: unknown, state = 'The build is red.') => ({
  protocol: 1,
  state,
  questions,
})
const named = (...keys: string[]) => Object.fromEntries(keys.map(key => [key, noul('Is it red?')]))
const options = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`option ${index}`, 'it']))
const choice = (count: number) => ({
  type: 'choice',
  instructions: 'Which?',
  criteria: options(count),
})
const bearer = { authorization: 'Bearer sesame' }

const bodies: readonly unknown[] = [
  everyType,
  asked({ known: noul('Is it red?'), unknown: noul('This is unknowable.') }),
  asked(named('a.b', 'a b', '/', '7', '__proto__', 'ключ', '')),
  asked(named('1', '2', '3', '4', '5', '6', '7', '8')),
  asked({ q: { ...noul('Is it red?'), criteria: { true: 'red', false: 'green' } } }),
  asked({ q: { ...noul('Is it red?'), criteria: { true: 'red' } } }),
  asked({ q: { ...noul('Is it red?'), x_future: { a: 1 } } }),
  ...[2, 26, 27, 64, 255].map(count => asked({ q: choice(count) })),
  ...[2, 10].map(count =>
    asked({ q: { type: 'score', instructions: 'How?', criteria: Object.keys(options(count)) } }),
  ),
  ...['x', 'two\nlines', '\u0000\u001b', '😀', 'שלום', 'x'.repeat(1500), 'x'.repeat(6000)].map(
    state => asked(named('q'), state),
  ),
  ...[undefined, 2, 99, '1', null].map(protocol => ({ ...everyType, protocol })),
  { ...everyType, x_future: 1 },
  ...['__proto__', 'constructor', '', 'x'.repeat(1000), 'зонд'].map(name => ({
    ...everyType,
    ...Object.fromEntries([[name, [{}]]]),
  })),
  asked(named('constructor', 'Key', 'cafe\u0301', '007', '"q"', ' q ', 'k'.repeat(200))),
  asked({ q: noul('This is unknowable.') }),
  asked({ q: noul('Is it red?'), order: { type: 'x-rank', instructions: 'Which?' } }),
  ...[{ false: 'green' }, { true: 'red', false: 'green', x_unsure: 'grey' }].map(criteria =>
    asked({ q: { ...noul('Is it red?'), criteria } }),
  ),
  asked({ q: { type: 'rank', instructions: 'Which?' } }),
  asked(null),
  asked(named('q'), ''),
  {},
  [],
  Buffer.from('{"state"'),
  Buffer.from(`\ufeff${JSON.stringify(everyType)}`),
  Buffer.from([0x7b, 0xff, 0x7d]),
  Buffer.alloc(0),
  { ...everyType, x: 'x'.repeat(1_048_576) },
]

const requests: readonly FakeRequest[] = [
  ...bodies.map(body => ask(body)),
  ...bodies.map(body => ask(body, bearer)),
  ask(everyType, { 'accept-encoding': 'gzip' }),
  ask(everyType, { authorization: 'bearer sesame' }),
  ask(everyType, { authorization: 'Basic sesame' }),
  ask(everyType, { authorization: 'Bearer other' }),
  { ...ask(everyType), query: 'token=sesame' },
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'].map(method => call(method, '/v1/systemone')),
  ...['GET', 'HEAD', 'POST'].map(method => call(method, '/health')),
  ...['GET', 'POST'].map(method => call(method, '/nowhere')),
]

const settings: readonly RespondOptions[] = [{}, { token: 'sesame' }, { health: 404 }]

const written = ({ status, headers, body, ending }: FakeReply): string =>
  JSON.stringify([status, headers, ending]) + body.toString('latin1')

t.test('no two mutants share an id, and each is found by its own', async t => {
  const ids = mutants.map(({ id }) => id)
  t.same(ids, [...new Set(ids)])
  t.ok(mutants.every(mutant => mutantOf(mutant.id) === mutant))
  t.equal(mutantOf('no-such-mutant'), undefined)
})

for (const mutant of mutants) {
  const { id, says, reply, server } = mutant
  t.test(`${id} is named in kebab case, says what is wrong and bends something`, async t => {
    t.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/)
    t.match(says, /^[A-Z].*\.$/)
    t.ok(reply !== undefined || server !== undefined)
  })
}

for (const { id, reply } of mutants) {
  if (reply === undefined) continue
  t.test(`${id} sends other bytes than the conforming fake on some request`, async t => {
    const differs = settings.some(setting => {
      const conforming = (request: FakeRequest) => respond(request, setting)
      return requests.some(
        request => written(reply(request, conforming)) !== written(conforming(request)),
      )
    })
    t.ok(differs)
  })
}

import t from 'tap'
import { frame } from '../../fake/frame.ts'
import { createHostile, type HostileOption, hostileTraits } from '../../fake/hostile.ts'
import { createFake } from '../../fake/index.ts'
import { parseJson } from '../../fake/json.ts'
import { jsonReply } from '../../fake/json-reply.ts'
import { respond } from '../../fake/respond.ts'
import { wireSteps } from '../../fake/script/effect.ts'
import type { WireStep } from '../../fake/wire.ts'
import { isObject, type JsonObject } from '../../spec/json-object.ts'
import type { Question } from '../../spec/nouns.ts'
import { readAnswer } from '../../spec/reading.ts'
import { readResponse } from '../../spec/response.ts'
import { isHealth, isResponse } from '../../spec/validate.ts'
import { ask, call, everyType } from './requests.ts'

const options = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`option ${at}`, 'o']))
const questions: Readonly<Record<string, Question>> = {
  hot: { type: 'noul', instructions: 'Is the water hot?' },
  drink: {
    type: 'choice',
    instructions: 'Which drink?',
    criteria: { tea: 'Leaves.', soup: 'Broth.', 'thé 🫖': 'Leaves.' },
  },
  loud: { type: 'score', instructions: 'How loud?', criteria: ['silent', 'soft', 'loud'] },
  many: { type: 'choice', instructions: 'Which?', criteria: options },
}
const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`)
const plain = respond(ask({ state: 'Steam.', questions }))
const at = (request: number) => ({ session: 'default', request, connection: 1, inFlight: 1 })
const turnOf = (given: HostileOption, seed = 's', request = 1) =>
  createHostile(given, seed).at(at(request))
const send = (wire: Parameters<typeof wireSteps>[0]) =>
  wireSteps(wire, { delays: [], faults: [] }, () => 0)

/** Gives the body of a reply as these traits change it. */
function bodyOf(given: HostileOption, seed?: string, request?: number): JsonObject {
  const body = parseJson(turnOf(given, seed, request).edit(plain).body)
  return isObject(body) ? body : {}
}

const answersOf = (body: JsonObject): Readonly<Record<string, JsonObject>> => {
  const answers = isObject(body['answers']) ? Object.entries(body['answers']) : []
  return Object.fromEntries(answers.flatMap(([key, each]) => (isObject(each) ? [[key, each]] : [])))
}

const bytesOf = (steps: readonly WireStep[], part: string): Buffer =>
  Buffer.concat(
    steps.flatMap(step => (step.do === 'write' && step.part === part ? [step.bytes] : [])),
  )

/** Gives the chunks of a chunked body. */
function chunksOf(body: Buffer): Buffer[] {
  const chunks: Buffer[] = []
  for (let from = 0; ; ) {
    const end = body.indexOf('\r\n', from)
    const size = Number.parseInt(body.subarray(from, end).toString(), 16)
    if (size === 0) return chunks
    chunks.push(body.subarray(end + 2, end + 2 + size))
    from = end + 4 + size
  }
}

const ways: readonly HostileOption[] = [true, ...hostileTraits.map(({ id }) => [id])]
for (const way of ways) {
  t.test(`every reply under ${String(way)} is one the page allows, over 200 seeds`, async t => {
    for (const seed of seeds) {
      const reply = turnOf(way, seed).edit(plain)
      t.ok(isResponse(parseJson(reply.body)), reply.body.toString())
      const read = readResponse(reply, questions)
      t.match(read, { outcome: 'answered', findings: [] }, reply.body.toString())
      for (const [key, answer] of Object.entries(answersOf(bodyOf(way, seed)))) {
        const question = questions[key]
        t.ok(question && readAnswer(question, answer).reads !== 'unknown', JSON.stringify(answer))
      }
    }
  })
}

t.test('the health of a hostile fake is health', async t => {
  const health = respond(call('GET', '/health'))
  for (const seed of seeds) t.ok(isHealth(parseJson(turnOf(true, seed).edit(health).body)))
  t.match(parseJson(turnOf(['extras']).edit(health).body), { status: 'ok', uptime_s: 12.5 })
})

t.test('seed, session and number of a request decide what meets it, and repeat it', async t => {
  const met = (seed: string) =>
    Array.from({ length: 40 }, (_, index) => turnOf(true, seed, index + 1).ids.join())
  t.same(met('a'), met('a'))
  t.notSame(met('a'), met('b'))
  t.ok(new Set(met('a')).size > 10, 'requests differ')
  t.same(bodyOf(true, 'a', 7), bodyOf(true, 'a', 7))
})

t.test('unnamed, each trait meets its share of the requests; named, all of them', async t => {
  const turns = Array.from({ length: 2000 }, (_, index) => turnOf(true, 's', index + 1))
  for (const { id, share } of hostileTraits) {
    const met = turns.filter(({ ids }) => ids.includes(id)).length / turns.length
    t.ok(Math.abs(met - share) < 0.05, `${id}: ${met}`)
    t.same(turnOf([id], 's', 3).ids, [id])
  }
})

t.test('shuffled moves keys and changes no value', async t => {
  const texts = seeds.map(seed => turnOf(['shuffled'], seed).edit(plain).body.toString())
  t.ok(new Set(texts).size > 100, `${new Set(texts).size} orders`)
  t.same(bodyOf(['shuffled']), parseJson(plain.body))
})

t.test('extras stand in the envelope, in every answer and within each other', async t => {
  const body = bodyOf(['extras'])
  t.match(body, { id: 'decision-1', x_region: { zone: null }, x_deep: { list: [1, [null]] } })
  for (const answer of Object.values(answersOf(body))) t.match(answer, { mode: 'fast', '': 0 })
})

t.test('bare leaves the fields the page asks for, and no other', async t => {
  const fields = (key: string) => Object.keys(answersOf(bodyOf(['bare']))[key] ?? {}).join()
  t.equal(fields('hot'), 'type,noul')
  t.equal(fields('drink'), 'type,choice,confidence')
  t.equal(fields('loud'), 'type,score,confidence')
})

t.test('protocol is 1 in some responses and absent from others', async t => {
  const said = new Set(seeds.map(seed => bodyOf(['protocol'], seed)['protocol']))
  t.same(said, new Set([1, undefined]))
})

t.test('left-out leaves one key out, any of them, the only one too', async t => {
  const left = seeds.map(seed => Object.keys(bodyOf(['left-out'], seed)['answers'] ?? {}))
  t.ok(left.every(keys => keys.length === 3))
  t.equal(new Set(left.map(keys => keys.join())).size, 4)
  const one = respond(ask({ ...everyType, questions: { hot: everyType.questions.hot } }))
  t.match(parseJson(turnOf(['left-out']).edit(one).body), { answers: {} })
})

t.test('threshold answers exactly on the lines, and its distributions agree', async t => {
  const all = seeds.map(seed => answersOf(bodyOf(['threshold'], seed)))
  const lines = (key: string, field: string) => new Set(all.map(each => each[key]?.[field]))
  t.same(lines('hot', 'noul'), new Set([0.5, 0.8995, 0.89949, 0.1005, 0.10051]))
  t.same(lines('drink', 'confidence'), new Set([0.5, 0.8995, 0.89949]))
  t.same(lines('loud', 'confidence'), new Set([0.5, 0.8995, 0.89949]))
  for (const { drink, many, loud } of all) {
    for (const answer of [drink, many, loud]) {
      const shares = Object.values(answer?.['probabilities'] ?? {}).map(Number)
      t.equal(Math.max(...shares), answer?.['confidence'], JSON.stringify(answer))
      t.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9)
    }
  }
})

t.test('in thousandths 0.8995 and 0.1005 act at 0.9, 0.89949 and 0.10051 do not', async t => {
  const acts = (noul: number) =>
    readAnswer({ type: 'noul', instructions: 'x' }, { type: 'noul', noul }).acts
  t.same([0.8995, 0.1005, 0.89949, 0.10051].map(acts), [true, true, false, false])
})

t.test('chunked cuts inside characters and numbers, and the body is the same', async t => {
  const reply = turnOf(['extras']).edit(plain)
  const steps = turnOf(['chunked']).deliver(frame(reply), send)
  t.match(bytesOf(steps, 'head').toString(), /\r\nTransfer-Encoding: chunked\r\n/)
  t.notMatch(bytesOf(steps, 'head').toString(), /content-length/i)
  const chunks = chunksOf(bytesOf(steps, 'body'))
  t.same(Buffer.concat(chunks), reply.body)
  t.ok(chunks.every(({ length }) => length <= 3))
  t.ok(chunks.some(chunk => chunk.length === 1 && (chunk[0] ?? 0) >= 0x80))
  t.ok(chunks.every(chunk => !/\d\d/.test(chunk.toString('latin1'))))
})

t.test('a reply without a body, and one whose length lies, are framed as they are', async t => {
  const { deliver } = turnOf(['chunked'])
  const head = frame(plain, { method: 'HEAD' })
  t.same(deliver(head, send), send(head))
  const lying = frame({ ...plain, headers: { 'content-length': '1' } })
  t.same(deliver(lying, send), send(lying))
})

t.test('slow waits before the head, as long as it is told', async t => {
  const waits = (name: string) => turnOf([name]).deliver(frame(plain), send)[0]
  t.same(waits('slow'), { do: 'wait', ms: 1500 })
  t.same(waits('slow=30'), { do: 'wait', ms: 30 })
  t.match(waits('bare'), { do: 'write', part: 'head' })
})

t.test('what a script or a fault wrote stays as it is', async t => {
  const { edit } = turnOf(hostileTraits.map(({ id }) => id))
  const twice = Buffer.from('{"model":"m","answers":{},"answers":{}}')
  for (const reply of [
    { ...plain, body: twice },
    { ...plain, body: Buffer.from('{"noul":NaN}') },
    jsonReply(422, { detail: 'no' }),
  ]) {
    t.equal(edit(reply), reply)
  }
})

t.test('a trait that is none is refused in a sentence', async t => {
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /^hostile is an array of 0: give true, or a list of threshold, bare, /],
    [['shuffle'], /^there is no hostile trait "shuffle": give threshold, /],
    [['bare=3'], /^hostile trait "bare=3": it takes no number$/],
    [['slow=2000'], /^hostile trait "slow=2000": expected a whole number of ms from 0 to 1999$/],
    [['slow=x'], /^hostile trait "slow=x": expected a whole number/],
  ]
  for (const [given, says] of wrong) t.throws(() => createHostile(given), { message: says })
})

/** Bodies of decisions in the forms of two other dialects, and of an answer to one question. */
const foreign: readonly JsonObject[] = [
  {
    ...{ id: 'gen-1', model: 'm', usage: { input_tokens: 3, output_tokens: 2, cost: 0.1 } },
    answers: { q: { type: 'noul', noul: 0.2, mode: 'A', probabilities: { true: 0.2 } } },
  },
  { model: 'm', answers: [{ type: 'predicate', name: 'q' }], usage: { total_tokens: 3 } },
  { status: 'ok', checkpoint: 'c', uptime_s: 4 },
]

t.test('under another dialect every field it has stays, with its value', async t => {
  for (const body of foreign) {
    for (const seed of seeds) {
      const hostile = createHostile(['extras', 'shuffled'], seed, 'strands')
      const { body: bytes } = hostile.at(at(1)).edit(jsonReply(200, body))
      t.match(parseJson(bytes), body)
      const any = createHostile(true, seed, 'strands').at(at(1))
      t.notOk(any.ids.some(id => ['bare', 'protocol', 'threshold'].includes(id)))
    }
  }
})

t.test('a trait that only the page allows is refused under another dialect', async t => {
  const message = 'hostile trait "bare": it is legal under the dialect chalk-1 alone'
  await t.rejects(createFake({ hostile: ['bare'], dialect: 'strands' }), { message })
  t.throws(() => createHostile(['bare'], 'fake', 'wald'), { name: 'TypeError', message })
})

import t from 'tap'
import { parseRequest } from '../../spec/request.ts'

const body = '{"protocol":1,"state":"x","questions":{"q":{"type":"noul","instructions":"y"}}}'
const bytes = (text: string) => new TextEncoder().encode(text)

t.test('a request is read from text', async t => {
  t.same(parseRequest(body), { ok: true, request: JSON.parse(body) })
})

t.test('a request is read from bytes', async t => {
  t.same(parseRequest(bytes(body)), { ok: true, request: JSON.parse(body) })
})

t.test('a body that is not JSON is unreadable', async t => {
  t.same(parseRequest('{"state":'), {
    ok: false,
    readable: false,
    findings: [{ at: '', expected: 'a JSON text', actual: '"{\\"state\\":"' }],
  })
})

t.test('an empty body is unreadable', async t => {
  const read = parseRequest(new Uint8Array())
  t.match(read, { ok: false, readable: false, findings: [{ actual: '""' }] })
})

t.test('bytes that are not UTF-8 are unreadable', async t => {
  t.same(parseRequest(Uint8Array.of(0x22, 0xff, 0x22)), {
    ok: false,
    readable: false,
    findings: [{ at: '', expected: 'text in UTF-8', actual: '3 bytes that are not' }],
  })
})

t.test('a byte order mark makes a body unreadable', async t => {
  t.match(parseRequest(bytes(`\ufeff${body}`)), { ok: false, readable: false })
})

t.test('JSON that breaks the protocol is readable and says where', async t => {
  t.same(parseRequest('{"state":"x","questions":[]}'), {
    ok: false,
    readable: true,
    findings: [{ at: '/questions', expected: 'an object', actual: 'an array of 0' }],
  })
})

t.test('what stands under __proto__ is a field like any other, not the prototype', async t => {
  const read = parseRequest(`{"__proto__":${body}}`)
  t.match(read, { ok: false, readable: true, findings: [{ at: '/state' }, { at: '/questions' }] })
})

for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']) {
  t.test(`a question under the key ${JSON.stringify(key)} is read`, async t => {
    const read = parseRequest(body.replace('"q"', JSON.stringify(key)))
    t.ok(read.ok && Object.hasOwn(read.request.questions, key))
  })

  t.test(`a wrong question under the key ${JSON.stringify(key)} is found`, async t => {
    const read = parseRequest(body.replace('"q"', JSON.stringify(key)).replace('noul', 'x'))
    t.match(read, { ok: false, findings: [{ at: `/questions/${key}/type`, actual: '"x"' }] })
  })
}

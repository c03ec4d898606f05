import t from 'tap'
import { respond } from '../../fake/index.ts'
import { ask, call, everyType } from './requests.ts'

const token = 'sesame'
const withHeader = (authorization: string | undefined) =>
  respond(ask(everyType, authorization === undefined ? {} : { authorization }), { token })

for (const authorization of ['Bearer sesame', 'bearer sesame', 'BEARER  sesame']) {
  t.test(`"${authorization}" is let in`, async t => {
    t.equal(withHeader(authorization).status, 200)
  })
}

const wrong = [undefined, '', 'sesame', 'Bearer', 'Bearer ', 'Bearer Sesame', 'Bearer sesame2']
for (const authorization of [...wrong, 'Basic sesame', 'Bearersesame', 'Bearer sesame sesame']) {
  t.test(`"${authorization}" is refused with 401 and a challenge`, async t => {
    const { status, headers, body } = withHeader(authorization)
    t.same([status, headers['www-authenticate']], [401, 'Bearer'])
    t.equal(body.toString(), '{"error":"unauthorized"}')
  })
}

t.test('a token in the query lets nobody in', async t => {
  const request = { ...ask(everyType), query: 'access_token=sesame&token=sesame' }
  t.equal(respond(request, { token }).status, 401)
})

t.test('health stays open', async t => {
  t.equal(respond(call('GET', '/health'), { token }).status, 200)
})

t.test('without a token an Authorization header is of no account', async t => {
  t.equal(respond(ask(everyType, { authorization: 'Bearer sesame' })).status, 200)
})

t.test('a refusal does not repeat the token from a body or a path', async t => {
  const authorization = 'Bearer sesame'
  const inBody = respond(ask({ state: token, questions: token }, { authorization }), { token })
  const inPath = respond(call('GET', '/sesame'), { token })
  t.equal(inBody.status, 422)
  t.notMatch(inBody.body.toString() + inPath.body.toString(), /sesame/)
})

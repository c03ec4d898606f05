import t from 'tap'
import { neverAnswer } from '../../fake/faults/never-answer.ts'
import { type FakeRequest, respond } from '../../fake/index.ts'
import * as edit from '../../fake/mutants/edit.ts'
import { ask, call, everyType } from './requests.ts'

const conforming = (request: FakeRequest) => respond(request)
const refused = ask({ state: '' })
const health = call('GET', '/health')
const { withStatus } = edit
const statuses = (reply: edit.Reply) =>
  [ask(everyType), refused, health, call('GET', '/nowhere')].map(
    request => reply(request, conforming).status,
  )

t.test('editAnswered changes the replies that answer questions, and no other', async t => {
  t.same(statuses(edit.editAnswered(reply => withStatus(reply, 418))), [418, 422, 200, 404])
})

t.test('editRefused changes the refusals of /v1/systemone, and no other', async t => {
  t.same(statuses(edit.editRefused(reply => withStatus(reply, 418))), [200, 418, 200, 404])
})

t.test('editHealth changes the replies of /health, and no other', async t => {
  t.same(statuses(edit.editHealth(reply => withStatus(reply, 418))), [200, 422, 418, 404])
})

t.test('refuseWhen refuses what it picks and answers the rest', async t => {
  const picks = ({ path }: FakeRequest) => path === '/health'
  t.same(statuses(edit.refuseWhen(picks, 418)), [200, 422, 418, 404])
})

t.test('answerAsIf has another request answered', async t => {
  const asEveryType = edit.answerAsIf(() => ask(everyType))
  t.same(asEveryType(refused, conforming).body, conforming(ask(everyType)).body)
})

t.test('an edit that changes nothing keeps every byte', async t => {
  const answers = edit.editAnswers(answer => answer)
  const body = edit.editBody(whole => whole)
  t.same(answers(ask(everyType), conforming), conforming(ask(everyType)))
  t.same(body(ask(everyType), conforming), conforming(ask(everyType)))
})

t.test('editAnswers sees each answer beside its key and its question as it came', async t => {
  const seen: unknown[] = []
  const look = edit.editAnswers((answer, key, question) => {
    seen.push([key, answer['type'], question])
    return answer
  })
  look(ask(everyType), conforming)
  const { hot, drink, loud } = everyType.questions
  t.same(seen, [
    ['hot', 'noul', hot],
    ['drink', 'choice', drink],
    ['loud', 'score', loud],
  ])
})

t.test('editAnswers reaches a key named __proto__', async t => {
  const body = Buffer.from(
    '{"state":"s","questions":{"__proto__":{"type":"noul","instructions":"Is it?"}}}',
  )
  const toNull = edit.editAnswers((_answer, _key, question) => question['instructions'])
  t.match(toNull(ask(body), conforming).body.toString(), '{"__proto__":"Is it?"}')
})

t.test('an answer edited to undefined leaves its key out', async t => {
  const drop = edit.editAnswersOf('noul', () => undefined)
  const reply = drop(ask(everyType), conforming)
  t.same(Object.keys(edit.objectAt(edit.bodyOf(reply), 'answers')), ['drink', 'loud'])
})

t.test('withHeader sets a header, and undefined takes it away', async t => {
  const reply = conforming(health)
  t.same(edit.withHeader(reply, 'content-type', 'text/plain').headers, {
    'content-type': 'text/plain',
  })
  t.same(edit.withHeader(reply, 'content-type', undefined).headers, {})
})

t.test('withBytes, withText and withDelivery leave the rest of a reply as it is', async t => {
  const reply = conforming(health)
  t.same(edit.withBytes(reply, 'x'), { ...reply, body: Buffer.from('x') })
  t.same(edit.withText(reply, text => `${text} `).body.toString(), `${reply.body} `)
  t.same(edit.withDelivery(reply, neverAnswer), { ...reply, delivery: neverAnswer })
})

t.test('objectAt does not take an inherited property for a field', async t => {
  t.same(edit.objectAt({}, 'constructor'), {})
})

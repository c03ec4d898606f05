import t from 'tap'
import { createCursor } from '../../../fake/script/cursor.ts'
import { readScript } from '../../../fake/script/read.ts'
import { renderForm, renderText, renderValue } from '../../../fake/script/template.ts'
import { checkTemplate } from '../../../fake/script/template-check.ts'
import { asking, at, post, scriptWith, step } from './scripts.ts'

const headers = { authorization: 'Bearer tok-4711', cookie: 'a=tok-4711', accept: 'text/html' }
const request = { ...post, headers, query: 'a=1' }
const cursor = createCursor(scriptWith([step({ when: { question: 'b' } })], { seed: 'seven' }))
const view = cursor.decide(request, asking('a', 'b'), at(3, 'blue')).view()

const rendered: readonly (readonly [string, string])[] = [
  [
    '{{request.number}} {{request.method}} {{request.path}}?{{request.query}}',
    '3 POST /v1/systemone?a=1',
  ],
  ['{{request.headers.accept}}', 'text/html'],
  ['{{request.headers.x-none}}', ''],
  ['{{request.body}}', '{"state":"The build is red."}'],
  ['{{request.body.state}}', 'The build is red.'],
  ['{{state}}|{{text}}|{{session}}|{{seed}}', 'The build is red.|The build is red.|blue|seven'],
  ['{{key}} {{question.type}} {{questions.a.instructions}}', 'b noul Is it so?'],
  ['{{#keys}}<{{.}}>{{/keys}}', '<a><b>'],
  ['{{keys}} {{{keys}}} {{&keys}}', '["a","b"] ["a","b"] ["a","b"]'],
  ['{{^question.criteria}}none{{/question.criteria}}', 'none'],
  ['no tag { { at all }}', 'no tag { { at all }}'],
  ['a{{! what the client asked }}{{key}}', 'ab'],
  ['{{=<% %>=}}{{"key": "<%key%>"}}', '{{"key": "b"}}'],
]

for (const [template, expected] of rendered) {
  t.test(`${template} renders as ${expected}`, async t => {
    t.equal(checkTemplate(template), null)
    t.equal(renderText(template, view), expected)
  })
}

t.test('nothing is escaped, and tags that a client sends stay text', async t => {
  const state = '<b>"&amp;" {{seed}}'
  const view = cursor.decide(post, { ...asking('b'), state, text: state }, at(4)).view()
  t.equal(renderText('{{text}}', view), state)
})

t.test('texts inside a JSON value are rendered, names are not', async t => {
  const value = { '{{seed}}': ['{{key}}', 1, null, { deep: 'x{{key}}' }] }
  t.same(renderValue(value, view), { '{{seed}}': ['b', 1, null, { deep: 'xb' }] })
})

t.test('a value without tags comes back as it is', async t => {
  const value = { a: [1, 'x'] }
  t.equal(renderValue(value, view), value)
})

t.test('the texts of an answer are rendered', async t => {
  const fields = { form: 'fields', fields: { note: '{{key}}' } } as const
  t.same(renderForm(fields, view), { form: 'fields', fields: { note: 'b' } })
  const exactly = { form: 'exactly', value: '{{key}}' } as const
  t.same(renderForm(exactly, view), { form: 'exactly', value: 'b' })
  const option = { form: 'option', value: '{{key}}' } as const
  t.equal(renderForm(option, view), option)
})

t.test('no secret header reaches a view', async t => {
  t.notMatch(JSON.stringify(view), /tok-4711/)
  t.equal(renderText('{{request.headers.authorization}}', view), '')
})

const refused: readonly (readonly [string, string])[] = [
  ['{{text', 'a template with an unclosed tag at character 6'],
  ['{{#keys}}x', 'a template with an unclosed section "keys" at character 10'],
  ['x{{/keys}}', 'a template with an unopened section "keys" at character 1'],
  ['{{> part}}', 'the partial part, and there are no partials'],
  ['{{request.headers.authorization}}', 'the header authorization, which is kept secret'],
  ['{{#request}}{{headers.X-Api-Key}}{{/request}}', 'the header X-Api-Key, which is kept secret'],
  ['{{^stat}}x{{/stat}}', 'the unknown name "stat"; did you mean state?'],
  ['{{request.boby}}', 'the unknown name "request.boby"; did you mean request.body?'],
  [
    '{{.}}',
    'the unknown name "."; known are request, session, state, text, questions, question, key, keys, seed',
  ],
  ['{{session.name}}', 'the unknown name "session.name"; session holds a text'],
  ['{{state.__defineGetter__}}', 'the name state.__defineGetter__, which no view has'],
]

for (const [template, wrong] of refused) {
  t.test(`${template} is refused`, async t => {
    t.equal(checkTemplate(template), wrong)
  })
}

t.test('a script with a wrong template is refused when it is read', async t => {
  const reading = readScript('steps:\n  - body: "{{stat}}"\n', 'a.yaml')
  await t.rejects(reading, {
    message: /^a\.yaml:2:.*the unknown name "stat"; did you mean state\?/,
  })
})

t.test('a text of an answer that is no template is answered as it is', async t => {
  const form = { form: 'exactly', value: 'a {{ b' } as const
  t.same(renderForm(form, view), form)
})

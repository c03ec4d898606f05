import t from 'tap'
import { redactionOf, secretsOf } from '../../fake/redaction.ts'

const SECRET = 's3cr"et/tok+n%41\u00e9-XYZ'
const json = JSON.stringify(SECRET).slice(1, -1)
const percent = encodeURIComponent(SECRET)

const forms: readonly (readonly [what: string, text: string])[] = [
  ['as it is', SECRET],
  ['as latin1 shows it', Buffer.from(SECRET).toString('latin1')],
  ['within JSON', json],
  ['within JSON in JSON', JSON.stringify(json).slice(1, -1)],
  ['within JSON with its slashes escaped', json.replaceAll('/', '\\/')],
  ['within JSON in ASCII', json.replace('\u00e9', '\\u00e9')],
  ['within JSON in upper-case ASCII', json.replace('\u00e9', '\\u00E9')],
  ['percent-encoded', percent],
  ['percent-encoded in lower case', percent.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase())],
  ['in a form', new URLSearchParams({ token: SECRET }).toString().slice('token='.length)],
]

for (const [what, text] of forms) {
  t.test(`a secret is taken out ${what}`, async t => {
    const { text: hide, bytes } = redactionOf([SECRET])
    t.equal(hide(`<${text}>`), '<[redacted]>')
    t.equal(String(bytes(Buffer.from(`<${text}>`))), '<[redacted]>')
  })
}

for (const before of ['', 'a', 'ab', 'abc', 'user:']) {
  for (const coding of ['base64', 'base64url'] as const) {
    t.test(`a secret behind "${before}" is taken out of ${coding}`, async t => {
      const text = Buffer.from(before + SECRET).toString(coding)
      const left = redactionOf([SECRET]).text(text)
      t.match(left, /\[redacted\]/)
      t.notMatch(Buffer.from(left.split('[redacted]').join(''), coding).toString(), /s3cr|XYZ/)
    })
  }
}

t.test('the password of Basic is a secret on its own', async t => {
  const authorization = `Basic ${Buffer.from('token:pass-word').toString('base64')}`
  t.ok(secretsOf({ authorization }).includes('pass-word'))
})

for (const header of ['api-key', 'x-goog-api-key', 'x-auth-token', 'x-amz-security-token']) {
  t.test(`what ${header} holds is a secret`, async t => {
    t.same(secretsOf({ [header]: 'some-key' }).includes('some-key'), true)
  })
}

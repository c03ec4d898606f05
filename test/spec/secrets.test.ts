import t from 'tap'
import { secretsOf } from '../../spec/secrets.ts'

t.test('the password of Basic is a secret on its own', async t => {
  const authorization = `Basic ${Buffer.from('token:pass-word').toString('base64')}`
  t.ok(secretsOf({ authorization }).includes('pass-word'))
})

for (const header of ['api-key', 'x-goog-api-key', 'x-auth-token', 'x-amz-security-token']) {
  t.test(`what ${header} holds is a secret`, async t => {
    t.same(secretsOf({ [header]: 'some-key' }).includes('some-key'), true)
  })
}

import t from 'tap'
import type { Refusal } from '../../spec/dialect.ts'
import { discreet } from '../../spec/discretion.ts'
import { SECRET, written } from './written-secret.ts'

const refusal = (detail: string): Refusal => ({ kind: 'broken', detail, body: {}, findings: [] })
const less: Refusal = {
  kind: 'broken',
  detail: 'the body: expected a request of this dialect, got another',
}

const coded = (['base64', 'base64url'] as const).map(coding => [
  `in ${coding} behind a name`,
  Buffer.from(`user:${SECRET}`).toString(coding),
])

for (const [what = '', text = ''] of [...written, ...coded]) {
  t.test(`a refusal of a body that holds a secret ${what} says less`, async t => {
    t.same(discreet(refusal('got "s3c..."'), Buffer.from(`<${text}>`), [SECRET]), less)
  })

  t.test(`a refusal that quotes a secret ${what} says less`, async t => {
    t.same(discreet(refusal(`got ${text}`), Buffer.alloc(0), [SECRET]), less)
  })
}

t.test('a refusal of a body without a secret stays as it is', async t => {
  const plain = refusal('/state: expected a text, got 7')
  t.equal(discreet(plain, Buffer.from('{"state":7}'), [SECRET]), plain)
  t.equal(discreet(plain, Buffer.from('{"state":7}'), []), plain)
})

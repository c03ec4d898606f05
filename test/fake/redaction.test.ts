import t from 'tap'
import { redactionOf } from '../../fake/redaction.ts'
import { SECRET, written } from '../spec/written-secret.ts'

for (const [what, text] of written) {
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

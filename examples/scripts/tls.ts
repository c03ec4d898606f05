// TLS: a certificate made for this start, which a client trusts, or refuses where it does not.
//
//   npm run build && node dist/examples/scripts/tls.js
//
// With certificates of your own: createFake({tls: {cert, key}}), or
// npx decider-kit fake --tls-cert cert.pem --tls-key key.pem
//
// Prints:
//   trusted: 200 {"status":"ok","model":"fake-decider","device":"cpu"}
//   not trusted: DEPTH_ZERO_SELF_SIGNED_CERT

import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { createFake } from 'decider-kit/fake'

const fake = await createFake({ tls: true })

const get = (ca?: string) =>
  new Promise<string>((resolve, reject) => {
    const sent = request(`${fake.url}/health`, ca === undefined ? {} : { ca }, response => {
      text(response).then(body => resolve(`${response.statusCode} ${body}`), reject)
    })
    sent.on('error', reject).end()
  })

console.log(`trusted: ${await get(fake.certificate ?? '')}`)
console.log(`not trusted: ${await get().catch(error => error.code)}`)
await fake.stop()

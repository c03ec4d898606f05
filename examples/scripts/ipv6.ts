// IPv6: the fake listens on ::1, for clients that have to put an address in brackets.
//
//   npm run build && node dist/examples/scripts/ipv6.js
//
// From a shell: npx decider-kit fake --host ::1
//
// Prints:
//   http://[::1]:<port> answers 200

import { createFake } from 'decider-kit/fake'

const fake = await createFake({ host: '::1' })
const response = await fetch(`${fake.url}/health`)
console.log(`${fake.url.replace(/\d+$/, '<port>')} answers ${response.status}`)
await fake.stop()

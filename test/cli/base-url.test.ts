import t from 'tap'
import { runHere } from './paper-rim.ts'

for (const words of [['certify'], ['health'], ['ask', '--noul', 'Is it red?']]) {
  t.test(`${words[0]} asks for the base URL where the endpoint is given`, async t => {
    const [command = '', ...options] = words
    const url = 'http://127.0.0.1:9/decider/v1/systemone'
    const { code, err } = await runHere([
      command,
      url,
      ...options,
      ...(command === 'ask' ? ['Red.'] : []),
    ])
    t.equal(code, 2)
    t.equal(err, `"${url}" is not a base URL: leave /v1/systemone out, which is added to it.\n`)
  })
}

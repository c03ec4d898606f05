import t from 'tap'
import { pathOf, readArguments, readMaxTime } from '../../../fake/curl/arguments.ts'
import { readAuthorization, readBody } from '../../../fake/curl/input.ts'

const nothing = { url: '', output: '', format: '', maxTime: '', data: '', headers: [] }

t.test('each flag takes the word after it, and the last of two counts', async t => {
  const words = ['-o', 'a', '-o', '-b', '-w', '%{http_code}', '-m', '1', '--max-time', '2.5']
  t.same(
    readArguments([...words, '-d', '@-', '--data-binary', '{}', '-H', 'A: 1', '-H', '@f', 'u']),
    {
      url: 'u',
      output: '-b',
      format: '%{http_code}',
      maxTime: '2.5',
      data: '{}',
      headers: ['A: 1', '@f'],
    },
  )
})

t.test('an unknown flag takes no word, and the last bare word is the URL', async t => {
  const words = ['-sS', '-X', 'POST', '--retry', 'http://a.test/', '-L', '--compressed', '-']
  t.same(readArguments(words), { ...nothing, url: 'http://a.test/' })
})

t.test('a call without words asks for nothing', async t => {
  t.same(readArguments([]), nothing)
})

const paths = [
  ['http://decider.test/v1/systemone', '/v1/systemone'],
  ['https://user@[::1]:8471/health', '/health'],
  ['http://decider.test/base/v1/systemone', '/base/v1/systemone'],
  ['http://decider.test/v1/systemone?a=b', '/v1/systemone?a=b'],
  ['http://decider.test', '/http://decider.test'],
  ['', '/'],
] as const

for (const [url, path] of paths) {
  t.test(`the path of ${JSON.stringify(url)} is ${path}`, async t => {
    t.equal(pathOf(url), path)
  })
}

const times = [
  ['', Number.POSITIVE_INFINITY],
  ['0', Number.POSITIVE_INFINITY],
  ['2.000', 2000],
  ['0.25', 250],
  ['.5', 500],
] as const

for (const [maxTime, ms] of times) {
  t.test(`--max-time ${JSON.stringify(maxTime)} is ${ms} ms`, async t => {
    t.equal(readMaxTime({ ...nothing, maxTime }), ms)
  })
}

const files: Readonly<Record<string, string>> = {
  '-': '{"a":1}\n\n',
  request: '\n{}\r\n',
  headers: 'Accept: */*\r\nAUTHORIZATION:  Bearer t \n',
}
const read = (path: string): Buffer => Buffer.from(files[path] ?? `no ${path}`)

const bodies = [
  ['@-', '{"a":1}'],
  ['@request', '\n{}\r'],
  ['plain\n', 'plain'],
  ['', ''],
] as const

for (const [data, body] of bodies) {
  t.test(`the data ${JSON.stringify(data)} is ${JSON.stringify(body)}`, async t => {
    t.equal(readBody({ ...nothing, data }, read).toString(), body)
  })
}

const authorizations = [
  [[], ''],
  [['Content-Type: application/json'], ''],
  [['Authorization: Bearer a', 'Accept: */*'], 'Bearer a'],
  [['Authorization: Bearer a', 'authorization:Bearer b'], 'Bearer b'],
  [['@headers'], 'Bearer t'],
  [['X-Authorization: Bearer a'], ''],
] as const

for (const [headers, value] of authorizations) {
  t.test(`${JSON.stringify(headers)} authorize with ${JSON.stringify(value)}`, async t => {
    t.equal(readAuthorization({ ...nothing, headers }, read), value)
  })
}

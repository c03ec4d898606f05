import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { createFake, curlPath } from '../../../fake/index.ts'

type Run = { readonly code: number; readonly status: string; readonly body: string }
type Named = Readonly<Record<string, string>>

const question = { hot: { type: 'noul', instructions: 'Is the water hot?' } }
const request = JSON.stringify({ protocol: 1, state: 'The kettle whistles.', questions: question })

/** Runs a curl as Chalk does, and gives its exit code, what -w said and what -o got. */
async function run(curl: string, words: readonly string[], variables: Named = {}): Promise<Run> {
  const output = join(t.testdir(), 'answer')
  const env = { ...process.env, FAKE_STATE: t.testdirName, ...variables }
  const all = ['-sS', '-o', output, '-w', '%{http_code}', ...words]
  const { code, status } = await new Promise<Omit<Run, 'body'>>(resolve => {
    execFile(curl, all, { env }, (error, stdout) => {
      resolve({ code: error === null ? 0 : Number(error.code), status: stdout })
    })
  })
  return { code, status, body: await readFile(output, 'utf8').catch(() => 'none') }
}

/** Starts a server that answers nothing, and gives its port. */
async function startSilent(): Promise<number> {
  const server = createServer(() => undefined)
  t.teardown(() => server.closeAllConnections())
  t.teardown(() => server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const fake = await createFake({ token: 'right' })
t.teardown(() => fake.stop())
const silent = await startSilent()
const post = (base: string, ...more: readonly string[]) => [
  ...['-H', 'Content-Type: application/json', ...more, '--data-binary', request],
  `${base}/v1/systemone`,
]

const alike = [
  ['health', ['--max-time', '9', `${fake.url}/health`], ['http://decider.test/health'], {}],
  ['a missing token', post(fake.url), post('http://decider.test'), { FAKE_DECIDER_TOKEN: 'right' }],
  [
    'a wrong token',
    post(fake.url, '-H', 'Authorization: Bearer wrong'),
    post('http://decider.test', '-H', 'Authorization: Bearer wrong'),
    { FAKE_DECIDER_TOKEN: 'right' },
  ],
  [
    'nobody listening',
    post('http://127.0.0.1:1'),
    post('http://a.test'),
    { FAKE_DECIDER_DOWN: '1' },
  ],
  [
    'a decider that is too slow',
    post(`http://127.0.0.1:${silent}`, '--max-time', '0.2'),
    post('http://decider.test', '--max-time', '0.2'),
    { FAKE_DECIDER_DELAY: '9' },
  ],
] as const

for (const [name, real, standing, variables] of alike) {
  t.test(`curl and the fake, and the stand-in alone, give the same for ${name}`, async t => {
    t.same(await run(curlPath, standing, variables), await run('curl', real))
  })
}

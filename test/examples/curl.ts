import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '../../spec/json-object.ts'
import { bodyOf, type Exchange } from './dialogue.ts'

/** What curl saw of one exchange. */
export type Seen = {
  /** `200`, or `curl 56` where it has an exit code. */
  readonly outcome: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly ms: number
  readonly says: string
}

/** Makes one request with the real curl, which keeps what it receives in `folder`. */
export async function exchange(url: string, each: Exchange, folder: string): Promise<Seen> {
  const { method, path, given } = each
  const [head, body] = [join(folder, 'head'), join(folder, 'body')]
  await Promise.all([head, body].map(file => rm(file, { force: true })))
  const data = bodyOf(each)
  const words = [
    ...['-sS', '-X', method, '-D', head, '-o', body, '-w', '%{http_code} %{time_total}'],
    ...['--max-time', String(given['maxTime'] ?? 10)],
    ...(given['retries'] === undefined
      ? []
      : ['--retry-connrefused', '--retry', String(given['retries'])]),
    ...headersOf(each).flatMap(line => ['-H', line]),
    ...(data === '' ? [] : ['--data-binary', data]),
    `${url}${path}`,
  ]
  const { code, out, err } = await run(words)
  const [status = '', seconds = '0'] = out.split(' ')
  return {
    outcome: code === 0 ? status : `curl ${code}`,
    headers: headersIn(await readFile(head, 'latin1').catch(() => '')),
    body: await readFile(body).catch(() => Buffer.alloc(0)),
    ms: Number(seconds) * 1000,
    says: err,
  }
}

function headersOf({ given: { headers, session } }: Exchange): string[] {
  const own = { 'content-type': 'application/json', authorization: 'Bearer a-token' }
  const all = { ...own, ...(isObject(headers) && headers) }
  const lines = Object.entries(all).map(([name, value]) =>
    value === null ? `${name}:` : `${name}: ${value}`,
  )
  return session === undefined ? lines : [...lines, `x-fake-session: ${session}`]
}

const headersIn = (head: string): Record<string, string> =>
  Object.fromEntries(
    [...head.matchAll(/^([^:\r\n]+): *([^\r\n]*)/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  )

const run = (words: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>(resolve => {
    execFile('curl', words, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 70), out, err })
    })
  })

import { execFile } from 'node:child_process'
import { request } from 'undici'

/** Asks once, with a limit of 2 s, and gives in a few words what the client made of it. */
export type Client = (url: string) => Promise<string>

/** How long each client waits, in ms. */
export const LIMIT_MS = 2_000
const PATIENCE_MS = 40_000
const HEADERS = { 'content-type': 'application/json' }
const BODY = JSON.stringify({
  state: 'The build is red.',
  questions: { red: { type: 'noul', instructions: 'Is the build red?' } },
})

const JUDGE = `
def judged(value):
    try:
        noul = value["answers"]["red"]["noul"]
    except Exception:
        return "other JSON"
    return "the answer" if noul == 0.75 else "another answer: " + str(noul)
`

const URLLIB = `
import json, sys, urllib.request
${JUDGE}
try:
    asked = urllib.request.Request(sys.argv[1], data=sys.argv[2].encode(), headers={"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=2) as response:
        body = response.read()
        try:
            print(response.status, judged(json.loads(body)) if body else "empty")
        except Exception as error:
            print(response.status, type(error).__name__)
except Exception as error:
    print(type(error).__name__, str(error)[:60])
`

const REQUESTS = `
import sys, requests
${JUDGE}
try:
    response = requests.post(sys.argv[1], data=sys.argv[2], headers={"content-type": "application/json"}, timeout=2)
    try:
        print(response.status_code, judged(response.json()) if response.content else "empty")
    except Exception as error:
        print(response.status_code, type(error).__name__)
except Exception as error:
    print(type(error).__name__)
`

/** Says what a body holds, as a client that parses it finds. */
function judged(text: string): string {
  if (text === '') return 'empty'
  try {
    const noul: unknown = JSON.parse(text)?.answers?.red?.noul
    if (noul === undefined) return 'other JSON'
    return noul === 0.75 ? 'the answer' : `another answer: ${noul}`
  } catch {
    return 'no JSON'
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const deeper = error.cause instanceof Error ? `: ${codeOf(error.cause)}` : ''
  return `${'code' in error && typeof error.code === 'string' ? error.code : error.name}${deeper}`
}

/** Runs a program to its end, for as long as anybody waits for an answer, and gives what it printed. */
const run = (
  file: string,
  words: readonly string[],
): Promise<{ out: string; code: number | string }> =>
  new Promise(resolve => {
    const options = { timeout: PATIENCE_MS, maxBuffer: 2 ** 28 }
    execFile(file, words, options, (error, out) => {
      resolve({ out, code: error === null ? 0 : (error.code ?? 'killed') })
    })
  })

const python =
  (source: string): Client =>
  async url => {
    const { out, code } = await run('python3', ['-c', source, url, BODY])
    return out.trim() === '' ? `ended with ${code}` : out.trim()
  }

async function curl(url: string): Promise<string> {
  const { out, code } = await run('curl', [
    ...['--silent', '--max-time', '2', '--header', 'content-type: application/json'],
    ...['--data', BODY, '--write-out', '\n%{http_code}', url],
  ])
  const end = out.lastIndexOf('\n')
  const status = out.slice(end + 1)
  return `exit ${code}, ${status === '000' ? 'no status' : `${status} ${judged(out.slice(0, end))}`}`
}

async function undici(url: string): Promise<string> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: HEADERS,
    body: BODY,
    signal,
  })
  return `${statusCode} ${judged(await body.text())}`
}

async function byFetch(url: string): Promise<string> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  const response = await fetch(url, { method: 'POST', headers: HEADERS, body: BODY, signal })
  return `${response.status} ${judged(await response.text())}`
}

/** Has a client in this process say its error in place of throwing it. */
const told =
  (client: Client): Client =>
  url =>
    client(url).catch(codeOf)

/** The clients, by the name of their column. */
export const clients: Readonly<Record<string, Client>> = {
  curl,
  'undici request': told(undici),
  fetch: told(byFetch),
  urllib: python(URLLIB),
  requests: python(REQUESTS),
}

const PYTHON_VERSIONS =
  'import platform, requests; print(f"urllib of Python {platform.python_version()}, requests {requests.__version__}")'

/** Names every client with its version. */
export async function versions(): Promise<string> {
  const curl = /^curl [\d.]+/.exec((await run('curl', ['--version'])).out)?.[0] ?? 'no curl'
  const module = await import('undici/package.json', { with: { type: 'json' } })
  const { out } = await run('python3', ['-c', PYTHON_VERSIONS])
  const { version } = module.default
  return `${curl}, undici ${version}, fetch of Node ${process.versions.node}, ${out.trim()}`
}

import { type CurlCall, pathOf, readArguments, readMaxTime } from './arguments.ts'
import { type CallEffect, effectOf, isService, type ServicePath } from './effects.ts'
import { CurlEnding } from './ending.ts'
import { readScripted, readState, type Variables } from './environment.ts'
import { type Read, readAuthorization, readBody } from './input.ts'
import { openState, type StateFolder } from './log.ts'

/** What a call needs of the process it runs in. */
export type CurlRim = {
  readonly variables: Variables
  readonly read: Read
  write(path: string, text: string): void
  print(text: string): void
  /** Writes one line to standard error. */
  say(line: string): void
  /** Ends once the process has run for `ms`. */
  waitUntil(ms: number): Promise<void>
  /** Has `release` called where a signal ends the process early. */
  onInterrupt(release: () => void): void
}

/** Runs one call of curl from its words to its exit code: reads, logs, marks, waits, and writes what curl would. */
export async function runCall(words: readonly string[], rim: CurlRim): Promise<number> {
  try {
    const call = readArguments(words)
    const state = openState(readState(rim.variables))
    const body = readBody(call, rim.read)
    const path = pathOf(call.url)
    if (isService(path)) return await runService({ call, path, body, state }, rim)
    state.noteCall(call.url, body)
    rim.print('{}\n')
    return 0
  } catch (cause) {
    if (!(cause instanceof CurlEnding)) throw cause
    rim.say(cause.message)
    return cause.code
  }
}

type Service = {
  readonly call: CurlCall
  readonly path: ServicePath
  readonly body: Buffer
  readonly state: StateFolder
}

async function runService({ call, path, body, state }: Service, rim: CurlRim): Promise<number> {
  const scripted = readScripted(rim.variables)
  const maxTime = readMaxTime(call)
  const authorization = readAuthorization(call, rim.read)
  state.noteCall(call.url, body)
  let release = (): void => undefined
  if (path === '/v1/systemone') {
    state.noteAsked(call.maxTime, authorization !== '', body)
    // Before the mark is there, so that no signal falls in between.
    rim.onInterrupt(() => release())
    release = state.mark()
  }
  try {
    const effect = effectOf({ path, body, authorization, maxTime }, scripted)
    await rim.waitUntil(effect.until)
    return finish(effect, call, rim)
  } finally {
    release()
  }
}

function finish(effect: CallEffect, { output, format }: CurlCall, rim: CurlRim): number {
  const isFormatted = format === '%{http_code}'
  if ('code' in effect) {
    rim.say(`curl: (${effect.code}) ${effect.says}`)
    if (isFormatted) rim.print('000')
    return effect.code
  }
  const { status, body } = effect.reply
  if (output === '' || output === '-') rim.print(body)
  else rim.write(output, body)
  if (isFormatted) rim.print(String(status))
  return 0
}

import { appendFileSync, mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { CODE, CurlEnding } from './ending.ts'

/** What is kept under FAKE_STATE; each entry is one append, so that calls at the same time do not mix. */
export type StateFolder = {
  /** Adds the URL and the body to curl.log. */
  noteCall(url: string, body: Buffer): void
  /** Adds what a decider was asked to decider.log; of the token, only whether there is one. */
  noteAsked(maxTime: string, isAuthorized: boolean, body: Buffer): void
  /** Marks that a decider is answering, or notes an overlap; gives what takes the mark away again. */
  mark(): () => void
}

/** Opens the folder; its functions throw a CurlEnding with code 2 where it cannot be written. */
export function openState(folder: string): StateFolder {
  const append = (name: string, ...lines: readonly (string | Buffer)[]): void => {
    const bytes = Buffer.concat(lines.flatMap(line => [Buffer.from(line), Buffer.from('\n')]))
    inFolder(folder, () => appendFileSync(join(folder, name), bytes))
  }
  return {
    noteCall: (url, body) => append('curl.log', url, body),
    noteAsked: (maxTime, isAuthorized, body) => {
      const auth = isAuthorized ? 'yes' : 'no'
      append('decider.log', `max-time=${maxTime === '' ? 'none' : maxTime} auth=${auth}`, body)
    },
    mark: () => {
      const path = join(folder, 'answering')
      let isMine = inFolder(folder, () => makeFolder(path))
      if (!isMine) append('overlaps', 'overlap')
      return () => {
        if (isMine) rmdirSync(path)
        // Taken away twice it would be the mark of the call after this one.
        isMine = false
      }
    },
  }
}

function inFolder<T>(folder: string, act: () => T): T {
  try {
    return act()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const says = `FAKE_STATE: expected a folder to write in, got ${folder} (${reason})`
    throw new CurlEnding(CODE.misuse, says)
  }
}

// Making a folder is the one step that both looks and takes, for every process at once.
function makeFolder(path: string): boolean {
  try {
    mkdirSync(path)
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false
    throw cause
  }
}

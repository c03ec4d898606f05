import { rename, rm, stat, writeFile } from 'node:fs/promises'

/** A script that is written whole again and again, and is whole on the disk at every moment. */
export type ScriptFile = {
  /** Writes the newest text soon; several calls at once are one writing. */
  refresh(): void
  /** Writes the newest text; rejects where a writing failed. */
  finish(): Promise<void>
}

/** Takes a path for a new script; rejects with an Error of one sentence where something lies there or nothing can be written. */
export async function claimScriptFile(path: string): Promise<void> {
  const held = await stat(path).catch(() => null)
  if (held !== null && (!held.isFile() || held.size > 0)) {
    throw new Error(
      `${path} is there already. Give --out a new file, for a recording is never written over.`,
    )
  }
  await writeWhole(path, '')
}

/** Takes away a file that was claimed and never written. */
export const leaveScriptFile = (path: string): Promise<void> => rm(path, { force: true })

/** Opens a script at a path that was claimed; `text` gives it as it is now. */
export function openScriptFile(path: string, text: () => Promise<string>): ScriptFile {
  let last: Promise<void> = Promise.resolve()
  let isWaiting = false
  const write = async (): Promise<void> => {
    isWaiting = false
    await writeWhole(path, await text())
  }
  return {
    refresh() {
      if (isWaiting) return
      isWaiting = true
      // What failed now is tried again with the next exchange, and told at the end.
      last = last.then(write).catch(() => {})
    },
    async finish() {
      await last
      await write()
    },
  }
}

/** Writes a file beside it and puts it in its place, so that a crash leaves the old or the new, and no half. */
async function writeWhole(path: string, text: string): Promise<void> {
  const beside = `${path}.partial`
  try {
    await writeFile(beside, text, { flush: true })
    await rename(beside, path)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new Error(`could not write ${path} (${code}). Give --out a file that can be written.`, {
      cause,
    })
  }
}

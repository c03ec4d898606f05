import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** What a watcher sees of the disk; a test hands in one of its own. */
export type Folder = {
  /** Calls `onChange` whenever something in the folder may have changed, until it is closed. */
  readonly watch: (folder: string, onChange: () => void) => { close(): void }
  readonly read: (path: string) => Promise<Uint8Array>
  /** Resolves once an editor has most likely finished its writes. */
  readonly settled: () => Promise<void>
}

// An editor empties a file before it fills it, or renames a second one over it: some ms apart.
const SETTLING_MS = 50

/** The disk itself. */
export const disk: Folder = {
  watch: (folder, onChange) => {
    const watcher = watch(folder, onChange)
    // A folder that goes away takes its file along, which the next read says.
    watcher.on('error', onChange)
    return watcher
  },
  read: path => readFile(path),
  settled: () => setTimeout(SETTLING_MS),
}

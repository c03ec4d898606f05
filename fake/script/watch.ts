import { dirname } from 'node:path'
import { disk, type Folder } from './folder.ts'
import { bytesOf, readScript } from './read.ts'
import type { Script } from './script.ts'
import { ScriptError } from './script-error.ts'

/** What is told of each change of a script. */
export type ScriptWatcher = {
  /** Takes the new script. */
  readonly onScript: (script: Script) => void
  /** Takes why a new script was refused; the last good one stays in force. */
  readonly onRefused: (error: ScriptError) => void
}

/**
 * Reads the script in the file at `path` again after each change of its bytes, until it is closed.
 *
 * Resolves once it watches; read the file after that, so that no change is missed in between. It
 * watches the folder, as editors put a new file in the place of the old one, and rejects with a
 * ScriptError where there is no file. A file that cannot be read is told once, until it can be again.
 */
export async function watchScript(
  path: string,
  watcher: ScriptWatcher,
  folder: Folder = disk,
): Promise<{ close(): void }> {
  const watch = new Watch(path, watcher, folder)
  await watch.start()
  return watch
}

class Watch {
  readonly #path: string
  readonly #watcher: ScriptWatcher
  readonly #folder: Folder
  #seen: Uint8Array | null = null
  // What is told may itself be written into this folder, which is a change again.
  #unreadable: string | null = null
  #watching: { close(): void } | null = null
  #isClosed = false
  #isReading = false
  #hasChanged = false

  constructor(path: string, watcher: ScriptWatcher, folder: Folder) {
    this.#path = path
    this.#watcher = watcher
    this.#folder = folder
  }

  async start(): Promise<void> {
    this.#seen = await bytesOf(this.#path, this.#folder.read)
    this.#watching = this.#folder.watch(dirname(this.#path), () => {
      this.#hasChanged = true
      if (!this.#isReading) void this.#readAll()
    })
  }

  close(): void {
    this.#isClosed = true
    this.#watching?.close()
  }

  /** Reads until nothing has changed while it read, so that many changes at once are one. */
  async #readAll(): Promise<void> {
    this.#isReading = true
    while (this.#hasChanged && !this.#isClosed) {
      await this.#folder.settled()
      this.#hasChanged = false
      await this.#readOnce()
    }
    this.#isReading = false
  }

  async #readOnce(): Promise<void> {
    const bytes = await this.#bytes()
    if (bytes === null) return
    try {
      if (this.#seen !== null && Buffer.compare(bytes, this.#seen) === 0) return
      this.#seen = bytes
      const script = await readScript(bytes, this.#path)
      if (!this.#isClosed) this.#watcher.onScript(script)
    } catch (error) {
      this.#refuse(error)
    }
  }

  /** Reads the file; null where it cannot be read. */
  async #bytes(): Promise<Uint8Array | null> {
    try {
      const bytes = await bytesOf(this.#path, this.#folder.read)
      this.#unreadable = null
      return bytes
    } catch (error) {
      const said = String(error)
      if (said !== this.#unreadable) this.#refuse(error)
      this.#unreadable = said
      return null
    }
  }

  #refuse(error: unknown): void {
    if (!(error instanceof ScriptError)) throw error
    if (!this.#isClosed) this.#watcher.onRefused(error)
  }
}

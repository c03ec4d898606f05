import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { isSent } from '../../../../reference/engines/embedded/messages.ts'

/** The word that makes this worker die of a signal, as a bad driver makes one. */
export const DEADLY = 'SEGFAULT'

// What follows is for the process alone; whoever imports the word above has no parent to hear.
if (process.send !== undefined && process.argv[1]?.endsWith('breakable-worker.js')) {
  // Loaded first, for a message that came before it listens would be lost.
  await import('../../../../reference/engines/embedded/worker/main.ts')
  process.prependListener('message', message => {
    if (!isSent(message)) return
    if (message.kind === 'start') showLife(dirname(message.job.model))
    if (message.kind === 'read' && message.prefix.includes(DEADLY)) {
      process.kill(process.pid, 'SIGSEGV')
    }
  })
}

/** Holds a connection to the port that a file in this folder names, which ends with the process. */
function showLife(folder: string): void {
  const file = join(folder, 'port')
  if (existsSync(file)) connect(Number(readFileSync(file, 'utf8')), '127.0.0.1')
}

import { lstat, stat, unlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { platform } from 'node:os'
import { dirname } from 'node:path'

// The address of a Unix socket holds 108 bytes under Linux and 104 elsewhere, one of them a zero at the end (unix(7)).
const LONGEST = platform() === 'linux' ? 107 : 103

/**
 * Makes way for a Unix socket: takes away a socket that nobody listens on any more.
 *
 * Throws an Error of one sentence for a path that is too long, a socket that is in use, and any other file.
 */
export async function clearSocketPath(path: string): Promise<void> {
  const bytes = Buffer.byteLength(path)
  if (bytes === 0 || bytes > LONGEST) {
    throw new Error(
      `the path of a Unix socket has 1 to ${LONGEST} bytes, and this one has ${bytes}. Give one in a folder nearer to the root, such as /tmp.`,
    )
  }
  const folder = await stat(dirname(path)).catch(() => null)
  if (folder?.isDirectory() !== true) {
    throw new Error('it lies in no folder that is there. Make the folder, or give another path.')
  }
  const file = await lstat(path).catch(() => null)
  if (file === null) return
  if (!file.isSocket()) {
    throw new Error('a file that is no socket lies there. Give a path where nothing lies.')
  }
  if (await isAnswered(path)) {
    throw new Error('another server listens there. Stop it, or give another path.')
  }
  await unlink(path)
}

/** Says whether somebody listens on the socket, or may: only a refusal shows that nobody does. */
function isAnswered(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'ECONNREFUSED'))
  })
}

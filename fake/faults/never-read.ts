import type { ConnectionFault } from '../fault.ts'

/** Accepts and looks away. */
export const neverRead: ConnectionFault = {
  id: 'never-read',
  says: 'Accepts the connection, reads nothing from it and keeps it open.',
  at: 'connection',
  connect: () => [{ do: 'deafen' }, { do: 'hang' }],
}

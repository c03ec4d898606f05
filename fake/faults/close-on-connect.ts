import type { ConnectionFault } from '../fault.ts'

/** Ends the connection of whoever connects. */
export const closeOnConnect: ConnectionFault = {
  id: 'close-on-connect',
  says: 'Accepts the connection and ends it (FIN) at once.',
  at: 'connection',
  connect: () => [{ do: 'close' }],
}

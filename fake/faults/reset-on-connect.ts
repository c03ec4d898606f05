import type { ConnectionFault } from '../fault.ts'

/** Aborts whoever connects. */
export const resetOnConnect: ConnectionFault = {
  id: 'reset-on-connect',
  says: 'Accepts the connection and aborts it (RST) at once.',
  at: 'connection',
  connect: () => [{ do: 'reset' }],
}

import type { ConnectionFault } from '../fault.ts'
import { other } from './pieces.ts'

const BANNER = Buffer.from('SSH-2.0-OpenSSH_9.2\r\n')

/** Speaks first, as SSH does. */
export const bannerOnConnect: ConnectionFault = {
  id: 'banner-on-connect',
  says: 'Greets as an SSH server as soon as the client connects, and keeps the connection open.',
  at: 'connection',
  connect: () => [other(BANNER), { do: 'hang' }],
}

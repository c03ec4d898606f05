import type { Received } from '../messages.ts'
import { Serving } from './serving.ts'

// A signal to the whole group is the parent's to follow, which first finishes what is being answered.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// No worker outlives its parent, however that ended.
process.on('disconnect', () => process.exit())

const send = (message: Received) =>
  new Promise<void>(resolve => process.send?.(message, undefined, {}, () => resolve()))

const { platform, env: variables } = process
const serving = new Serving({ send, end: () => process.exit(), platform, variables })
process.on('message', message => serving.take(message))

import { parameterOf, type ReplyFault } from '../fault.ts'
import { withFirstField } from './json-text.ts'

/** Nests deeper than parsers like. */
export const deepNesting: ReplyFault = {
  id: 'deep-nesting',
  says: 'Puts a field of arrays in arrays ahead of the others; the body stays one JSON object.',
  parameters: {
    depth: { says: 'how many arrays lie in each other', least: 1, most: 1000000, default: 100000 },
  },
  at: 'reply',
  edit: (reply, values) => {
    const depth = parameterOf(values, 'depth')
    const arrays = `${'['.repeat(depth)}${']'.repeat(depth)}`
    return { ...reply, body: withFirstField(reply.body, `"nested":${arrays}`) }
  },
}

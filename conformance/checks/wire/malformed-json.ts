import type { MalformedBody } from './malformed.ts'
import { plainAsk, plainText } from './plain.ts'

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Bodies that are no JSON object, or no JSON at all (RFC 8259 section 2). */
export const malformedJson: readonly MalformedBody[] = [
  { kind: 'empty-body', what: 'an empty body', body: '', killedBy: ['empty-body-500'] },
  {
    kind: 'not-json',
    what: 'a body that is the word hello',
    body: 'hello',
    killedBy: ['malformed-500', 'refusal-ends-server'],
  },
  {
    kind: 'truncated',
    what: 'the first half of the JSON text',
    body: plainText.slice(0, plainText.length / 2),
    killedBy: ['malformed-silence', 'malformed-reset'],
  },
  {
    kind: 'array',
    what: 'the request within a JSON array',
    body: `[${plainText}]`,
    killedBy: ['top-array-500'],
  },
  { kind: 'string', what: 'a JSON string', body: '"hello"', killedBy: ['top-scalar-500'] },
  { kind: 'number', what: 'a JSON number', body: '42', killedBy: ['top-scalar-500'] },
  { kind: 'null', what: 'the JSON text null', body: 'null', killedBy: ['top-null-500'] },
  {
    kind: 'trailing-garbage',
    what: 'the request followed by other characters',
    body: `${plainText} and more`,
    killedBy: ['trailing-bytes-accepted'],
  },
  {
    kind: 'two-documents',
    what: 'a body with two requests',
    body: `${plainText}\n${plainText}`,
    killedBy: ['trailing-bytes-accepted'],
  },
  {
    kind: 'single-quotes',
    what: 'the request with single quotes for double ones',
    body: plainText.replaceAll('"', "'"),
    killedBy: ['single-quotes-accepted'],
  },
  {
    kind: 'bare-nan',
    what: 'a state that is NaN',
    body: JSON.stringify({ ...plainAsk(), state: 0 }).replace('"state":0', '"state":NaN'),
    killedBy: ['nan-accepted'],
  },
  {
    kind: 'deep-nesting',
    what: 'a body that is an array nested 10,000 deep',
    body: nested(10_000),
    killedBy: ['deep-nesting-500'],
  },
  {
    kind: 'open-nesting',
    what: 'a body of 100,000 opening brackets',
    body: '['.repeat(100_000),
    killedBy: ['deep-nesting-500'],
  },
]

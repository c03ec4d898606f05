import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Ajv } from 'ajv'

/** Which requests get the recorded response: what is named has to be there, the rest may be anything. */
export type Pattern = {
  readonly method: string
  readonly path: string
  /** Lower-case names; null stands for no such header, "*" for any value. */
  readonly headers?: Readonly<Record<string, string | null>>
  /** Part of the JSON body: "*" is any string, null no such field; criteria and arrays are whole. */
  readonly body?: Readonly<Record<string, unknown>>
  /** The whole body, for one that is no JSON. */
  readonly bodyText?: string
}

/** What goes back, byte for byte. */
export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly bodyBase64?: string
  /** An interim response before the one above. */
  readonly interim?: number
  /** `silence`: not even a head comes; `stall`: nothing comes after the bytes above. */
  readonly ending?: 'silence' | 'stall'
}

type Told = {
  readonly name: string
  /** The id in the list of known faults. */
  readonly fault: string
  readonly says: string
  readonly request: Pattern
  readonly response: Reply
  /** Whether the server and the kit share a token. */
  readonly token?: true
}

/** A faulty response, the checks it turns red, where their finding points, and the response mended. */
export type Fault = Told & {
  readonly mended: Reply
  readonly caughtBy: readonly string[]
  readonly at: string
}

/** A response that looks odd and is right, and the checks that stay green on it. */
export type Oddity = Told & { readonly greenFor: readonly string[] }

const text = { type: 'string', minLength: 1 } as const
const checks = { type: 'array', items: text, minItems: 1, uniqueItems: true } as const
const reply = {
  type: 'object',
  additionalProperties: false,
  required: ['status', 'headers'],
  properties: {
    status: { type: 'integer' },
    headers: { type: 'object', additionalProperties: { type: 'string' } },
    body: { type: 'string' },
    bodyBase64: { type: 'string' },
    interim: { const: 103 },
    ending: { enum: ['silence', 'stall'] },
  },
  oneOf: [{ required: ['body'] }, { required: ['bodyBase64'] }],
} as const
const pattern = {
  type: 'object',
  additionalProperties: false,
  required: ['method', 'path'],
  properties: {
    method: text,
    path: text,
    headers: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    body: { type: 'object' },
    bodyText: text,
  },
} as const
const told = { fault: text, says: text, request: pattern, response: reply, token: { const: true } }
const all = ['fault', 'says', 'request', 'response']

const ajv = new Ajv({ allowUnionTypes: true, strictRequired: false })
const isFault = ajv.compile<Omit<Fault, 'name'>>({
  type: 'object',
  additionalProperties: false,
  required: [...all, 'mended', 'caughtBy', 'at'],
  properties: { ...told, mended: reply, caughtBy: checks, at: { type: 'string' } },
})
const isOddity = ajv.compile<Omit<Oddity, 'name'>>({
  type: 'object',
  additionalProperties: false,
  required: [...all, 'greenFor'],
  properties: { ...told, greenFor: checks },
})

/** The folder of the recorded faults, seen from the compiled test. */
export const folder = join(import.meta.dirname, '../../../test/corpus')

/** Reads every recorded fault and oddity; throws for a file that is neither, and says why. */
export function readCorpus(): { readonly faults: Fault[]; readonly oddities: Oddity[] } {
  const faults: Fault[] = []
  const oddities: Oddity[] = []
  const files = readdirSync(folder).filter(file => file.endsWith('.json'))
  for (const file of files.sort()) {
    const name = basename(file, '.json')
    const value: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    if (isOddity(value)) oddities.push({ ...value, name })
    else if (isFault(value)) faults.push({ ...value, name })
    else throw new Error(`${file}: ${ajv.errorsText(isFault.errors)}`)
  }
  return { faults, oddities }
}

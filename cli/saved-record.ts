import { UsageError } from '../conformance/errors.ts'
import type { RunRecord } from '../conformance/record.ts'
import { isObject, type JsonObject } from '../spec/json-object.ts'

type Flaw = string | null

const FORMAT = 'decider-kit/run@1'

/**
 * Reads a saved run record from its text; an older one without what measuring makes has null there.
 * Rejects with a UsageError that says what is wrong with the file.
 */
export async function parseRecord(text: string, path: string): Promise<RunRecord> {
  const value = parsed(text, path)
  if (!isRecord(value)) throw noRecord(path, flawOf(value))
  const flaw = await flawOfMeasured(value)
  if (flaw !== null) throw noRecord(path, flaw)
  const { calibration = null, latency = null, standing = null } = value
  return { ...value, calibration, latency, standing }
}

const noRecord = (path: string, flaw: Flaw): UsageError =>
  new UsageError(`${path} is no run record: ${flaw}. Give a file written by certify --json.`)

// The schema and what reads it are loaded where something was measured.
async function flawOfMeasured(record: RunRecord): Promise<Flaw> {
  if (!record.calibration && !record.latency && !record.standing) return null
  const { measuredFlaw } = await import('./measured-flaw.ts')
  return measuredFlaw({ ...record })
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw noRecord(path, 'it is not JSON')
  }
}

const isRecord = (value: unknown): value is RunRecord => flawOf(value) === null

/** Gives the first flaw among the fields reports read, or null; unknown fields are passed over. */
function flawOf(value: unknown): Flaw {
  if (!isObject(value)) return 'it holds no JSON object'
  if (value['format'] === undefined) return 'it has no format'
  if (value['format'] !== FORMAT)
    return `its format is ${JSON.stringify(value['format'])}, not "${FORMAT}"`
  return (
    textFlaw(value, ['profile', 'seed', 'startedAt', 'finishedAt']) ??
    wordFlaw(value, 'verdict', ['conformant', 'not-conformant', 'incomplete', 'unreachable']) ??
    listFlaw(value, 'declared', 'string') ??
    within(value, 'kit', kit => textFlaw(kit, ['version']) ?? textsFlaw(kit, hashes)) ??
    within(value, 'target', target => textFlaw(target, ['url']) ?? textsFlaw(target, ['model'])) ??
    textsFlaw(value, ['stopped']) ??
    flawIfThere(value, 'selection', selectionFlaw) ??
    flawIfThere(value, 'launch', launch => textFlaw(launch, ['command', 'output'])) ??
    eachOf(value, 'results', resultFlaw) ??
    eachOf(value, 'exchanges', exchangeFlaw)
  )
}

const hashes = ['register', 'openapi']

const selectionFlaw = (selection: JsonObject): Flaw =>
  listFlaw(selection, 'only', 'string') ?? listFlaw(selection, 'skip', 'string')

const outcomes = ['pass', 'fail', 'unmet', 'not-applicable', 'harness-fault']

const reasons = ['missing', 'because', 'error']

const resultFlaw = (result: JsonObject): Flaw =>
  textFlaw(result, ['check', 'title']) ??
  textFlaw(
    result,
    reasons.filter(name => result[name] !== undefined),
  ) ??
  wordFlaw(result, 'level', ['MUST', 'SHOULD', 'MAY', 'INFO']) ??
  wordFlaw(result, 'outcome', outcomes) ??
  listFlaw(result, 'clauses', 'string') ??
  listFlaw(result, 'replay', 'string') ??
  listFlaw(result, 'exchanges', 'number') ??
  numberFlaw(result, 'ms') ??
  (result['outcome'] === 'fail' || result['finding'] !== undefined ? findingFlaw(result) : null)

const exchangeFlaw = (exchange: JsonObject): Flaw =>
  numberFlaw(exchange, 'id') ??
  textFlaw(exchange, ['check', 'ended', 'sha256']) ??
  numberFlaw(exchange, 'totalMs') ??
  textsFlaw(exchange, ['cause']) ??
  numbersFlaw(exchange, ['connectMs', 'firstByteMs']) ??
  within(exchange, 'sent', sentFlaw) ??
  (exchange['received'] === null ? null : within(exchange, 'received', receivedFlaw))

const sentFlaw = (sent: JsonObject): Flaw =>
  textFlaw(sent, ['method', 'path']) ??
  textsFlaw(sent, ['raw']) ??
  (sent['raw'] === undefined ? null : wordFlaw(sent, 'rawEncoding', ['utf8', 'base64'])) ??
  messageFlaw(sent)

const receivedFlaw = (received: JsonObject): Flaw =>
  numberFlaw(received, 'status') ?? messageFlaw(received)

const messageFlaw = (message: JsonObject): Flaw =>
  textFlaw(message, ['body']) ??
  wordFlaw(message, 'bodyEncoding', ['utf8', 'base64']) ??
  within(message, 'headers', headers => textFlaw(headers, Object.keys(headers)))

const findingFlaw = (result: JsonObject): Flaw =>
  within(
    result,
    'finding',
    finding =>
      textFlaw(finding, ['says', 'at', 'expected', 'actual']) ?? numbersFlaw(finding, ['exchange']),
  )

function textFlaw(fields: JsonObject, names: readonly string[]): Flaw {
  const wrong = names.find(name => typeof fields[name] !== 'string')
  return wrong === undefined ? null : `${wrong} is no text`
}

/** What a record may lack, or have null in place of. */
const isThere = (fields: JsonObject, name: string): boolean =>
  fields[name] !== undefined && fields[name] !== null

const textsFlaw = (fields: JsonObject, names: readonly string[]): Flaw =>
  textFlaw(
    fields,
    names.filter(name => isThere(fields, name)),
  )

function numbersFlaw(fields: JsonObject, names: readonly string[]): Flaw {
  const wrong = names.find(name => isThere(fields, name) && numberFlaw(fields, name) !== null)
  return wrong === undefined ? null : numberFlaw(fields, wrong)
}

const flawIfThere = (fields: JsonObject, name: string, flaw: (inner: JsonObject) => Flaw): Flaw =>
  isThere(fields, name) ? within(fields, name, flaw) : null

const numberFlaw = (fields: JsonObject, name: string): Flaw =>
  typeof fields[name] === 'number' ? null : `${name} is no number`

const wordFlaw = (fields: JsonObject, name: string, words: readonly unknown[]): Flaw =>
  words.includes(fields[name]) ? null : `${name} is ${JSON.stringify(fields[name])}`

function listFlaw(fields: JsonObject, name: string, type: 'string' | 'number'): Flaw {
  const list: unknown = fields[name]
  const isList = Array.isArray(list) && list.every(entry => typeof entry === type)
  return isList ? null : `${name} is no list of ${type}s`
}

function within(fields: JsonObject, name: string, flaw: (inner: JsonObject) => Flaw): Flaw {
  const inner = fields[name]
  if (!isObject(inner)) return `${name} is no object`
  const found = flaw(inner)
  return found === null ? null : `in ${name}, ${found}`
}

function eachOf(fields: JsonObject, name: string, flaw: (inner: JsonObject) => Flaw): Flaw {
  const list: unknown = fields[name]
  if (!Array.isArray(list)) return `${name} is no list`
  for (const [index, inner] of list.entries()) {
    const found = isObject(inner) ? flaw(inner) : 'there is no object'
    if (found !== null) return `in ${name}[${index}], ${found}`
  }
  return null
}

import { isObject } from '../json-object.ts'
import { below, keysOf, valueAt } from '../pointer.ts'
import { type SchemaFinding, sentence } from '../sentences.ts'

/** One entry of the list FastAPI answers a body with that its schema does not allow. */
export type FastApiError = {
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
}

/** Writes findings as FastAPI does; below a question the path names its type as well, the tag of a union. */
export const fastApiErrors = (findings: readonly SchemaFinding[], body: unknown): FastApiError[] =>
  findings.map(finding => errorOf(finding, body))

/** What FastAPI answers a body that is no JSON text. */
export const jsonInvalid: FastApiError = {
  loc: ['body', 0],
  msg: 'JSON decode error',
  type: 'json_invalid',
}

function errorOf(finding: SchemaFinding, body: unknown): FastApiError {
  const [first, key, ...rest] = keysOf(finding.at)
  const question = key === undefined ? undefined : valueAt(body, below('/questions', key))
  const tag =
    isObject(question) && rest[0] !== 'type' && rest.length > 0 ? question['type'] : undefined
  const path = [first, key, typeof tag === 'string' ? tag : undefined, ...rest]
  const loc = ['body', ...path.filter(part => part !== undefined)]
  return finding.actual === 'nothing'
    ? { loc, msg: 'Field required', type: 'missing' }
    : { loc, msg: sentence(finding), type: 'value_error' }
}

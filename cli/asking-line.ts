import { urlInvalid } from '../conformance/errors.ts'
import { parseAddress } from '../conformance/probe/address.ts'
import { curlLine } from '../conformance/replay.ts'
import { markOf } from '../conformance/secret.ts'

/** Writes the curl line that asks `body` of the server at `url`, its token as `$NAME`; throws a UsageError for a bad URL. */
export function askingLine(url: string, body: unknown, tokenName: string | undefined): string {
  const address = parseAddress(url)
  if (address === null) throw urlInvalid(url)
  const marks = tokenName === undefined ? [] : [markOf(tokenName)]
  const sent = {
    method: 'POST',
    path: address.target('/v1/systemone'),
    headers: {
      'content-type': 'application/json',
      ...Object.fromEntries(marks.map(mark => ['authorization', `Bearer ${mark}`])),
    },
    body: Buffer.from(JSON.stringify(body)),
    raw: null,
  }
  return curlLine(sent, address, marks)
}

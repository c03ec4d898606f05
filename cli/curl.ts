import { urlInvalid } from '../conformance/errors.ts'
import { parseAddress } from '../conformance/probe/address.ts'

/** Writes the curl line that asks `body` of the server at `url`, its token as `$NAME`; throws a UsageError for a bad URL. */
export function curlLine(url: string, body: unknown, tokenName: string | undefined): string {
  const address = parseAddress(url)
  if (address === null) throw urlInvalid(url)
  return [
    `curl -sS ${quoted(`${address.origin}${address.target('/v1/systemone')}`)}`,
    "-H 'Content-Type: application/json'",
    ...(tokenName === undefined ? [] : [`-H "Authorization: Bearer $${tokenName}"`]),
    `--data-binary ${quoted(JSON.stringify(body))}`,
  ].join(' ')
}

// Within single quotes a POSIX shell changes nothing; a single quote itself closes, stands escaped, and opens again.
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

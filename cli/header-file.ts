import { UsageError } from '../conformance/errors.ts'
import type { SecretHeader } from '../conformance/secret.ts'
import { readText } from './files.ts'

/** Reads the headers of --header-file, `Name: value` a line; blank lines and lines from # on are passed over. */
export async function readHeaders(path: string | undefined): Promise<SecretHeader[]> {
  if (path === undefined) return []
  const lines = (await readText(path)).split(/\r?\n/)
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return []
    // A field name is a token (RFC 9110 section 5.6.2); the value is kept out of every message.
    const [, header, value] =
      /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*?)[ \t]*$/.exec(line) ?? []
    if (header !== undefined && value !== undefined) return [{ header, value }]
    throw new UsageError(`line ${index + 1} of ${path} is no header: write Name: value.`)
  })
}

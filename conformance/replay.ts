import { isUtf8 } from 'node:buffer'
import type { Exchange, Sent } from './exchange.ts'
import type { Address } from './probe/address.ts'

/** What curl writes by itself, and would write twice. */
const curlsOwn: ReadonlySet<string> = new Set(['host', 'content-length', 'connection'])

const singleQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Quotes for a POSIX shell, every mark left as a variable: a secret is never in the line. */
const quoted = (text: string, marks: readonly string[]): string => {
  const parts = marks.reduce<readonly string[]>(
    (pieces, mark) =>
      pieces.flatMap(piece =>
        marks.includes(piece)
          ? [piece]
          : piece.split(mark).flatMap((part, at) => (at === 0 ? [part] : [mark, part])),
      ),
    [text],
  )
  const shown = parts
    .filter(part => part !== '')
    .map(part => (marks.includes(part) ? `"\${${part.slice(1)}}"` : singleQuoted(part)))
  return shown.length === 0 ? "''" : shown.join('')
}

/** Quotes a header; one without anything to protect stands in double quotes, as people write it. */
const headerOption = (name: string, value: string, marks: readonly string[]): string => {
  const text = value === '' ? `${name};` : `${name}: ${value}`
  const mark = marks.find(one => text.endsWith(one))
  const plain = mark !== undefined && /^[A-Za-z0-9 :_-]*$/.test(text.slice(0, -mark.length))
  return `-H ${plain ? `"${text}"` : quoted(text, marks)}`
}

/** Writes bytes as a format for printf: octal escapes (POSIX) for all that is not plain. */
const octal = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte, at) => {
      if (byte === 0x25) return '%%'
      // A format that begins with a hyphen would be read as an option.
      const isSpecial = byte === 0x5c || byte === 0x27 || (at === 0 && byte === 0x2d)
      const isPlain = byte >= 0x20 && byte < 0x7f && !isSpecial
      return isPlain ? String.fromCharCode(byte) : `\\${byte.toString(8).padStart(3, '0')}`
    })
    .join('')

/** Writes a printf command that puts out exactly `bytes`, marks as the variables they name. */
export const printfLine = (bytes: Uint8Array, marks: readonly string[] = []): string => {
  const present = marks.filter(mark => Buffer.from(bytes).includes(mark))
  if (present.length === 0) return `printf '${octal(bytes)}'`
  const format = present.reduce((text, mark) => text.replaceAll(mark, () => '\u0000'), octal(bytes))
  const names = octal(bytes).match(markPattern(present)) ?? []
  const values = names.map(mark => `"$${mark.slice(1)}"`).join(' ')
  return `printf '${format.replaceAll('\u0000', '%s')}' ${values}`
}

const markPattern = (marks: readonly string[]): RegExp =>
  new RegExp(marks.map(mark => mark.replace('$', '\\$')).join('|'), 'g')

/** The most bytes of a body that stand in the line itself; Linux takes 128 KiB in one argument. */
const longestArgument = 100_000

const isPlainText = (bytes: Uint8Array): boolean =>
  bytes.length <= longestArgument &&
  isUtf8(bytes) &&
  !/\p{Cc}/u.test(Buffer.from(bytes).toString('utf8'))

/** Writes the curl line that sends a request, for a POSIX shell; secrets stand as the variables named by `marks`. */
export const curlLine = (sent: Sent, address: Address, marks: readonly string[]): string => {
  const hasBody = sent.body.length > 0
  const isHead = sent.method === 'HEAD'
  const headers = Object.entries(sent.headers).filter(([name]) => !curlsOwn.has(name))
  const needsType = hasBody && !('content-type' in sent.headers)
  const words = [
    'curl -sS -i -g --path-as-is',
    ...(address.secure ? ['--http1.1'] : []),
    isHead ? '-I' : `-X ${quoted(sent.method, [])}`,
    quoted(`${address.origin}${sent.path}`, marks),
    ...headers.map(([name, value]) => headerOption(name, value, marks)),
    ...(needsType ? ["-H 'content-type:'"] : []),
    ...(hasBody ? ["-H 'expect:'"] : []),
  ]
  if (!hasBody) return words.join(' ')
  const text = Buffer.from(sent.body).toString('utf8')
  if (isPlainText(sent.body)) return [...words, `--data-raw ${quoted(text, marks)}`].join(' ')
  return `${printfLine(sent.body, marks)} | ${[...words, '--data-binary @-'].join(' ')}`
}

/**
 * Writes the line that sends an exchange's request again, for a POSIX shell.
 *
 * curl for what the pooled client sent; printf into nc, or into openssl for https, for what went
 * over a bare socket. Secrets stand as the environment variables named by `marks` (`$NAME`).
 */
export const replayLine = (
  exchange: Exchange,
  address: Address,
  marks: readonly string[] = [],
): string => {
  const { raw } = exchange.sent
  if (raw === null) return curlLine(exchange.sent, address, marks)
  const { hostname, port, secure } = address
  const end = hostname.includes(':') ? `[${hostname}]` : hostname
  const pipe = secure ? `openssl s_client -quiet -connect ${end}:${port}` : `nc ${hostname} ${port}`
  return `${printfLine(raw, marks)} | ${pipe}`
}

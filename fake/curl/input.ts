import type { CurlCall } from './arguments.ts'

/** Reads a file, or standard input for `-`. */
export type Read = (path: string) => Buffer

/** Gives the data of a call without the line ends at its end, which the log adds itself. */
export function readBody({ data }: CurlCall, read: Read): Buffer {
  const bytes = data.startsWith('@') ? read(data.slice(1)) : Buffer.from(data)
  let end = bytes.length
  while (bytes[end - 1] === LINE_END) end -= 1
  return bytes.subarray(0, end)
}

const LINE_END = 10

/** Gives the value of the last Authorization header, in the words or in a file named by one; empty without one. */
export function readAuthorization({ headers }: CurlCall, read: Read): string {
  const lines = headers.flatMap(header =>
    header.startsWith('@') ? read(header.slice(1)).toString().split(/\r?\n/) : [header],
  )
  const values = lines.flatMap(line => /^authorization:[ \t]*(.*?)[ \t]*$/i.exec(line)?.[1] ?? [])
  return values.at(-1) ?? ''
}

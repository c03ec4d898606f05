import { rendered } from '../../spec/rendering.ts'

type Signature = (bytes: Buffer) => boolean

const startsWith =
  (...start: readonly number[]): Signature =>
  bytes =>
    start.every((byte, index) => bytes[index] === byte)

/** The images a model behind a chat server is sent, each with what its files begin with. */
const signatures: Readonly<Record<string, Signature>> = {
  'image/png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/jpeg': startsWith(0xff, 0xd8, 0xff),
  'image/gif': startsWith(0x47, 0x49, 0x46, 0x38),
  'image/webp': bytes =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
}

const MEDIA = Object.keys(signatures).join(', ')

/** Says what keeps a value from being the data URI of an image (RFC 2397), `expected ..., got ...`; null where nothing does. */
export function imageFlawOf(value: unknown): string | null {
  const [, media = '', parameters = ''] =
    typeof value === 'string' ? (/^data:([^;,]*)([^,]*),/i.exec(value) ?? []) : []
  if (typeof value !== 'string' || media === '') {
    return `expected a data URI of an image, got ${rendered(value)}`
  }
  const type = media.toLowerCase()
  const signature = Object.hasOwn(signatures, type) ? signatures[type] : undefined
  if (signature === undefined) return `expected one of ${MEDIA}, got ${rendered(media)}`
  const content = value.slice(value.indexOf(',') + 1)
  if (!/;base64$/i.test(parameters) || !isBase64(content)) {
    return `expected base64 (RFC 4648) behind ${type}, got another text`
  }
  return signature(Buffer.from(content.slice(0, 24), 'base64'))
    ? null
    : `expected an image of ${type}, got other bytes`
}

const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text)

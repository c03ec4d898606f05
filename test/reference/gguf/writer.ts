/** A metadata value with the type GGUF stores it as; a list holds values of one type. */
export type MetadataValue =
  | { readonly u32: number }
  | { readonly f32: number }
  | { readonly bool: boolean }
  | { readonly text: string }
  | { readonly texts: readonly string[] }
  | { readonly floats: readonly number[] }
  | { readonly integers: readonly number[] }

/** The metadata of a file, in the order it is written. */
export type Metadata = Readonly<Record<string, MetadataValue>>

/** A tensor; dimensions as GGUF has them, the fastest first. */
export type Tensor = {
  readonly name: string
  readonly dimensions: readonly number[]
  readonly type: 'F32' | 'F16'
  readonly values: Float32Array
}

const VALUE_TYPE = { u32: 4, i32: 5, f32: 6, bool: 7, text: 8, array: 9 } as const
const TENSOR_TYPE = { F32: 0, F16: 1 } as const
const ALIGNMENT = 32

/** Writes a GGUF file, version 3: header, metadata, tensor infos, then the tensors, each aligned to 32 bytes. */
export function writeGguf(metadata: Metadata, tensors: readonly Tensor[]): Buffer {
  const bodies = tensors.map(bodyOf)
  let offset = 0
  const infos = tensors.map((tensor, index) => {
    const info = infoOf(tensor, offset)
    offset += aligned(bodies[index]?.length ?? 0)
    return info
  })
  const entries = Object.entries(metadata)
  const head = Buffer.concat([
    ...[Buffer.from('GGUF'), u32(3), u64(tensors.length), u64(entries.length)],
    ...entries.flatMap(([key, value]) => [text(key), encoded(value)]),
    ...infos,
  ])
  return Buffer.concat([head, ...bodies].map(padded))
}

const aligned = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)])

function infoOf({ name, dimensions, type }: Tensor, offset: number): Buffer {
  const sizes = dimensions.map(u64)
  return Buffer.concat([
    ...[text(name), u32(dimensions.length), ...sizes, u32(TENSOR_TYPE[type]), u64(offset)],
  ])
}

function bodyOf({ type, values }: Tensor): Buffer {
  const size = type === 'F32' ? 4 : 2
  const bytes = Buffer.alloc(values.length * size)
  for (const [index, value] of values.entries()) {
    if (type === 'F32') bytes.writeFloatLE(value, index * 4)
    else bytes.writeUInt16LE(half(value), index * 2)
  }
  return bytes
}

/** Gives the bits of a number as IEEE 754 binary16, cut toward zero; too small a number is 0. */
function half(value: number): number {
  const bits = new DataView(new ArrayBuffer(4))
  bits.setFloat32(0, value)
  const whole = bits.getUint32(0)
  const sign = (whole >>> 16) & 0x8000
  const exponent = ((whole >>> 23) & 0xff) - 127 + 15
  if (exponent <= 0) return sign
  if (exponent >= 31) return sign | 0x7c00
  return sign | (exponent << 10) | ((whole >>> 13) & 0x3ff)
}

function encoded(value: MetadataValue): Buffer {
  if ('u32' in value) return typed(VALUE_TYPE.u32, u32(value.u32))
  if ('f32' in value) return typed(VALUE_TYPE.f32, f32(value.f32))
  if ('bool' in value) return typed(VALUE_TYPE.bool, Buffer.from([value.bool ? 1 : 0]))
  if ('text' in value) return typed(VALUE_TYPE.text, text(value.text))
  if ('texts' in value) return array(VALUE_TYPE.text, value.texts.map(text))
  if ('floats' in value) return array(VALUE_TYPE.f32, value.floats.map(f32))
  return array(VALUE_TYPE.i32, value.integers.map(i32))
}

const typed = (type: number, bytes: Buffer): Buffer => Buffer.concat([u32(type), bytes])

const array = (type: number, items: readonly Buffer[]): Buffer =>
  Buffer.concat([u32(VALUE_TYPE.array), u32(type), u64(items.length), ...items])

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8')
  return Buffer.concat([u64(bytes.length), bytes])
}

const u32 = (value: number): Buffer => filled(4, bytes => bytes.writeUInt32LE(value))

const i32 = (value: number): Buffer => filled(4, bytes => bytes.writeInt32LE(value))

const f32 = (value: number): Buffer => filled(4, bytes => bytes.writeFloatLE(value))

const u64 = (value: number): Buffer => filled(8, bytes => bytes.writeBigUInt64LE(BigInt(value)))

function filled(count: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(count)
  write(bytes)
  return bytes
}

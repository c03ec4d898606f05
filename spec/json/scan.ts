import { Findings, type JsonFinding } from './finding.ts'
import { overflowing, scanNumber } from './number.ts'
import { type Place, pointerOf } from './place.ts'
import { readString, scanString } from './string.ts'
import { byteNamed, type TokenEnd } from './token.ts'
import { characterLength } from './utf8.ts'
import { agreement, type Word, wordAt } from './word.ts'

/** Objects and arrays open at once; beyond it the bytes are not read on, as many readers would not. */
export const DEPTH_LIMIT = 512

const OPENS_OBJECT = 0x7b
const CLOSES_OBJECT = 0x7d
const OPENS_ARRAY = 0x5b
const CLOSES_ARRAY = 0x5d
const COLON = 0x3a
const COMMA = 0x2c
const QUOTE = 0x22

type Next = 'value' | 'first-item' | 'first-key' | 'key' | 'colon' | 'after' | 'stop'

const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

/** One pass over bytes as a strict JSON reader takes them, with its own stack, that notes every flaw. */
export class Scan {
  readonly #bytes: Uint8Array
  readonly #findings = new Findings()
  readonly #places: Place[] = []
  readonly #pointer = () => pointerOf(this.#places)
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Reads all bytes once; gives the findings by offset and whether a strict reader has a value. */
  run(): { readonly findings: readonly JsonFinding[]; readonly readable: boolean } {
    if (agreement(this.#bytes, 0, '\u00ef\u00bb\u00bf') === 3) {
      this.#findings.add('bom', 0, 'a byte order mark before the JSON text,')
      this.#at = 3
    }
    this.#skipSpace()
    if (this.#at === this.#bytes.length) this.#findings.add('empty', this.#at, 'no JSON text,')
    let next: Next = this.#at === this.#bytes.length ? 'stop' : 'value'
    while (next !== 'stop') {
      this.#skipSpace()
      next = this.#read(next)
    }
    return { findings: this.#findings.list(), readable: !this.#findings.unreadable }
  }

  #skipSpace(): void {
    while (isSpace(this.#bytes[this.#at])) this.#at += 1
  }

  #read(next: Exclude<Next, 'stop'>): Next {
    const byte = this.#bytes[this.#at]
    switch (next) {
      case 'value':
        return this.#value(byte)
      case 'first-item':
        return byte === CLOSES_ARRAY ? this.#close() : this.#value(byte)
      case 'first-key':
        return byte === CLOSES_OBJECT ? this.#close() : this.#key(byte, 'a key or "}"')
      case 'key':
        return this.#key(byte, 'a key')
      case 'colon':
        if (byte !== COLON) return this.#unexpected(this.#at, '":"')
        this.#at += 1
        return 'value'
      case 'after':
        return this.#after(byte)
    }
  }

  #value(byte: number | undefined): Next {
    if (byte === OPENS_OBJECT) {
      return this.#open({ holds: 'members', keys: new Set(), key: '' }, 'first-key')
    }
    if (byte === OPENS_ARRAY) return this.#open({ holds: 'items', index: 0 }, 'first-item')
    if (byte === QUOTE) return this.#token(this.#string(this.#at, this.#pointer))
    const word = wordAt(this.#bytes, this.#at)
    if (word !== undefined) return this.#word(word)
    const isNumber = byte === 0x2d || (byte !== undefined && byte >= 0x30 && byte <= 0x39)
    return isNumber ? this.#number() : this.#unexpected(this.#at, 'a value')
  }

  #word({ text, kind }: Word): Next {
    const agreed = agreement(this.#bytes, this.#at, text)
    if (agreed < text.length) return this.#unexpected(this.#at + agreed, `the rest of ${text}`)
    if (kind !== undefined) {
      this.#findings.add(kind, this.#at, `${text}, which is no JSON number,`, this.#pointer)
    }
    this.#at += text.length
    return 'after'
  }

  #open(place: Place, next: Next): Next {
    if (this.#places.length === DEPTH_LIMIT) {
      this.#findings.add('too-deep', this.#at, `more than ${DEPTH_LIMIT} nested values,`)
      return 'stop'
    }
    this.#places.push(place)
    this.#at += 1
    return next
  }

  #close(): Next {
    this.#places.pop()
    this.#at += 1
    return 'after'
  }

  #string(at: number, pointer: () => string): TokenEnd {
    return scanString(this.#bytes, at, (kind, offset, says) => {
      this.#findings.add(kind, offset, says, pointer)
    })
  }

  #number(): Next {
    const token = scanNumber(this.#bytes, this.#at)
    if ('stopped' in token) return this.#token(token)
    const text = overflowing(this.#bytes, this.#at, token.end)
    if (text !== undefined) {
      const shown = text.length > 24 ? `${text.slice(0, 24)}...` : text
      const says = `the number ${shown}, beyond a double,`
      this.#findings.add('number-overflow', this.#at, says, this.#pointer)
    }
    return this.#token(token)
  }

  #token(token: TokenEnd): Next {
    if ('stopped' in token) return this.#unexpected(token.stopped, token.expected)
    this.#at = token.end
    return 'after'
  }

  #key(byte: number | undefined, expected: string): Next {
    const place = this.#places.at(-1)
    if (byte !== QUOTE || place?.holds !== 'members') return this.#unexpected(this.#at, expected)
    const start = this.#at
    const around = () => pointerOf(this.#places.slice(0, -1))
    const token = this.#string(start, around)
    if ('stopped' in token) return this.#token(token)
    this.#at = token.end
    place.key = readString(this.#bytes.subarray(start, token.end))
    // A key with broken bytes reads differently from reader to reader, so it equals no other.
    if (token.clean && place.keys.has(place.key)) {
      this.#findings.add('duplicate-key', start, 'a key the object has already,', this.#pointer)
    }
    if (token.clean) place.keys.add(place.key)
    return 'colon'
  }

  #after(byte: number | undefined): Next {
    const place = this.#places.at(-1)
    if (place === undefined) return this.#end()
    const isObject = place.holds === 'members'
    if (byte === (isObject ? CLOSES_OBJECT : CLOSES_ARRAY)) return this.#close()
    if (byte !== COMMA) return this.#unexpected(this.#at, isObject ? '"," or "}"' : '"," or "]"')
    if (place.holds === 'items') place.index += 1
    this.#at += 1
    return isObject ? 'key' : 'value'
  }

  #end(): Next {
    const left = this.#bytes.length - this.#at
    if (left === 0) return 'stop'
    const says = `${left === 1 ? '1 byte' : `${left} bytes`} after the JSON text,`
    this.#findings.add('trailing-bytes', this.#at, says)
    return 'stop'
  }

  #unexpected(at: number, expected: string): Next {
    const isBroken = at < this.#bytes.length && characterLength(this.#bytes, at) === 0
    if (isBroken) this.#findings.add('invalid-utf8', at, 'a byte that is not UTF-8')
    else
      this.#findings.add(
        'not-json',
        at,
        `expected ${expected}, found ${byteNamed(this.#bytes[at])}`,
      )
    return 'stop'
  }
}

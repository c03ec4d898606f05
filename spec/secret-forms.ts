// Requests carry the same few secrets again and again.
const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 1000

/**
 * Gives the forms a secret stands in where programs write it, the longest first: as it is, as latin1 shows it, within
 * JSON and JSON within that, percent-encoded (RFC 3986 section 2.1), in a form, and in base64 (RFC 4648) wherever it begins.
 */
export function formsOf(secret: string): readonly string[] {
  const before = known.get(secret)
  if (before !== undefined) return before
  const bytes = Buffer.from(secret)
  const json = inJson(secret)
  const percent = encodeURIComponent(bytes.toString())
  const form = percent.replaceAll('%20', '+')
  const texts = [
    ...[secret, bytes.toString('latin1'), json, json.replaceAll('/', '\\/'), inJson(json)],
    ...[inAscii(json, true), inAscii(json, false)],
    ...[percent, form, lowered(percent), lowered(form)],
  ]
  const forms = [...texts, ...inBase64(bytes)].filter(text => text !== '')
  const made = [...new Set(forms)].sort((one, other) => other.length - one.length)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(secret, made)
  return made
}

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

const inAscii = (json: string, isUpper: boolean): string =>
  json.replace(/[^\0-\x7f]/g, sign => {
    const digits = sign.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\u${isUpper ? digits.toUpperCase() : digits}`
  })

const lowered = (percent: string): string =>
  percent.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase())

// What is shorter stands in other texts by accident.
const SHORTEST_BASE64 = 6

/** Gives the characters of base64 that a secret decides alone, behind 0, 1 and 2 bytes of something else, such as a user name. */
function inBase64(secret: Buffer): string[] {
  return [0, 1, 2].flatMap(before => {
    const whole = Buffer.concat([Buffer.alloc(before), secret])
    const [start, end] = [Math.ceil((before * 8) / 6), Math.floor((whole.length * 8) / 6)]
    const texts = (['base64', 'base64url'] as const).map(coding => whole.toString(coding))
    return texts.map(text => text.slice(start, end)).filter(text => text.length >= SHORTEST_BASE64)
  })
}

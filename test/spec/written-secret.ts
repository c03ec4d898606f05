/** A secret that every way of writing it changes. */
export const SECRET = 's3cr"et/tok+n%41\u00e9-XYZ'
const json = JSON.stringify(SECRET).slice(1, -1)
const percent = encodeURIComponent(SECRET)

/** The secret in each form that programs write it in. */
export const written: readonly (readonly [what: string, text: string])[] = [
  ['as it is', SECRET],
  ['as latin1 shows it', Buffer.from(SECRET).toString('latin1')],
  ['within JSON', json],
  ['within JSON in JSON', JSON.stringify(json).slice(1, -1)],
  ['within JSON with its slashes escaped', json.replaceAll('/', '\\/')],
  ['within JSON in ASCII', json.replace('\u00e9', '\\u00e9')],
  ['within JSON in upper-case ASCII', json.replace('\u00e9', '\\u00E9')],
  ['percent-encoded', percent],
  ['percent-encoded in lower case', percent.replace(/%[0-9A-F]{2}/g, code => code.toLowerCase())],
  ['in a form', new URLSearchParams({ token: SECRET }).toString().slice('token='.length)],
]

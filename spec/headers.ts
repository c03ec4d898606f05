/** Headers by lower-case name, each as one text. */
export type HeaderTexts = Readonly<Record<string, string | undefined>>

/** Headers as node reads them off a request. */
type HeadersRead = Readonly<Record<string, string | readonly string[] | undefined>>

// Of all request headers node gives Set-Cookie alone as a list, and no client sends it.
const haveTexts = (headers: HeadersRead): headers is HeaderTexts =>
  headers['set-cookie'] === undefined

/** Gives the headers of a request as node read them, each as one text. */
export function headerTexts(headers: HeadersRead): HeaderTexts {
  if (haveTexts(headers)) return headers
  const texts = Object.entries(headers).map(([name, value]): [string, string | undefined] => [
    name,
    typeof value === 'object' ? value.join(', ') : value,
  ])
  return Object.fromEntries(texts)
}

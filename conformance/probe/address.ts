/** Where a server is reached, taken apart once. */
export type Address = {
  readonly secure: boolean
  /** Without the brackets of an IPv6 address, as a socket wants it. */
  readonly hostname: string
  readonly port: number
  /** The value of the Host header. */
  readonly host: string
  readonly origin: string
  /** The base URL as a person reads it, without a trailing slash. */
  readonly url: string
  /** What stands on the request line for `path`, the base URL's path and query included. */
  target(path: string): string
}

const targetBelow =
  (prefix: string, baseQuery: string) =>
  (path: string): string => {
    if (baseQuery === '') return `${prefix}${path}`
    const at = path.indexOf('?')
    const [route, query] = at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)]
    return `${prefix}${route}?${query === '' ? baseQuery : `${baseQuery}&${query}`}`
  }

/** What a base URL stands in front of. */
export const ENDPOINT = '/v1/systemone'

/**
 * Takes a base URL apart: http or https, with or without a path and a query, IPv6 hosts included.
 * Gives null for text that is no such URL, holds a user name or password, or ends in the path of the endpoint.
 */
export const parseAddress = (text: string): Address | null => {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const secure = url.protocol === 'https:'
  if (!secure && url.protocol !== 'http:') return null
  if (url.username !== '' || url.password !== '') return null
  const prefix = url.pathname.replace(/\/+$/, '')
  if (prefix.endsWith(ENDPOINT)) return null
  return {
    secure,
    hostname: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
    host: url.host,
    origin: url.origin,
    url: `${url.origin}${prefix}${url.search}`,
    target: targetBelow(prefix, url.search.slice(1)),
  }
}

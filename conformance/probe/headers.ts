import type { ProbeRequest, RawRequest } from '../probe.ts'
import type { SecretHeader } from '../secret.ts'

/** Header fields in the order they are written. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

/** The secrets that go along with requests. */
export type Credentials = {
  readonly token: string | null
  readonly headers: readonly SecretHeader[]
}

/** Gives the fields of all lists, where a later list replaces a name given earlier. */
const overlaid = (...lists: readonly HeaderList[]): HeaderList => {
  const names = (list: HeaderList): ReadonlySet<string> =>
    new Set(list.map(([name]) => name.toLowerCase()))
  return lists.flatMap((list, at) => {
    const later = lists.slice(at + 1).map(names)
    return list.filter(([name]) => !later.some(set => set.has(name.toLowerCase())))
  })
}

const authorizationOf = (wish: ProbeRequest['authorization'], token: string | null): HeaderList => {
  if (wish === 'none') return []
  if (wish !== undefined) return [['authorization', wish.value]]
  return token === null ? [] : [['authorization', `Bearer ${token}`]]
}

const secretHeaders = ({ headers }: Credentials, wish: ProbeRequest['authorization']): HeaderList =>
  headers
    .filter(({ header }) => wish === undefined || header.toLowerCase() !== 'authorization')
    .map(({ header, value }) => [header.toLowerCase(), value])

/** Gives the fields of a pooled request; what the request names replaces what goes along by itself. */
export const pooledHeaders = (request: ProbeRequest, credentials: Credentials): HeaderList =>
  overlaid(
    [
      ['accept', '*/*'],
      ['user-agent', 'decider-kit'],
    ],
    authorizationOf(request.authorization, credentials.token),
    secretHeaders(credentials, request.authorization),
    Object.entries(request.headers ?? {}),
  )

/** Gives the fields of a request on a bare socket: Host, the secrets, then its own as they stand. */
export const bareHeaders = (
  request: RawRequest,
  host: string,
  credentials: Credentials,
): HeaderList =>
  overlaid(
    [['Host', host]],
    credentials.token === null ? [] : [['Authorization', `Bearer ${credentials.token}`]],
    credentials.headers.map(({ header, value }) => [header, value]),
    request.headers,
  )

/** Gathers fields under lower-case names; one sent more than once is joined with ", ". */
export const joinedHeaders = (list: HeaderList): Readonly<Record<string, string>> => {
  const joined = new Map<string, string>()
  for (const [name, value] of list) {
    const key = name.toLowerCase()
    const before = joined.get(key)
    joined.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(joined)
}

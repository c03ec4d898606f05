import type { FakeRequest } from './reply.ts'

/** The session of a request that names none. */
export const DEFAULT_SESSION = 'default'

/** The request as its session sees it, or why it has no session. */
export type Named =
  | { readonly session: string; readonly request: FakeRequest }
  | { readonly detail: string }

const LONGEST = 128

const allowed = /^[A-Za-z0-9._:-]+$/

const rule = `expected 1 to ${LONGEST} letters, digits and . _ : -`

/** Reads the session a request names: by the header x-fake-session, or by a path that starts with `/@name/`. */
export function nameSession(request: FakeRequest): Named {
  const header = request.headers['x-fake-session']
  const { path } = request
  if (!path.startsWith('/@')) {
    return header === undefined
      ? { session: DEFAULT_SESSION, request }
      : checked(header, 'the header x-fake-session', request)
  }
  const slash = path.indexOf('/', 2)
  const prefix = slash < 0 ? path.slice(2) : path.slice(2, slash)
  if (header !== undefined && header !== prefix) {
    return { detail: 'the session: the path and the header x-fake-session name different ones' }
  }
  const rest = slash < 0 ? '/' : path.slice(slash)
  return checked(prefix, 'the path after /@', { ...request, path: rest })
}

function checked(name: string, where: string, request: FakeRequest): Named {
  if (name.length > LONGEST) return { detail: `${where}: ${rule}, got ${name.length}` }
  if (allowed.test(name)) return { session: name, request }
  const other = [...name].find(sign => !allowed.test(sign))
  return {
    detail: `${where}: ${rule}, got ${other === undefined ? 'none' : JSON.stringify(other)}`,
  }
}

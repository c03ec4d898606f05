import { createHash, timingSafeEqual } from 'node:crypto'

/** Says whether an Authorization header carries `token` under the Bearer scheme, in time that tells nothing of it (RFC 6750, RFC 9110 section 11.1). */
export function isBearer(authorization: string | undefined, token: string): boolean {
  if (authorization === undefined) return false
  const space = authorization.indexOf(' ')
  if (space < 0 || authorization.slice(0, space).toLowerCase() !== 'bearer') return false
  // Equal lengths are what timingSafeEqual needs, and hashes have them.
  return timingSafeEqual(digest(authorization.slice(space + 1).trimStart()), digest(token))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

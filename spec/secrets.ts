import type { HeaderTexts } from './headers.ts'

/** The headers whose values are kept from everything that is kept or said. */
export const secretHeaders = [
  'authorization',
  'proxy-authorization',
  'cookie',
  'x-api-key',
  'api-key',
  'x-goog-api-key',
  'x-auth-token',
  'x-amz-security-token',
] as const

// What is shorter stands in every second exchange by accident, and an exchange full of marks shows nothing.
const SHORTEST = 4

/** Gives what a request's secret headers hold: each value, and its credentials without the scheme or the cookie's name. */
export function secretsOf(headers: HeaderTexts): readonly string[] {
  if (!secretHeaders.some(name => headers[name] !== undefined)) return []
  const secrets: string[] = []
  for (const name of secretHeaders) {
    const value = headers[name]
    if (value === undefined) continue
    const parts = name === 'cookie' ? value.split(/; */).map(afterSign) : credentialsOf(value)
    secrets.push(value, ...parts)
  }
  return secrets.filter(secret => secret.length >= SHORTEST)
}

/** Gives what follows the scheme, and the password of Basic (RFC 7617) on its own as well. */
function credentialsOf(value: string): string[] {
  const credentials = value.slice(value.indexOf(' ') + 1).trim()
  if (!/^basic /i.test(value)) return [credentials]
  const pair = Buffer.from(credentials, 'base64').toString()
  return [credentials, pair.slice(pair.indexOf(':') + 1)]
}

const afterSign = (pair: string): string => pair.slice(pair.indexOf('=') + 1)

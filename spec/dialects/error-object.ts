import { keysOf } from '../pointer.ts'

/** Names a place in a request as the OpenAI family does: `/questions/0/choices` is `questions[0].choices`; null for the whole. */
export function parameterAt(at: string | undefined): string | null {
  const keys = keysOf(at ?? '')
  if (keys.length === 0) return null
  return keys.reduce((path, key) => {
    if (/^\d+$/.test(key)) return `${path}[${key}]`
    return path === '' ? key : `${path}.${key}`
  }, '')
}

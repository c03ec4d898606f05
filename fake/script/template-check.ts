import { nearest } from '../../spec/nearest.ts'
import { tokensOf } from './template.ts'
import { isSecretHeader, viewNames } from './view.ts'

/**
 * Says what is wrong with a template, as what it has instead of a right one, or null where nothing is.
 *
 * Looks for tags and sections that are not closed, for partials, for names no view has, and for
 * secret headers, which nothing the fake sends may repeat. A name inside a section is looked at no
 * further: what it stands for depends on the section's value.
 */
export function checkTemplate(text: string): string | null {
  try {
    return wrongIn(tokensOf(text), true)
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    return `a template with an ${says.replace(/^U/, 'u').replace(/ at (\d+)$/, ' at character $1')}`
  }
}

function wrongIn(tokens: unknown, isOutside: boolean): string | null {
  if (!Array.isArray(tokens)) return null
  for (const token of tokens) {
    const wrong = wrongWith(token, isOutside)
    if (wrong !== null) return wrong
  }
  return null
}

/** A token is `[kind, name, start, end]`, and for a section its own tokens after that. */
function wrongWith(token: unknown, isOutside: boolean): string | null {
  if (!Array.isArray(token)) return null
  const [kind, name]: unknown[] = token
  if (typeof kind !== 'string' || typeof name !== 'string' || kind === 'text') return null
  // A comment, and a change of the tags' own signs.
  if (kind === '!' || kind === '=') return null
  if (kind === '>') return `the partial ${name}, and there are no partials`
  const wrong = wrongName(name, isOutside)
  // The inverse of a section leaves the names what they are outside of it.
  return wrong ?? wrongIn(token[4], isOutside && kind !== '#')
}

function wrongName(name: string, isOutside: boolean): string | null {
  const parts = name.split('.')
  const [first = '', second] = parts
  if (parts.some(part => isSecretHeader(part))) {
    return `the header ${parts.at(-1)}, which is kept secret`
  }
  if (parts.some(part => part in Object.prototype)) return `the name ${name}, which no view has`
  if (!isOutside) return null
  const held = Object.entries(viewNames).find(([known]) => known === first)?.[1]
  if (held === undefined) return unknownName(name, first, Object.keys(viewNames))
  if (held === null || second === undefined || held.includes(second)) return null
  if (held.length === 0) return `the unknown name ${JSON.stringify(name)}; ${first} holds a text`
  const known = held.map(each => `${first}.${each}`)
  return unknownName(name, `${first}.${second}`, known)
}

function unknownName(name: string, wrong: string, known: readonly string[]): string {
  const [near] = nearest(wrong, known)
  const hint = near === undefined ? `known are ${known.join(', ')}` : `did you mean ${near}?`
  return `the unknown name ${JSON.stringify(name)}; ${hint}`
}

/** Says whether `text` is one of `globs`, where `*` stands for any text, the empty one too. */
export const matchesAny = (text: string, globs: readonly string[]): boolean =>
  globs.some(glob => globCheck(glob)(text))

/** Makes the check that a text is `glob`, which is taken apart once for all texts. */
export function globCheck(glob: string): (text: string) => boolean {
  const [first = '', ...parts] = glob.split('*')
  const last = parts.pop()
  if (last === undefined) return text => text === first
  return text => {
    if (!text.startsWith(first) || !text.endsWith(last)) return false
    let from = first.length
    for (const part of parts) {
      const at = text.indexOf(part, from)
      if (at < 0) return false
      from = at + part.length
    }
    return from <= text.length - last.length
  }
}

/** Says whether `glob` stands for exactly one text. */
export const isLiteral = (glob: string): boolean => !glob.includes('*')

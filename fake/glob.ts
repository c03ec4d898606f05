/** Says whether `text` is one of `globs`, where `*` stands for any text, the empty one too. */
export const matchesAny = (text: string, globs: readonly string[]): boolean =>
  globs.some(glob => matches(text, glob.split('*')))

function matches(text: string, [first = '', ...parts]: readonly string[]): boolean {
  const last = parts.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let from = first.length
  for (const part of parts) {
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= text.length - last.length
}

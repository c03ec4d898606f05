/** Says whether `id` matches `pattern`, in which `*` stands for any text. */
export const matches = (id: string, pattern: string): boolean => {
  const source = pattern.split('*').map(part => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`^${source.join('.*')}$`, 's').test(id)
}

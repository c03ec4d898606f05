import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The repository's root, seen from the compiled test. */
export const root = join(import.meta.dirname, '../../..')

/** One TypeScript file of the repository. */
export type Source = { readonly path: string; readonly text: string; readonly lines: string[] }

const rooms = [
  'spec',
  'fake',
  'reference',
  'conformance',
  'cli',
  'test',
  'bench',
  'scripts',
  'examples',
]

/** Reads every hand-written TypeScript file, the ones in `folders` alone when given. */
export function sources(folders: readonly string[] = rooms): Source[] {
  return folders.filter(folder => existsSync(join(root, folder))).flatMap(walk)
}

function walk(folder: string): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .filter(path => !/(^|\/)generated\//.test(path))
    .sort()
    .map(path => {
      const text = readFileSync(join(root, path), 'utf8')
      return { path, text, lines: text.split('\n') }
    })
}

/** Gives `path:line: text` for every line of `source` that `pattern` matches. */
export function hits(source: Source, pattern: RegExp): string[] {
  return source.lines.flatMap((line, index) =>
    pattern.test(line) ? [`${source.path}:${index + 1}: ${line.trim()}`] : [],
  )
}

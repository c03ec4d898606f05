import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'examples/scripts')
t.setTimeout(120_000)

const programs = readdirSync(folder).filter(name => /\.(ts|sh|py)$/.test(name))

/** Gives the lines that the comment at the start of a program says it prints. */
function promised(source: string): string {
  const [, rest = ''] = source.split(/^(?:\/\/ |# |)Prints:\n/m)
  const lines = rest.match(/^(?:(?:\/\/|#)? {2,}.+\n)+/)?.[0] ?? ''
  return lines.replace(/^(?:\/\/|#)? +/gm, '')
}

const commandOf = (name: string): [string, string] => {
  if (name.endsWith('.sh')) return ['bash', join(folder, name)]
  if (name.endsWith('.py')) return ['python3', join(folder, name)]
  return [process.execPath, join(root, 'dist/examples/scripts', name.replace(/ts$/, 'js'))]
}

for (const name of programs) {
  t.test(`${name} prints what its comment says, and nothing else`, async t => {
    const expected = promised(readFileSync(join(folder, name), 'utf8'))
    t.not(expected, '', 'its comment says what it prints')
    const [command, path] = commandOf(name)
    const { code, out, err } = await new Promise<{ code: unknown; out: string; err: string }>(
      resolve => {
        execFile(command, [path], { cwd: root, timeout: 60_000 }, (error, out, err) =>
          resolve({ code: error === null ? 0 : (error.code ?? error.signal), out, err }),
        )
      },
    )
    t.equal(out, expected, err)
    t.equal(code, 0, err)
  })
}

t.test('examples/README.md has every example, and no other', async t => {
  const readme = readFileSync(join(root, 'examples/README.md'), 'utf8')
  const linked = [...readme.matchAll(/\]\(scripts\/([^)]+)\)/g)].map(([, name = '']) => name)
  t.same(linked.sort(), readdirSync(folder).sort())
})

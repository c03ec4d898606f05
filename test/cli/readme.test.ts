import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import t from 'tap'
import { commands } from '../../cli/commands.ts'
import { EXIT } from '../../cli/exit.ts'
import { paperRim } from './paper-rim.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../cli/README.md'), 'utf8')

/** Writes the options of a command as the README has them. */
function tableOf(command: Command): string {
  const rows = command.options.map(({ flags, description, defaultValue }) => {
    const isShown = defaultValue !== undefined && JSON.stringify(defaultValue) !== '[]'
    const preset = isShown ? ` (default \`${defaultValue}\`)` : ''
    return `| \`${flags}\` | ${description}${preset} |`
  })
  return [`### ${command.name()}`, '', '| option | meaning |', '|---|---|', ...rows, ''].join('\n')
}

for (const [name, { summary, load }] of Object.entries(commands)) {
  t.test(`the README has ${name}, what it does and each of its options`, async t => {
    const command = (await load())(paperRim({ code: -1, err: '' }))
    const rows = readme.split('\n').filter(line => new RegExp(`^\\| \`${name}[ \`]`).test(line))
    t.match(rows, [new RegExp(`\` \\| ${summary} \\|$`)])
    const expected = tableOf(command)
    const held = readme.includes(expected)
    t.ok(command.options.length === 0 || held, { expected })
  })
}

t.test('the README has a section of options for no other command', async t => {
  const named = [...readme.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name)
  t.same(
    named.filter(name => !Object.hasOwn(commands, name)),
    [],
  )
})

t.test('the README has every exit code under its name, and no other', async t => {
  const rows = [...readme.matchAll(/^\| (\d+) \| `(\w+)` \|/gm)].map(([, code, name]) => [
    name,
    Number(code),
  ])
  t.same(Object.fromEntries(rows), EXIT)
})

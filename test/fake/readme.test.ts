import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { adminRoutes } from '../../fake/admin/routes.ts'
import { createFake } from '../../fake/index.ts'
import { optionNames } from '../../fake/misuse.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../fake/README.md'), 'utf8')

const section = (title: string): string =>
  readme.split(/^## /m).find(part => part.startsWith(`${title}\n`)) ?? ''

/** Gives what stands in code in the first column of a section's table. */
const firstColumn = (title: string): string[] =>
  [...section(title).matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  )

t.test('the README has every option of createFake, and no other', async t => {
  const options = new Set(firstColumn('Options').map(name => name.split('.')[0]))
  t.same([...options].sort(), [...optionNames].sort())
})

t.test('the README has every method of a running fake, and no other', async t => {
  const fake = await createFake()
  t.teardown(() => fake.stop())
  const methods = Object.entries(fake).flatMap(([name, value]) =>
    typeof value === 'function' && name !== 'stop' ? [name] : [],
  )
  const named = firstColumn('What a test may do to a fake that runs').map(
    code => code.split('(')[0],
  )
  t.same(named.sort(), [...methods, 'journal.entries'].sort())
})

t.test('the README has every route of the admin API as its code says it', async t => {
  const rows = section('The admin API').split('\n')
  for (const { method, path, says } of adminRoutes) {
    t.ok(
      rows.includes(`| \`${method} ${path}\` | ${says.replace(/\.$/, '')} |`),
      `${method} ${path}`,
    )
  }
})

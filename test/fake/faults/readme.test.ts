import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Fault } from '../../../fake/fault.ts'
import { faults } from '../../../fake/faults/index.ts'
import { clients } from '../../../scripts/fault-clients.ts'
import { root } from '../../style/sources.ts'

const readme = readFileSync(join(root, 'fake/faults/README.md'), 'utf8')

function rowOf({ id, at, parameters = {}, says }: Fault): string {
  const numbers = Object.entries(parameters).map(
    ([name, { least, most, default: usual }]) => `\`${name}\` ${least} to ${most} (${usual})`,
  )
  return `| \`${id}\` | ${at} | ${numbers.join(', ')} | ${says} |`
}

t.test('the table in fake/faults/README.md is the faults, each with its parameters', async t => {
  const rows = readme.split('\n').filter(line => /^\| `[^`]+` \| \w+ \|/.test(line))
  t.same(rows, faults.map(rowOf))
})

const MARK = '<!-- measured by npm run faults -->'
const [, measured = ''] = readFileSync(join(root, 'fake/README.md'), 'utf8').split(MARK)

t.test('what clients make of each fault is in the table of measurements', async t => {
  const rows = measured.split('\n').filter(line => line.startsWith('| `'))
  const ids = rows.map(line => /^\| `([^`]+)` \|(?: [^|]+ \|){5}$/.exec(line)?.[1])
  t.same(
    ids,
    faults.map(({ id }) => id),
  )
})

t.test('the measurements name the versions of the clients', async t => {
  for (const client of Object.keys(clients)) {
    const name = client.split(' ')[0] ?? client
    t.match(measured, new RegExp(`${name} (?:of \\w+ )?\\d+\\.\\d+`), client)
  }
})

t.test(
  'a fault is named in lower case with hyphens and says what it does in a sentence',
  async t => {
    for (const { id, says } of faults) {
      t.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      t.match(says, /^[A-Z].*\.$/, id)
    }
    t.equal(new Set(faults.map(({ id }) => id)).size, faults.length)
  },
)

t.test('the default of a parameter lies within its bounds', async t => {
  for (const { id, parameters = {} } of faults) {
    for (const { least, most, default: usual } of Object.values(parameters)) {
      t.ok(least <= usual && usual <= most && Number.isInteger(usual), id)
    }
  }
})

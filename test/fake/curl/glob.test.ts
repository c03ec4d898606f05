import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import t from 'tap'
import { matchesGlob } from '../../../fake/curl/glob.ts'

const cases = [
  ['lesson_7', 'lesson_*', true],
  ['lesson', 'lesson_*', false],
  ['', '*', true],
  ['stuck', 'stuck', true],
  ['unstuck', 'stuck', false],
  ['ab', '?', false],
  ['é', '?', true],
  ['🙂', '?', true],
  ['a\nb', 'a*b', true],
  ['b', '[a-c]', true],
  ['d', '[!a-c]', true],
  ['d', '[^a-c]', true],
  ['-', '[a-]', true],
  [']', '[]]', true],
  ['a', '[!]]', true],
  ['7', '[[:digit:]]', true],
  ['x7', '[[:alpha:]_][[:digit:]]', true],
  ['*', '\\*', true],
  ['a', '\\*', false],
  ['[a', '[a', true],
  ['a.c', 'a.c', true],
  ['abc', 'a.c', false],
  ['b', '[c-a]', false],
] as const

for (const [text, glob, expected] of cases) {
  const says = expected ? 'matches' : 'does not match'
  t.test(`${JSON.stringify(glob)} ${says} ${JSON.stringify(text)}`, async t => {
    t.equal(matchesGlob(text, glob), expected)
  })
}

// Negated sets of a locale differ; C has bytes, and the texts here are ASCII.
const env = { ...process.env, LC_ALL: 'C' }
const inBash =
  'while IFS= read -r glob && IFS= read -r text; do [[ $text == $glob ]]; echo $?; done'

t.test('a pattern means to us what it means to bash', async t => {
  const piece = fc.constantFrom(
    'a',
    'b',
    '_',
    '7',
    '*',
    '?',
    '[',
    ']',
    '!',
    '-',
    '[ab]',
    '[!b]',
    '[a-z]',
  )
  const text = fc.array(fc.constantFrom('a', 'b', '_', '7', '-', '!', '['), { maxLength: 5 })
  const pair = fc.tuple(fc.array(piece, { maxLength: 5 }), text)
  const pairs = fc
    .sample(pair, { numRuns: 3000, seed: 7 })
    .map(([glob, characters]) => [glob.join(''), characters.join('')] as const)
    .filter(([glob]) => !/[?*!]\(/.test(glob))
  const input = pairs.map(([glob, each]) => `${glob}\n${each}\n`).join('')
  const { stdout } = spawnSync('bash', ['-c', inBash], { env, input })
  const said = stdout.toString().trim().split('\n')
  t.equal(said.length, pairs.length)
  const other = pairs.filter(([glob, each], at) => matchesGlob(each, glob) !== (said[at] === '0'))
  t.same(other, [])
  t.ok(said.filter(code => code === '0').length > 200, 'enough of them match')
})

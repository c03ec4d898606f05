import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import { parse } from 'yaml'
import { readScript, readScriptFile, scriptOf } from '../../../fake/script/read.ts'
import { ScriptError } from '../../../fake/script/script-error.ts'
import { readScriptFile as readFile } from '../../../fake/script-file.ts'

/** Gives the error a script is refused with. */
async function refusalOf(reading: Promise<unknown>): Promise<ScriptError> {
  const error = await reading.then(
    () => new Error('the script was taken'),
    (error: unknown) => error,
  )
  if (error instanceof ScriptError) return error
  throw error
}

/** Scripts by what is wrong with them, and the message after the name of the file. */
const refused: readonly { wrong: string; script: string; message: string }[] = parse(
  readFileSync(new URL('../../../../test/golden/refused-scripts.yaml', import.meta.url), 'utf8'),
)

for (const { wrong, script, message } of refused) {
  t.test(`${wrong} is refused with its place and the reason`, async t => {
    const error = await refusalOf(readScript(script, 's.yaml'))
    t.equal(error.message, `s.yaml:${message}`)
  })
}

t.test('bytes that are not UTF-8 are refused', async t => {
  const error = await refusalOf(readScript(Uint8Array.of(0xff, 0x41), 's.yaml'))
  t.equal(
    error.message,
    's.yaml: expected a text in UTF-8, got other bytes. Save the file as UTF-8.',
  )
})

t.test('more levels than the stack holds are refused', async t => {
  const error = await refusalOf(readScript('['.repeat(20_000), 's.yaml'))
  t.match(
    error.message,
    /^s\.yaml:1:\d+: expected at most 100 levels of objects and lists, got more\.$/,
  )
})

t.test('an alias that repeats too much is refused', async t => {
  const line = (name: string, of: string) => `  ${name}: &${name} [${Array(20).fill(`*${of}`)}]`
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const lines = names.slice(1).map((name, index) => line(name, names[index] ?? ''))
  const text = ['answers:', '  a: &a [0.1]', ...lines].join('\n')
  const error = await refusalOf(readScript(text, 's.yaml'))
  t.match(error.message, /expected at most 100000 values repeated by aliases, got more/)
})

t.test('every flaw of the form is told, in the order of the text', async t => {
  const text = 'stepz: []\nsteps:\n  - status: 5\n  - wen: {}\nseed: []\n'
  const { problems } = await refusalOf(readScript(text, 's.yaml'))
  t.same(
    problems.map(({ line, field }) => [line, field]),
    [
      [1, 'stepz'],
      [3, 'steps[0].status'],
      [4, 'steps[1].wen'],
      [5, 'seed'],
    ],
  )
})

const values: readonly [string, unknown, string][] = [
  [
    'a function',
    { answers: { a: () => 1 } },
    'answers.a: expected a value as JSON has it, got a function.',
  ],
  ['NaN', { answers: { a: Number.NaN } }, 'answers.a: expected a value as JSON has it, got NaN.'],
  ['a Date', { seed: new Date(0) }, 'seed: expected a value as JSON has it, got a Date.'],
  [
    'an unknown key',
    { step: [] },
    'step: expected one of the keys $schema, seed, otherwise, answers, steps, got the unknown key "step". Did you mean steps?',
  ],
]

for (const [wrong, value, message] of values) {
  t.test(`${wrong} in an object is refused with its field`, async t => {
    const error = await refusalOf(scriptOf(value))
    t.equal(error.message, `script: ${message}`)
    t.same([error.file, error.line, error.column], [null, null, null])
  })
}

t.test('an object that lies within itself is refused', async t => {
  const loop: Record<string, unknown> = {}
  loop['exactly'] = loop
  const error = await refusalOf(scriptOf({ answers: { a: loop } }))
  t.match(error.message, /expected at most 100 levels/)
})

t.test('a file that is not there is refused by its path', async t => {
  const error = await refusalOf(readScriptFile('/no/such/s.yaml'))
  t.equal(
    error.message,
    '/no/such/s.yaml: expected a file that can be read, got ENOENT. Check the path of the script.',
  )
})

t.test('a script file is read by its path', async t => {
  const path = fileURLToPath(
    new URL('../../../../examples/scripts/short-forms.yaml', import.meta.url),
  )
  t.same((await readFile(path)).source, path)
})

import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import ts from 'typescript'
import { readScript } from '../../fake/script/read.ts'
import { dialects } from '../../spec/dialects.ts'
import { isObject } from '../../spec/json-object.ts'
import { start } from '../cli/child.ts'
import { installInto } from './project.ts'

const root = join(import.meta.dirname, '../../..')
const readme = readFileSync(join(root, 'fake/README.md'), 'utf8')

type Block = { readonly language: string; readonly code: string; readonly prints?: string }

function blocksOf(text: string): Block[] {
  const fences = [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
    ([, language = '', code = '']) => ({ language, code }),
  )
  return fences.flatMap((block, index) => {
    const next = fences[index + 1]
    if (block.language === 'text') return []
    return [{ ...block, ...(next?.language === 'text' && { prints: next.code }) }]
  })
}

const blocks = blocksOf(readme)
const scripts = blocks.filter(({ language }) => language === 'yaml')
// The example of a mutant stands in a source, which test/style/readme.test.ts holds it to.
const isProgram = ({ language, code }: Block) =>
  ['bash', 'ts', 'python'].includes(language) && !code.startsWith('/**')

/** Makes a project in which the kit is installed, with the scripts in it that begin with their name. */
function projectOf(folder: string, named: readonly Block[]): string {
  installInto(folder)
  for (const { code } of named) {
    const [, name] = code.match(/^# (\S+\.yaml)\n/) ?? []
    if (name !== undefined) writeFileSync(join(folder, name), code)
  }
  return folder
}

const run = (command: string, words: readonly string[], cwd: string) =>
  new Promise<{ code: unknown; out: string; err: string }>(resolve => {
    execFile(command, words, { cwd, timeout: 60_000 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : (error.code ?? error.signal), out, err }),
    )
  })

function runBlock({ language, code }: Block, folder: string) {
  if (language === 'bash') return run('bash', ['-euo', 'pipefail', '-c', code], folder)
  if (language === 'python') return run('python3', ['-c', code], folder)
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  })
  writeFileSync(join(folder, 'block.mjs'), outputText)
  return run(process.execPath, ['block.mjs'], folder)
}

for (const [index, block] of blocks.filter(isProgram).entries()) {
  t.test(`program ${index + 1} of the README (${block.language}) runs as it says`, async t => {
    const { code, out, err } = await runBlock(block, projectOf(t.testdir(), scripts))
    t.equal(code, 0, `${out}\n${err}`)
    if (block.prints !== undefined) t.equal(out.trimEnd(), block.prints.trimEnd(), err)
  })
}

for (const path of ['README.md', 'fake/README.md']) {
  const text = readFileSync(join(root, path), 'utf8')
  const documents = blocksOf(text).filter(({ language }) => language === 'yaml')

  for (const [index, { code }] of documents.entries()) {
    t.test(`script ${index + 1} of ${path} can be read`, async t => {
      const { steps } = await readScript(code, path)
      t.ok(steps.length > 0)
    })
  }

  for (const [, words = ''] of text.matchAll(/^npx decider-kit (fake.*?)(?: +#.*)?$/gm)) {
    t.test(`the command ${words} of ${path} listens`, async t => {
      const folder = projectOf(t.testdir(), documents)
      const named = words.split(' ').map(each => (/\.yaml$/.test(each) ? join(folder, each) : each))
      const { child, ended } = start(named)
      child.stdout?.once('data', () => child.kill('SIGTERM'))
      t.match(await ended, { code: 0, out: /^listening http:/ })
    })
  }
}

/** Gives the first cells of the table that begins with this head, without their code marks. */
function rowsOf(head: string): string[] {
  const [, table = ''] = readme.split(`\n| ${head} |`)
  const [rows = ''] = table.split('\n\n')
  return [...rows.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
}

t.test('the README has every dialect with the paths it decides at', async t => {
  const rows = dialects.map(({ id, routes }) => {
    const paths = routes.filter(({ endpoint }) => endpoint === 'decisions')
    return `| \`${id}\` | ${paths.map(({ path }) => `\`${path}\``).join(', ')} |`
  })
  t.ok(readme.includes(`\n${rows.join('\n')}\n`), { expected: rows })
})

/** Gives the names of the properties under a pointer of the published schema. */
function keysAt(pointer: string): string[] {
  const schema: unknown = JSON.parse(readFileSync(join(root, 'script.schema.json'), 'utf8'))
  const held = pointer.split('/').reduce((at, key) => (isObject(at) ? at[key] : {}), schema)
  return Object.keys(Object(held)).sort()
}

t.test('the README has every condition of a step, and no other', async t => {
  const names = keysAt('definitions/when/properties')
  t.same(rowsOf('in `when` | holds').sort(), names)
})

t.test('the README has every effect of a step, and no other', async t => {
  const effects = keysAt('properties/steps/items/properties/sequence/items/properties')
  t.same(rowsOf('effect | does').sort(), effects)
})

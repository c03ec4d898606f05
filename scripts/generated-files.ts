import { readFile } from 'node:fs/promises'
import { programs } from '../conformance/corpus/bank/programs.ts'
import { faults } from '../fake/faults/index.ts'
import { readDefinition, type Schemas, schemasOf } from './definition.ts'
import { toDraft07 } from './draft-07.ts'
import { generateTypes } from './generate-types.ts'
import { generateValidators, type Judged } from './generate-validators.ts'
import { observe } from './observe-faults.ts'
import { judgedScript, publishedSchema, typedScript } from './script-schema.ts'

/** A file made from a definition: where it lies, and what it holds. */
export type GeneratedFile = {
  readonly url: URL
  readonly path: string
  readonly text: string
  /** What it is made from. */
  readonly from: string
}

/** The validators of the protocol: the name each is exported under, and the schema it judges by. */
const validated = {
  request: 'SystemOneRequest',
  response: 'SystemOneResponse',
  question: 'Question',
  answer: 'Answer',
  health: 'Health',
  embeddingRequest: 'EmbeddingRequest',
  embeddingResponse: 'EmbeddingResponse',
  errorBody: 'ErrorBody',
} as const

const ROOT = new URL('../../', import.meta.url)
// Generated code alone may say this; a test looks for these words in every file written by hand.
const UNCHECKED = ['// @ts', 'nocheck\n'].join('-')

/** Makes every file that follows from openapi.yaml, the form of a script or the bank of faults, in memory; the same sources give the same bytes. */
export async function generateFiles(): Promise<readonly GeneratedFile[]> {
  return [...(await protocolFiles()), ...(await scriptFiles()), bankFile()]
}

async function protocolFiles(): Promise<readonly GeneratedFile[]> {
  const definition = await readFile(new URL('openapi.yaml', ROOT), 'utf8')
  const schemas = schemasOf(readDefinition(definition))
  const judged = judgedBy(schemas, validated)
  const file = generatedFrom('openapi.yaml')
  return [
    file('spec/generated/types.ts', await generateTypes(definition)),
    file('spec/generated/validators.ts', UNCHECKED + (await generateValidators(judged, 'first'))),
    file('spec/generated/explainers.ts', UNCHECKED + (await generateValidators(judged, 'every'))),
  ]
}

async function scriptFiles(): Promise<readonly GeneratedFile[]> {
  const judged = judgedBy(judgedScript(), { script: 'script' })
  const validator = await generateValidators(judged, 'every', '../../spec/validator.ts')
  const file = generatedFrom('fake/script/schema')
  const published = `${JSON.stringify(publishedSchema(faults), null, 2)}\n`
  return [
    file('fake/generated/types.ts', await generateTypes(typedScript())),
    file('fake/generated/validator.ts', UNCHECKED + validator),
    { ...file('script.schema.json', ''), text: published, from: 'fake/script/schema, fake/faults' },
  ]
}

function bankFile(): GeneratedFile {
  const observed = Object.fromEntries(programs.map(program => [program.name, observe(program)]))
  const code = [
    "import type { Observed } from '../bank/program.ts'\n",
    '/** What the tests of each program said, by its name, with each of its faults. */',
    `export const observed: Readonly<Record<string, readonly Observed[]>> = ${JSON.stringify(observed, null, 2)}\n`,
  ].join('\n')
  return generatedFrom('conformance/corpus/bank')('conformance/corpus/generated/observed.ts', code)
}

/** Gives those of `files` that differ from what lies on disk, or do not lie there. */
export async function staleFiles(
  files: readonly GeneratedFile[],
): Promise<readonly GeneratedFile[]> {
  const onDisk = await Promise.all(files.map(file => readFile(file.url, 'utf8').catch(() => null)))
  return files.filter((file, index) => file.text !== onDisk[index])
}

function judgedBy(schemas: Schemas, names: Readonly<Record<string, string>>): Judged {
  const written = Object.entries(names).map(([name, schema]) => [name, toDraft07(schemas, schema)])
  return Object.fromEntries(written)
}

const generatedFrom =
  (from: string) =>
  (path: string, code: string): GeneratedFile => ({
    url: new URL(path, ROOT),
    path,
    text: `// Generated from ${from} by \`npm run generate\`. Change that, not this file.\n${code}`,
    from,
  })

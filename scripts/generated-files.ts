import { readFile } from 'node:fs/promises'
import { readDefinition, schemasOf } from './definition.ts'
import { generateTypes } from './generate-types.ts'
import { generateValidators } from './generate-validators.ts'

/** A file made from the definition: where it lies, and what it holds. */
export type GeneratedFile = { readonly url: URL; readonly path: string; readonly text: string }

const ROOT = new URL('../../', import.meta.url)
const NOTICE =
  '// Generated from openapi.yaml by `npm run generate`. Change that file, not this one.\n'
// Generated code alone may say this; a test looks for these words in every file written by hand.
const UNCHECKED = ['// @ts', 'nocheck\n'].join('-')

/** Makes every file that follows from openapi.yaml, in memory; the same definition gives the same bytes. */
export async function generateFiles(): Promise<readonly GeneratedFile[]> {
  const definition = await readFile(new URL('openapi.yaml', ROOT), 'utf8')
  const schemas = schemasOf(readDefinition(definition))
  const types = await generateTypes(definition)
  const first = await generateValidators(schemas, 'first')
  const every = await generateValidators(schemas, 'every')
  return [
    generated('spec/generated/types.ts', NOTICE + types),
    generated('spec/generated/validators.ts', NOTICE + UNCHECKED + first),
    generated('spec/generated/explainers.ts', NOTICE + UNCHECKED + every),
  ]
}

/** Gives those of `files` that differ from what lies on disk, or do not lie there. */
export async function staleFiles(
  files: readonly GeneratedFile[],
): Promise<readonly GeneratedFile[]> {
  const onDisk = await Promise.all(files.map(file => readFile(file.url, 'utf8').catch(() => null)))
  return files.filter((file, index) => file.text !== onDisk[index])
}

function generated(path: string, text: string): GeneratedFile {
  return { url: new URL(path, ROOT), path, text }
}

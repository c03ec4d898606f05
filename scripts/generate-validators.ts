import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'
import type { Schemas } from './definition.ts'
import { toDraft07 } from './draft-07.ts'

/** The functions to make: the name each is exported under, and the schema it judges. */
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

/** `first` stops at the first error and is fast on valid input; `every` goes on and finds them all. */
export type Form = 'first' | 'every'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Makes a self-contained TypeScript module of validators from the schemas of the definition, by Ajv and esbuild. */
export async function generateValidators(schemas: Schemas, form: Form): Promise<string> {
  const source = ajvModule(schemas, form)
  const bundle = await build({
    stdin: { contents: source, resolveDir: ROOT, sourcefile: 'validators.js' },
    absWorkingDir: ROOT,
    // A linked node_modules would otherwise put this machine's paths into the bundle's comments.
    preserveSymlinks: true,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
  })
  const [file] = bundle.outputFiles
  if (file === undefined) throw new Error('esbuild gave no bundle')
  return typed(file.text)
}

function ajvModule(schemas: Schemas, form: Form): string {
  const ajv = new Ajv({
    allErrors: form === 'every',
    code: { source: true, esm: true, lines: true, optimize: 2 },
    // Sentences are made from keyword and parameters, in spec/sentences.ts.
    messages: false,
    discriminator: true,
    // Lengths in UTF-16 units need no run-time library; toDraft07 refuses the lengths where it matters.
    unicode: false,
    logger: false,
    strict: true,
    // A union requires its tag, whose values its members define.
    strictRequired: false,
  })
  for (const [name, schema] of Object.entries(validated)) {
    ajv.addSchema(toDraft07(schemas, schema), name)
  }
  const exported = Object.keys(validated).map(name => [name, name])
  return standalone.default(ajv, Object.fromEntries(exported))
}

// esbuild drops types and gathers the exports in one list at the end; here each is exported where it
// stands, under a type that the compiler takes although the file is not checked.
function typed(bundle: string): string {
  const [code = ''] = bundle.split(/^export \{$/m)
  const names = Object.keys(validated)
  const exported = names.reduce(
    (text, name) => text.replace(`\nvar ${name} = `, `\nexport const ${name}: Validator = `),
    code,
  )
  const missing = names.filter(name => !exported.includes(`\nexport const ${name}: Validator = `))
  if (missing.length > 0) throw new Error(`the bundle does not define ${missing.join(', ')}`)
  return `import type { Validator } from '../validator.ts'\n${exported}`
}

import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { build } from 'esbuild'

/** The schemas to judge by, draft 07 and without references, under the names of the functions to export. */
export type Judged = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** `first` stops at the first error and is fast on valid input; `every` goes on and finds them all. */
export type Form = 'first' | 'every'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Makes a self-contained TypeScript module with a validator for each schema, by Ajv and esbuild; `type` is where it finds the type Validator. */
export async function generateValidators(
  judged: Judged,
  form: Form,
  type = '../validator.ts',
): Promise<string> {
  const source = ajvModule(judged, form)
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
  return `import type { Validator } from '${type}'\n${typed(file.text, Object.keys(judged))}`
}

function ajvModule(judged: Judged, form: Form): string {
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
    // A value that may be of several types is described by one schema, whose keywords each speak for one.
    allowUnionTypes: true,
  })
  for (const [name, schema] of Object.entries(judged)) ajv.addSchema(schema, name)
  const exported = Object.keys(judged).map(name => [name, name])
  return standalone.default(ajv, Object.fromEntries(exported))
}

// esbuild drops types and gathers the exports in one list at the end; here each is exported where it
// stands, under a type that the compiler takes although the file is not checked.
function typed(bundle: string, names: readonly string[]): string {
  const [code = ''] = bundle.split(/^export \{$/m)
  const exported = names.reduce(
    (text, name) => text.replace(`\nvar ${name} = `, `\nexport const ${name}: Validator = `),
    code,
  )
  const missing = names.filter(name => !exported.includes(`\nexport const ${name}: Validator = `))
  if (missing.length > 0) throw new Error(`the bundle does not define ${missing.join(', ')}`)
  return exported
}

import { chmod, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = new URL('../curl/', import.meta.url)
const FILE = new URL('curl', FOLDER)

// getBuiltinModule is there in a module as in a script, so that a copy of the file runs in any folder.
const HEAD = `#!/usr/bin/env node
// The stand-in for curl of decider-kit, made from fake/curl by \`npm run build\`. Change that, not this.
var require = process.getBuiltinModule`

await build({
  entryPoints: ['fake/curl/main.ts'],
  absWorkingDir: ROOT,
  outfile: fileURLToPath(FILE),
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  banner: { js: HEAD },
  logLevel: 'warning',
})
await chmod(FILE, 0o755)
// A script starts faster than a module, and the package around it says module.
await writeFile(new URL('package.json', FOLDER), '{"type":"commonjs"}\n')

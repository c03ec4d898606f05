import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type BenchLine } from './line.ts'

const root = join(import.meta.dirname, '../..')

/** Packs the package, installs the file elsewhere as a user does, runs it there, and weighs what came. */
export async function bench(): Promise<BenchLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'decider-kit-pack-'))
  try {
    const packed = npm(root, 'pack', '--silent', '--pack-destination', folder).trim()
    writeFileSync(join(folder, 'package.json'), '{"name":"user","private":true}')
    npm(folder, 'install', '--omit=dev', '--no-audit', '--no-fund', `./${packed}`)
    const modules = join(folder, 'node_modules')
    const megabytes = sizeOf(modules) / 2 ** 20
    const packages = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(path =>
      /(^|\/)node_modules\/(@[^/]+\/)?[^/@.][^/]*\/package\.json$/.test(`node_modules/${path}`),
    ).length
    const version = execFileSync('npx', ['decider-kit', '--version'], { cwd: folder }).toString()
    const runs = /^\d+\.\d+\.\d+/.test(version)
    return [
      atMost('installed size', megabytes, 'MB', 60),
      atMost('installed packages', packages, 'packages', 90),
      {
        name: 'npx of it outside the repository',
        value: runs ? 1 : 0,
        unit: 'runs',
        goal: '1',
        holds: runs,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const npm = (cwd: string, ...words: string[]): string =>
  execFileSync('npm', words, { cwd, stdio: ['ignore', 'pipe', 'inherit'] }).toString()

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

import { Command } from 'commander'
import { EXIT } from '../exit.ts'
import { variableName } from '../options.ts'
import type { Rim } from '../rim.ts'

type Options = { readonly tokenEnv?: string; readonly json?: boolean }

/** Makes the command that walks through the client's health algorithm. */
export const healthCommand = (rim: Rim): Command =>
  new Command('health')
    .description('GET /health; on 404 or 405, one question in its place. 2 seconds each.')
    .argument('<url>', 'base URL of the server')
    .option('--token-env <NAME>', 'variable that holds the bearer token', variableName)
    .option('--json', 'print the steps as JSON')
    .action((url: string, options: Options) => walk(url, options, rim))

async function walk(url: string, options: Options, rim: Rim): Promise<void> {
  const { checkHealth, healthLimitMs } = await import('../../conformance/health.ts')
  const { visible } = await import('../../conformance/reports/visible.ts')
  const { readToken } = await import('../token.ts')
  const { withProbe } = await import('../target.ts')
  const hand = { timeoutMs: healthLimitMs, token: readToken(options.tokenEnv, rim) }
  const { hintFor } = await import('../hint.ts')
  const { healthy, steps, reached, last } = await withProbe(url, hand, rim, async (probe, all) => ({
    ...(await checkHealth(probe)),
    reached: all[0]?.ended !== 'refused',
    last: all.at(-1),
  }))
  const hint = last === undefined ? null : hintFor(last, url)
  if (hint !== null) rim.warn(hint)
  rim.exit(healthy ? EXIT.conformant : reached ? EXIT.notConformant : EXIT.unreachable)
  if (options.json === true) {
    rim.print(`${JSON.stringify({ healthy, steps }, null, 2)}\n`)
    return
  }
  const lines = steps.flatMap(({ sent, got, means }, index) => [
    `${index + 1}. ${sent}`,
    `   came   ${visible(got)}`,
    `   means  ${means}`,
  ])
  rim.print([...lines, healthy ? 'healthy' : 'not healthy', ''].join('\n'))
}

import { UsageError } from '../conformance/errors.ts'
import type { Figure } from '../conformance/pictures/figure.ts'
import type { RunRecord } from '../conformance/record.ts'
import { verdictSentence } from '../conformance/reports/conclusion.ts'
import { visible } from '../conformance/reports/visible.ts'
import { claimFiles, placeOf, writeText } from './files.ts'
import type { ReportFiles } from './report-options.ts'
import type { Rim } from './rim.ts'

type FileOption = 'json' | 'junit' | 'html' | 'markdown' | 'badge'

/** What writes each report that goes to a file; loaded when it is asked for. */
const writers: Readonly<Record<FileOption, (record: RunRecord) => Promise<string>>> = {
  json: async record => (await import('../conformance/reports/json.ts')).toJson(record),
  junit: async record => (await import('../conformance/reports/junit.ts')).toJunit(record),
  markdown: async record => (await import('../conformance/reports/markdown.ts')).toMarkdown(record),
  badge: async record => (await import('../conformance/reports/badge.ts')).toBadge(record),
  html: async record => {
    const { readPage } = await import('../conformance/reports/html/page.ts')
    const { toHtml } = await import('../conformance/reports/html.ts')
    return toHtml(record, await readPage())
  },
}

const options: readonly FileOption[] = ['json', 'junit', 'html', 'markdown', 'badge']

/** Lists the reports that were asked for, with the path each goes to. */
const chosenIn = (files: ReportFiles): { option: FileOption; path: string }[] =>
  options.flatMap(option => {
    const path = files[option]
    return path === undefined ? [] : [{ option, path }]
  })

/**
 * Refuses reports that cannot be written, before anything is sent: two on standard output, two in one
 * file, one over a file of `inputs`, which is read, or a bad path.
 */
export async function refuseReports(
  files: ReportFiles,
  inputs: readonly (string | undefined)[] = [],
): Promise<void> {
  const chosen = chosenIn(files)
  const printed = chosen.filter(({ path }) => path === '-').map(({ option }) => `--${option} -`)
  const loud = [...printed, ...(files.tap === true ? ['--tap'] : [])]
  if (loud.length > 1) {
    throw new UsageError(
      `${loud.join(' and ')} write to standard output at once: give all but one of them a file.`,
    )
  }
  const taken = new Map(
    await Promise.all(
      inputs.flatMap(input => (input === undefined ? [] : [named(input, 'what is read')])),
    ),
  )
  for (const { option, path } of chosen.filter(one => one.path !== '-')) {
    const [place, name] = await named(path, `--${option}`)
    const other = taken.get(place)
    if (other !== undefined) {
      throw new UsageError(`${name} and ${other} are both ${path}: give each a file of its own.`)
    }
    taken.set(place, name)
  }
  await claimFiles(chosen.map(({ path }) => path))
}

const named = async (path: string, name: string): Promise<[place: string, name: string]> => [
  await placeOf(path),
  name,
]

/**
 * Writes the chosen reports of a run, or of a record that is saved already (`isSaved`). The one for people takes standard output unless another report
 * does; then the verdict's sentence goes to standard error.
 */
export async function writeReports(
  record: RunRecord,
  files: ReportFiles,
  rim: Rim,
  isSaved = false,
): Promise<void> {
  const chosen = chosenIn(files)
  for (const { option, path } of chosen) await writeText(path, await writers[option](record), rim)
  if (files.tap === true) {
    const { toTap } = await import('../conformance/reports/tap.ts')
    rim.print(toTap(record))
  }
  if (files.tap === true || chosen.some(({ path }) => path === '-')) {
    const said = [verdictSentence(record), record.stopped ?? ''].join(' ').trim()
    if (files.quiet !== true) rim.warn(visible(said))
    return
  }
  const { toTerminal } = await import('../conformance/reports/terminal.ts')
  const figures = await figuresFor(record)
  const brief = files.quiet === true
  const unkept = !isSaved && files.json === undefined
  rim.print(toTerminal(record, { colour: rim.colour.output, brief, unkept, figures }))
}

// Pictures bring the statistics with them, which a run that measured nothing does without.
async function figuresFor({ calibration, latency }: RunRecord): Promise<readonly Figure[]> {
  if (!calibration && !latency) return []
  const { figuresOf } = await import('../conformance/pictures/figures.ts')
  return figuresOf({ calibration: calibration ?? null, latency: latency ?? null })
}

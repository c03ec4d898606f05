import { createHash } from 'node:crypto'
import Mustache from 'mustache'
import { parseAddress } from '../probe/address.ts'
import type { RunRecord } from '../record.ts'
import { shortName } from '../wording.ts'
import { counted } from './counted.ts'
import { checkViews, type ExchangeMap, exchangeShowing } from './html/check-view.ts'
import { escapeHtml, packed } from './html/escape.ts'
import { replayOf } from './html/exchange-replay.ts'
import { type FigureView, figureViews } from './html/figure-view.ts'
import { stageViews } from './html/judged-view.ts'
import type { Page } from './html/page.ts'
import { runFacts } from './html/run-view.ts'
import { shownExchange } from './html/shown-exchange.ts'
import { standingView, verdictView, verdictWord } from './html/verdict-view.ts'
import { marks } from './marks.ts'
import { reading } from './reading.ts'
import { standingWords } from './standing-lines.ts'
import { countTable } from './summary.ts'
import { untestedIn } from './untested.ts'

/**
 * Writes a run as one HTML page that needs nothing else: no network, and no script to be read.
 *
 * A pure function of the record and of the parts `readPage` reads. Whatever a server sent is
 * escaped, and shown where it would act or hide. Mustache fills the templates, since it escapes
 * unless told otherwise and runs no code of a template.
 */
export async function toHtml(record: RunRecord, page: Page): Promise<string> {
  const { style, script, templates } = page
  const figures = await figureViews(record)
  const view = { ...viewOf(record, figures), style, script, scriptHash: hashOf(script) }
  return Mustache.render(templates['page'] ?? '', view, { ...templates }, { escape: escapeHtml })
}

// A content security policy names the one script that may run (CSP level 3 section 6.7.2).
const hashOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`

function viewOf(record: RunRecord, figures: readonly FigureView[]) {
  const exchanges: ExchangeMap = new Map(record.exchanges.map(one => [one.id, one]))
  const stages = stageViews(record, exchanges)
  return {
    title: titleOf(record),
    about: aboutOf(record),
    verdict: verdictView(record),
    standing: standingView(record),
    stages,
    hasStages: stages.length > 0,
    figures,
    hasFigures: figures.length > 0,
    counts: countsOf(record),
    sections: checkViews(record, exchanges),
    levels: [...new Set(record.results.map(({ level }) => level))],
    outcomes: [...new Set(record.results.map(({ outcome }) => outcome))].map(value => ({
      value,
      name: marks[value].word,
    })),
    exchangeCount: counted(record.exchanges.length, 'exchange'),
    exchangeData: packed(shownExchanges(record, exchanges)),
    untested: untestedIn(record).map(({ says, checks }) => ({
      ...{ says, checks, hasChecks: checks.length > 0 },
      count: counted(checks.length, 'check'),
    })),
    reading,
    run: runFacts(record),
    launch: record.launch ? { output: record.launch.output } : null,
    parts: partsOf(stages.length > 0, figures.length > 0),
  }
}

function countsOf(record: RunRecord) {
  const { outcomes, rows } = countTable(record)
  return { rows, outcomes: outcomes.map(outcome => marks[outcome].word) }
}

function titleOf(record: RunRecord): string {
  const { target, standing } = record
  const words = standing ? `${verdictWord(record)}, ${standingWords[standing.verdict]}` : null
  return `${words ?? verdictWord(record)}: ${target.url}`
}

const aboutOf = ({ target, profile, kit, startedAt }: RunRecord): string[] => [
  target.url,
  ...(target.model ? [shortName(target.model)] : []),
  profile,
  `decider-kit ${kit.version}`,
  startedAt.replace(/T(\d\d:\d\d).*$/, ' $1 UTC'),
]

const partsOf = (isMeasured: boolean, isDrawn: boolean) => [
  { id: 'verdict', name: 'Verdict' },
  ...(isMeasured ? [{ id: 'numbers', name: 'Numbers' }] : []),
  ...(isDrawn ? [{ id: 'pictures', name: 'Pictures' }] : []),
  { id: 'checks', name: 'Checks' },
  { id: 'exchanges', name: 'Exchanges' },
  { id: 'untested', name: 'Not tested' },
  { id: 'reading', name: 'How to read this' },
  { id: 'run', name: 'This run' },
]

function shownExchanges(record: RunRecord, exchanges: ExchangeMap) {
  const address = parseAddress(record.target.url)
  const found = new Map(
    record.results.flatMap(result => {
      const shows = exchangeShowing(result, exchanges)
      return shows === null ? [] : [[shows.id, result] as const]
    }),
  )
  return record.exchanges.map(one => {
    const result = found.get(one.id)
    const replay = result?.replay[0] ?? (address === null ? null : replayOf(one, address))
    return shownExchange(one, result?.finding?.at ?? null, replay)
  })
}

import type { Check } from '../conformance/check.ts'
import { checks } from '../conformance/checks.ts'
import { levelIn } from '../conformance/plan.ts'
import { counted } from '../conformance/reports/counted.ts'
import { type Mutant, mutantOf } from '../fake/index.ts'
import type { Clause } from '../spec/clause.ts'
import { type ClauseId, clauseOf } from '../spec/clauses.ts'
import { dialectOf } from '../spec/dialects.ts'
import type { Profile } from '../spec/profile.ts'
import { profiles } from '../spec/profiles.ts'
import { checksOf, type Entry } from './catalogue.ts'
import { dialectLines } from './dialect-lines.ts'
import { faultLines } from './fault-lines.ts'
import { verdictLines } from './verdict-lines.ts'

/** One line of an explanation. */
export type Line = readonly [label: string, text: string]

/** Explains one entry as labelled lines. */
export function explanationOf(entry: Entry): string {
  const [head, lines] = partsOf(entry)
  const body = lines.map(([label, text]) => `  ${label.padEnd(12)} ${text}`.trimEnd())
  return [head, ...body, ''].join('\n')
}

function partsOf(entry: Entry): [head: string, lines: readonly Line[]] {
  if (entry.kind === 'check') return [`check ${entry.check.id}`, checkLines(entry.check)]
  if (entry.kind === 'verdict') return [`verdict ${entry.rule.id}`, verdictLines(entry.rule)]
  if (entry.kind === 'clause') return [`clause ${entry.id}`, clauseLines(entry.id, entry.clause)]
  if (entry.kind === 'profile')
    return [`profile ${entry.profile.name}`, profileAndDialect(entry.profile)]
  if (entry.kind === 'dialect') return [`dialect ${entry.dialect.id}`, dialectLines(entry.dialect)]
  if (entry.kind === 'fault') return [`fault ${entry.fault.id}`, faultLines(entry.fault)]
  return [`mutant ${entry.mutant.id}`, mutantLines(entry.mutant)]
}

const capabilities: Readonly<Record<string, string>> = {
  auth: 'a token was given with --token-env; not applicable otherwise',
  'no-auth': 'no token was given; not applicable otherwise',
}

function checkLines(check: Check): Line[] {
  const { when, needs, control } = check
  return [
    ['title', check.title],
    ...ruleLines(check.clauses),
    ['level', checkLevels(check)],
    ['binds', clauseOf(check.clauses[0]).binds],
    ...optional('runs when', when && capabilities[when]),
    ...optional('needs', needs.length > 0 ? needs.join(', ') : undefined),
    ['sends', `${check.sends} (at most ${counted(check.requests, 'request')})`],
    ['passes', check.passes],
    ...optional('control', control),
    ...check.killedBy.map((id): Line => ['fails', `${mutantOf(id)?.says ?? ''} (mutant ${id})`]),
    ['try it', `decider-kit certify <url> --only ${check.id}`],
  ]
}

const optional = (label: string, text: string | undefined): Line[] =>
  text === undefined ? [] : [[label, text]]

const ruleLines = (ids: readonly ClauseId[]): Line[] =>
  ids.flatMap((id): Line[] => [
    ['rule', `${id}: ${clauseOf(id).text}`],
    ['source', sourceOf(clauseOf(id))],
  ])

const sourceOf = ({ section }: Clause): string =>
  section.startsWith('RFC ') ? section : `the protocol page, section "${section}"`

/** Says which level a check has in every profile that holds one of its clauses. */
const checkLevels = (check: Check): string =>
  Object.values(profiles)
    .flatMap(profile => {
      const level = levelIn(profile, check)
      return level === null ? [] : [`${level} in ${profile.name}`]
    })
    .join(', ')

/** Says which level a clause has in every profile that holds it. */
function levelsOf(id: ClauseId): string {
  const held = Object.values(profiles).flatMap(({ name, clauses }) =>
    clauses[id] === undefined ? [] : [`${clauses[id]} in ${name}`],
  )
  return held.length > 0 ? held.join(', ') : `${clauseOf(id).level}, in no profile`
}

function clauseLines(id: ClauseId, clause: Clause): Line[] {
  const judging = checksOf(id)
  return [
    ['rule', clause.text],
    ['source', sourceOf(clause)],
    ['level', levelsOf(id)],
    ['binds', clause.binds],
    ...optional('unseen', clause.unseen),
    ...judging.flatMap((check): Line[] => [
      ['check', `${check.id}: ${check.title}`],
      ['sends', check.sends],
      ['passes', check.passes],
      ...optional('control', check.control),
    ]),
    ...failuresOf(id, judging),
  ]
}

/** Lists what breaks a clause: the mutants of its checks that break this clause and no other. */
function failuresOf(id: ClauseId, judging: readonly Check[]): Line[] {
  const ids = new Set(judging.flatMap(({ killedBy }) => killedBy))
  return [...ids].flatMap((name): Line[] => {
    const mutant = mutantOf(name)
    return mutant?.breaks === id ? [['fails', `${mutant.says} (mutant ${name})`]] : []
  })
}

function profileLines({ name, title, clauses }: Profile): Line[] {
  const levels = Object.entries(clauses)
  const names = [...new Set(levels.map(([, level]) => level))]
  return [
    ['title', title],
    ...names.map((level): Line => {
      const ids = levels.filter(([, held]) => held === level).map(([id]) => id)
      return [level, `${counted(ids.length, 'clause')}: ${ids.join(', ')}`]
    }),
    ['try it', `decider-kit certify <url> --profile ${name}`],
  ]
}

/** Explains a profile, and below it the dialect of the same name where there is one. */
function profileAndDialect(profile: Profile): Line[] {
  const dialect = dialectOf(profile.name)
  return dialect === undefined
    ? profileLines(profile)
    : [...profileLines(profile), ...dialectLines(dialect)]
}

function mutantLines({ id, breaks, says }: Mutant): Line[] {
  const killers = checks.filter(({ killedBy }) => killedBy.includes(id))
  return [
    ['does', says],
    ...ruleLines([breaks]),
    ['level', levelsOf(breaks)],
    ...killers.map((check): Line => ['noticed by', `${check.id}: ${check.title}`]),
    ['try it', `decider-kit fake --mutant ${id}`],
  ]
}

import { isDeepStrictEqual } from 'node:util'
import { secretsOf } from '../../spec/secrets.ts'
import { type Redaction, redactionOf } from '../redaction.ts'
import type { Exchange } from './exchange.ts'
import { conditionsOf, type Played, playedOf, type Written } from './step.ts'
import { writtenScript, writtenStep } from './text.ts'

/** Exchanges as they become a script. */
export type Recording = {
  /** Takes an exchange; false where no more fit. */
  add(exchange: Exchange): boolean
  /** Gives the script that replays what was added; every step of it has been read back. */
  text(): Promise<string>
}

/** The requests that meet the same conditions, in the order they came. */
type Group = {
  /** Null where no conditions can hold it. */
  readonly when: Written | null
  readonly exchanges: readonly Exchange[]
}

const MOST_EXCHANGES = 1000
const MOST_BYTES = 256 * 1_048_576

/** Makes a recording that never holds `token`, nor what any request of it sent as a secret. */
export function createRecording(token: string | undefined, source: string): Recording {
  const exchanges: Exchange[] = []
  const secrets = new Set(token === undefined ? [] : [token])
  // A step is written anew only where its exchanges, or the secrets, have become more.
  const written = new Map<string, Promise<string>>()
  let bytes = 0
  return {
    add(exchange) {
      const size = exchange.request.body.length + (exchange.heard?.body?.length ?? 0)
      if (exchanges.length >= MOST_EXCHANGES || bytes + size > MOST_BYTES) return false
      bytes += size
      exchanges.push(exchange)
      exchanges.sort((one, other) => one.number - other.number)
      for (const secret of secretsOf(exchange.request.headers)) secrets.add(secret)
      return true
    },
    async text() {
      const redaction = redactionOf([...secrets])
      const steps = groupsOf(exchanges, redaction).map(group => {
        const key = [secrets.size, ...group.exchanges.map(({ number }) => number)].join(' ')
        const step = written.get(key) ?? stepOf(group, redaction)
        written.set(key, step)
        return step
      })
      return writtenScript(redaction.text(source), await Promise.all(steps))
    },
  }
}

/** Puts requests together that a script cannot tell apart, and apart those with and without credentials. */
function groupsOf(exchanges: readonly Exchange[], redaction: Redaction): Group[] {
  const alike: Group[] = []
  for (const exchange of exchanges) {
    const when = conditionsOf(exchange, redaction)
    const isAlike = (group: Group) => when !== null && isDeepStrictEqual(group.when, when)
    const index = alike.findIndex(isAlike)
    const group = alike[index]
    if (group === undefined) alike.push({ when, exchanges: [exchange] })
    else alike[index] = { when, exchanges: [...group.exchanges, exchange] }
  }
  return alike.flatMap(byCredentials)
}

function byCredentials(group: Group): Group[] {
  const isNamed = ({ request }: Exchange) => request.headers['authorization'] !== undefined
  const named = group.exchanges.filter(isNamed)
  const unnamed = group.exchanges.filter(exchange => !isNamed(exchange))
  if (named.length === 0 || unnamed.length === 0) return [group]
  const when = (authorization: unknown) => ({ ...group.when, headers: { authorization } })
  return [
    { when: when('absent'), exchanges: unnamed },
    { when: when({ regex: '.' }), exchanges: named },
  ]
}

async function stepOf({ when, exchanges }: Group, redaction: Redaction): Promise<string> {
  const name = redaction.text(nameOf(exchanges))
  if (when === null) return writtenStep(null, [`${name}: nested too deep to be compared`])
  const played = exchanges.map(exchange => playedOf(exchange, redaction))
  const notes = exchanges.flatMap(({ number }, index) =>
    (played[index]?.notes ?? []).map(note => redaction.text(`exchange ${number}: ${note}`)),
  )
  const effects = sequenceOf(played)
  const [first] = effects
  if (first === undefined) return writtenStep(null, [name, ...notes])
  const what = effects.length === 1 ? first : { sequence: effects, then: 'forever' }
  return writtenStep({ name, when, ...what }, notes)
}

/** Gives the effects in their order; one alone where each gives the same answer. */
function sequenceOf(played: readonly Played[]): Written[] {
  const effects = played.flatMap(({ effect }) => (effect === null ? [] : [effect]))
  const [first = {}] = effects
  const isSame = effects.every(effect => isDeepStrictEqual(answerOf(effect), answerOf(first)))
  return isSame ? effects.slice(0, 1) : effects
}

const answerOf = ({ delay: _wait, ...answer }: Written): Written => answer

function nameOf([first, ...more]: readonly Exchange[]): string {
  const { number = 0, request } = first ?? {}
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  return `exchange ${number}${others}: ${request?.method} ${request?.path}`
}

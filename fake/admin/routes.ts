import { entryJson } from '../entry-json.ts'
import { readAwaited, readFilter, readPatience, readReset } from '../expected.ts'
import { filterNames } from '../filter.ts'
import { readJsonBody } from './body.ts'
import type { AdminReply, AdminRoute } from './route.ts'

const found = (value: AdminReply['value']): AdminReply => ({ status: 200, value })

// 409, so that `curl --fail` and a client that throws at 4xx end where something is not as expected.
const judged = (isFine: boolean, value: AdminReply['value']): AdminReply => ({
  status: isFine ? 200 : 409,
  value,
})

const health: AdminRoute = {
  method: 'GET',
  path: '/health',
  says: 'Says that it answers.',
  answer: () => found({ status: 'ok' }),
}

const loadScript: AdminRoute = {
  method: 'PUT',
  path: '/script',
  says: 'Puts a script, YAML or JSON, in place of the one before, every session at its start; a bad one is refused with 422.',
  async answer({ control }, { body }) {
    await control.load(body)
    return found({ status: 'loaded' })
  },
}

const reset: AdminRoute = {
  method: 'POST',
  path: '/reset',
  says: 'Forgets the journal and where sessions stand: all of it, or as `{journal, script, session}` says.',
  answer({ control }, { body }) {
    control.reset(readReset(readJsonBody(body)))
    return found({ status: 'reset' })
  },
}

const readJournal: AdminRoute = {
  method: 'GET',
  path: '/journal',
  says: 'Gives the kept exchanges, the oldest first: all, or those that `session`, `method`, `path`, `question` and `step` mean.',
  query: filterNames,
  answer({ journal }, { query }) {
    const filter = readFilter(query)
    const { size, total } = journal
    return found({ total, kept: size, entries: journal.entries(filter).map(entryJson) })
  },
}

const verify: AdminRoute = {
  method: 'GET',
  path: '/verify',
  says: 'Says which steps were never used and which requests no step matched, in all or in `session`; 409 where there are some.',
  query: ['session'],
  answer({ control }, { query }) {
    const verification = control.verify(query)
    return judged(verification.ok, verification)
  },
}

const verifyExpected: AdminRoute = {
  method: 'POST',
  path: '/verify',
  says: 'The same with counts and an order: `{session, counts: [{path, question, step, times}], order: [...]}`.',
  answer({ control }, { body }) {
    const verification = control.verify(readJsonBody(body))
    return judged(verification.ok, verification)
  },
}

const wait: AdminRoute = {
  method: 'POST',
  path: '/wait',
  says: 'Answers as soon as so many requests have come: `{requests, session, method, path, question, step, timeoutMs}`; 409 after that time.',
  async answer({ control }, { body, signal }) {
    const { timeoutMs, ...awaited } = readJsonBody(body)
    try {
      const patience = { ...readPatience({ timeoutMs }), signal }
      const entries = await control.waitFor(readAwaited(awaited), patience)
      return found({ entries: entries.map(entryJson) })
    } catch (error) {
      if (!(error instanceof Error) || error instanceof TypeError) throw error
      return judged(false, { detail: error.message })
    }
  },
}

const sessions: AdminRoute = {
  method: 'GET',
  path: '/sessions',
  says: 'Gives every session with its requests, the steps it never used and the requests no step matched.',
  answer: ({ control }) => found({ sessions: control.sessions() }),
}

/** Everything the admin API can do. */
export const adminRoutes: readonly AdminRoute[] = [
  ...[health, loadScript, reset, readJournal, verify, verifyExpected, wait, sessions],
]

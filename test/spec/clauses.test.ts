import t from 'tap'
import { clauses } from '../../spec/clauses.ts'
import { profiles } from '../../spec/profiles.ts'

t.test('a profile holds exactly the clauses a server can show', async t => {
  const seen = Object.entries(clauses).filter(([, clause]) => !('unseen' in clause))
  t.same(Object.keys(profiles['chalk-1']?.clauses ?? {}).sort(), seen.map(([id]) => id).sort())
})

import t from 'tap'
import { Asking } from '../../../../reference/engines/embedded/asking.ts'
import { isPassageRead, type Sent, START } from '../../../../reference/engines/embedded/messages.ts'

const about = {
  ...{ model: 'toy', backend: 'cpu', devices: [], offloadedLayers: 0, contextTokens: 2048 },
  ...{ labels: ['A'], metadata: null, dimensions: 64 },
}
const request = { kind: 'read', prefix: '', passes: [] } as const
const result = { logProbabilities: [], inputTokens: 1 }

/** A worker's asking, with what it was sent and how often its limit has started and runs now. */
function asking() {
  const sent: Sent[] = []
  const limit = { starts: 0, running: 0 }
  const after = () => {
    limit.starts += 1
    limit.running += 1
    return () => {
      limit.running -= 1
    }
  }
  return { asking: new Asking(each => sent.push(each), { silenceMs: 1, after }), sent, limit }
}

t.test('the limit runs from the start until the first word, and with nothing owed not', async t => {
  const { asking: worker, limit } = asking()
  t.match(limit, { starts: 1, running: 1 })
  worker.take({ kind: 'going', id: START })
  t.match(limit, { starts: 2, running: 1 }, 'a part of the model is loaded')
  worker.take({ kind: 'ready', about })
  t.match(limit, { starts: 2, running: 0 })
})

t.test('the limit starts anew with each message, and ends with the last answer', async t => {
  const { asking: worker, limit } = asking()
  worker.take({ kind: 'ready', about })
  const both = [worker.ask(request, isPassageRead), worker.ask(request, isPassageRead)]
  t.match(limit, { starts: 2, running: 1 }, 'another order does not put it off')
  worker.take({ kind: 'going', id: 1 })
  t.match(limit, { starts: 3, running: 1 })
  worker.take({ kind: 'done', id: 1, result })
  t.match(limit, { starts: 4, running: 1 }, 'the second is owed')
  worker.take({ kind: 'done', id: 2, result })
  t.match(limit, { starts: 4, running: 0 })
  t.match(await Promise.all(both), [{ result }, { result }])
})

t.test('an order that its caller gave up is owed until the worker has answered', async t => {
  const { asking: worker, sent, limit } = asking()
  worker.take({ kind: 'ready', about })
  const gone = new AbortController()
  const given = worker.ask(request, isPassageRead, gone.signal)
  gone.abort()
  t.match(await given, { failure: { kind: 'given-up' } })
  t.match(sent, [
    { kind: 'read', id: 1 },
    { kind: 'stop', id: 1 },
  ])
  t.equal(limit.running, 1)
  const failure = { kind: 'given-up', says: 'the caller gave the request up.' } as const
  worker.take({ kind: 'failed', id: 1, failure })
  t.equal(limit.running, 0)
})

t.test('no limit runs for a worker that is lost', async t => {
  const { asking: worker, limit } = asking()
  worker.lose('crashed')
  t.equal(limit.running, 0)
})

import fc from 'fast-check'
import { DOMParser } from 'linkedom'
import t from 'tap'
import { toBadge } from '../../../conformance/reports/badge.ts'
import type { StandingVerdict } from '../../../conformance/standing.ts'
import { goldenText, recordOf } from './sample.ts'
import { measuredRecord, standing } from './sample-measured.ts'

const read = (badge: string) => new DOMParser().parseFromString(badge, 'image/svg+xml')

const textsOf = (badge: string): string[] =>
  [...read(badge).querySelectorAll('text')].map(({ textContent }) => textContent ?? '')

t.test('the badge is the golden one', async t => {
  t.equal(toBadge(measuredRecord()), goldenText('badge.svg'))
})

const messages: readonly [
  verdict: 'conformant' | 'incomplete',
  stands: StandingVerdict | null,
  says: string,
][] = [
  ['conformant', null, 'conformant'],
  ['conformant', 'may-act', 'conformant, may act'],
  ['conformant', 'shadow-only', 'conformant, shadow only'],
  ['conformant', 'undecided', 'conformant, undecided'],
  ['incomplete', null, 'incomplete'],
]

for (const [verdict, stands, says] of messages) {
  t.test(`a badge says ${says}`, async t => {
    const held = stands === null ? null : { ...standing, verdict: stands }
    const badge = toBadge({ ...recordOf([], verdict), standing: held })
    t.same(textsOf(badge), ['chalk-1 2026-01-02', says])
  })
}

t.test('a badge has a title that names server, profile, day and verdict', async t => {
  const svg = read(toBadge(recordOf())).querySelector('svg')
  const title = 'decider-kit: http://127.0.0.1:8471 on 2026-01-02, chalk-1: not conformant'
  t.equal(svg?.getAttribute('role'), 'img')
  t.equal(svg?.getAttribute('aria-label'), title)
  t.equal(svg?.querySelector('title')?.textContent, title)
})

t.test('any text leaves a badge with its own elements alone', async t => {
  const property = fc.property(fc.string({ unit: 'binary' }), text => {
    const record = { ...recordOf(), profile: text, target: { url: text, model: null } }
    const names = [...toBadge(record).matchAll(/<(\w+)/g)].map(([, name]) => name)
    return names.join() === 'svg,title,clipPath,rect,g,rect,rect,g,text,text'
  })
  t.doesNotThrow(() => fc.assert(property, { seed: 22 }))
})

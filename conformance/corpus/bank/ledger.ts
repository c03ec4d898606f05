import type { Program } from './program.ts'

/** Adds up entries of accounts, in cents. */
export const ledger: Program = {
  name: 'ledger',
  source: `
function balance(entries) {
  return entries.reduce((sum, entry) => sum + entry.in - entry.out, 0)
}
function byAccount(entries) {
  const sums = {}
  for (const entry of entries) {
    sums[entry.account] = (sums[entry.account] || 0) + entry.in - entry.out
  }
  return sums
}
function overdrawn(entries) {
  const sums = byAccount(entries)
  return Object.keys(sums).filter(name => sums[name] < 0).sort()
}
function share(cents, people) {
  const each = Math.floor(cents / people)
  return Array.from({ length: people }, (_, at) => each + (at < cents % people ? 1 : 0))
}
function euros(cents) {
  return (cents / 100).toFixed(2)
}
const day = [
  { account: 'rent', in: 0, out: 500 },
  { account: 'shop', in: 900, out: 100 },
  { account: 'rent', in: 200, out: 0 },
]`,
  tests: [
    { id: 'balance of nothing is zero', call: 'balance([])', gives: '0' },
    { id: 'balance adds what came in', call: 'balance([{ in: 7, out: 0 }])', gives: '7' },
    { id: 'balance takes off what went out', call: 'balance([{ in: 7, out: 3 }])', gives: '4' },
    {
      id: 'byAccount keeps accounts apart',
      call: 'byAccount(day)',
      gives: '{"rent":-300,"shop":800}',
    },
    { id: 'byAccount adds entries of one account', call: 'byAccount(day).rent', gives: '-300' },
    { id: 'overdrawn names what is below zero', call: 'overdrawn(day)', gives: '["rent"]' },
    {
      id: 'overdrawn leaves zero out',
      call: "overdrawn([{ account: 'a', in: 1, out: 1 }])",
      gives: '[]',
    },
    { id: 'share splits evenly', call: 'share(90, 3)', gives: '[30,30,30]' },
    { id: 'share gives the rest to the first', call: 'share(11, 3)', gives: '[4,4,3]' },
    {
      id: 'share loses no cent',
      call: 'balance(share(100, 7).map(cents => ({ in: cents, out: 0 })))',
      gives: '100',
    },
    { id: 'euros has two digits', call: 'euros(250)', gives: '"2.50"' },
    { id: 'euros writes cents alone', call: 'euros(5)', gives: '"0.05"' },
  ],
  faults: [
    {
      id: 'out-added',
      from: 'sum + entry.in - entry.out',
      to: 'sum + entry.in + entry.out',
      fix: 'balance added what went out; take it off',
    },
    {
      id: 'out-forgotten',
      from: 'sum + entry.in - entry.out',
      to: 'sum + entry.in',
      fix: 'balance had lost its second half; take entry.out off again',
    },
    {
      id: 'in-forgotten',
      from: 'sum + entry.in - entry.out',
      to: 'sum - entry.out',
      fix: 'balance ignored what came in; add entry.in',
    },
    {
      id: 'sum-forgotten',
      from: 'sum + entry.in - entry.out',
      to: 'entry.in - entry.out',
      fix: 'balance returned the last entry alone; the sum so far has to be added',
    },
    {
      id: 'start-at-one',
      from: '- entry.out, 0)',
      to: '- entry.out, 1)',
      fix: 'balance started at 1; an empty ledger has 0',
    },
    {
      id: 'accounts-overwritten',
      from: '(sums[entry.account] || 0) + entry.in',
      to: '0 + entry.in',
      fix: 'byAccount overwrote earlier entries of an account; add to what is there',
    },
    {
      id: 'accounts-out-added',
      from: '|| 0) + entry.in - entry.out',
      to: '|| 0) + entry.in + entry.out',
      fix: 'byAccount added what went out of an account; take it off',
    },
    {
      id: 'accounts-out-forgotten',
      from: '|| 0) + entry.in - entry.out',
      to: '|| 0) + entry.in',
      fix: 'byAccount ignored what went out of an account; take entry.out off',
    },
    {
      id: 'zero-overdrawn',
      from: 'sums[name] < 0',
      to: 'sums[name] <= 0',
      fix: 'overdrawn took zero for a debt; compare with < 0',
    },
    {
      id: 'in-credit',
      from: 'sums[name] < 0',
      to: 'sums[name] > 0',
      fix: 'overdrawn named the accounts in credit; compare with < 0',
    },
    {
      id: 'rest-lost',
      from: 'cents % people ? 1 : 0',
      to: 'cents % people ? 0 : 0',
      fix: 'share dropped the rest of the division; the first people get one cent more',
    },
    {
      id: 'rest-to-last',
      from: 'at < cents % people',
      to: 'at >= people - (cents % people)',
      fix: 'share gave the rest to the last people; it belongs to the first',
    },
    {
      id: 'one-too-many',
      from: 'at < cents % people',
      to: 'at <= cents % people',
      fix: 'share gave one cent to one person too many; compare with <',
    },
    {
      id: 'one-digit',
      from: 'toFixed(2)',
      to: 'toFixed(1)',
      fix: 'euros had one digit after the point; toFixed takes 2',
    },
    {
      id: 'per-mille',
      from: 'cents / 100',
      to: 'cents / 1000',
      fix: 'euros divided by 1000; a euro has 100 cents',
    },
  ],
}

import { describe, expect, it } from 'vitest'
import type { Id } from '@baize/kernel/ids'
import { readSpan } from '@baize/kernel/day-span'
import type { RecordEntry, RecordSource } from '../wallet/wallet.ts'
import { createCreditReport } from './credit.ts'

const zone = 'Asia/Manila'
const now = new Date('2026-11-15T06:00:00Z')
const rosa = 'mem_rosa' as Id<'mem'>
const other = 'mem_other' as Id<'mem'>

type Kept = readonly [at: string, amount: bigint]

/** A room that keeps these things of one member. */
function sourceOf(kind: RecordEntry['kind'], prefix: string, kept: readonly Kept[]): RecordSource {
  const entries = kept.map(([at, amount], place): RecordEntry => ({
    id: `${prefix}_${String(place).padStart(26, '0')}`,
    at: new Date(at),
    kind,
    amount,
    currency: 'PHP',
    state: 'done',
    outcome: 'done',
    about: () => '',
    reference: '',
    steps: [],
  }))
  const within = (member: string, from: Date, until: Date) =>
    entries.filter(({ at }) => member === rosa && at >= from && at < until)
  return {
    kind,
    list: async (member, { from, until, before, limit }) =>
      within(member, from, until)
        .toSorted((a, b) => +b.at - +a.at || (a.id < b.id ? 1 : -1))
        .filter(({ at, id }) => !before || at < before.at || (+at === +before.at && id < before.id))
        .slice(0, limit),
    sum: async (member, { from, until }) => {
      const sums = within(member, from, until).map(({ amount }) => amount)
      const of = (some: readonly bigint[]) => some.reduce((total, one) => total + one, 0n)
      return { in: of(sums.filter((one) => one > 0n)), out: -of(sums.filter((one) => one < 0n)) }
    },
  }
}

const sources = [
  sourceOf('upline', 'upl', [
    ['2026-10-01T00:00:00Z', 5_000n],
    ['2026-11-10T03:00:00Z', 2_000n],
    ['2026-11-12T03:00:00Z', -700n],
    ['2026-11-12T03:00:00Z', 40n],
  ]),
  sourceOf('adjustment', 'adj', [
    ['2026-11-12T03:00:00Z', -25n],
    ['2026-11-14T03:00:00Z', 10n],
  ]),
  sourceOf('contract', 'pay', [['2026-11-12T03:00:00Z', 300n]]),
  // What the member paid in and took out, and moved between own pockets, is no credit.
  sourceOf('deposit', 'dep', [['2026-11-12T03:00:00Z', 99_999n]]),
  sourceOf('withdrawal', 'wdr', [['2026-11-13T03:00:00Z', -99n]]),
  sourceOf('transfer', 'trf', [['2026-11-13T03:00:00Z', -98n]]),
]
const report = createCreditReport({ wallet: { currencyOf: async () => 'PHP' }, sources })

function ask(from: string, to: string, more: { limit?: number; cursor?: string } = {}, of = rosa) {
  const span = readSpan({ from, to }, { now, zone })
  if (!span.ok) throw new Error('The span of a test was refused')
  return report({ member: of, span: span.value, language: 'EN', limit: 20, ...more })
}

describe('the credit report', () => {
  it('[RP19] goes from the balance before the span to the one after it, line by line', async () => {
    const { items, totals } = await ask('2026-11-09', '2026-11-15')
    expect(totals).toEqual({ opening: '5000', credited: '2350', debited: '725', closing: '6625' })
    expect(items.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['adjustment', '10', '6625'],
      ['upline', '40', '6615'],
      ['upline', '-700', '6575'],
      ['contract', '300', '7275'],
      ['adjustment', '-25', '6975'],
      ['upline', '2000', '7000'],
    ])
  })

  it('[RP19] has the same balances page by page, also among lines of one moment', async () => {
    const whole = await ask('2026-11-09', '2026-11-15')
    for (const limit of [1, 2, 3, 4]) {
      const seen: (typeof whole)['items'][number][] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await ask('2026-11-09', '2026-11-15', { limit, ...(cursor && { cursor }) })
        expect(page.totals).toEqual(whole.totals)
        seen.push(...page.items)
        cursor = page.next
      }
      expect(seen).toEqual(whole.items)
    }
  })

  it('[RP19] of an empty span ends as it began, and of somebody else is not this one', async () => {
    const { items, totals } = await ask('2026-11-01', '2026-11-02')
    expect(items).toEqual([])
    expect(totals).toEqual({ opening: '5000', credited: '0', debited: '0', closing: '5000' })
    const theirs = await ask('2026-11-09', '2026-11-15', {}, other)
    expect([theirs.items, theirs.totals.closing]).toEqual([[], '0'])
  })
})

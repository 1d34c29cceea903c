import { describe, expect, it } from 'vitest'
import type { DeskVendor } from '@baize/contract/catalogue-desk'
import type { Fault } from '@baize/contract/desk'
import type { Approval } from '@baize/contract/approvals'
import type { RegionRule, StatusDocument } from '@baize/contract/system-settings'
import type { AuditEntry } from '@baize/contract/operators'
import type { ProtocolVendor } from '@baize/contract/provider-desk'
import type { RtpRow } from '@baize/contract/rtp-desk'
import type { Books } from '../../../shared/books/books-query.ts'
import { alertsOf, type AlertSources } from './alerts.ts'

const now = new Date('2026-11-16T06:32:00.000Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

const alerts = (sources: Omit<AlertSources, 'me'>) => alertsOf({ me: 'opr_me', ...sources }, now)
const kinds = (sources: Omit<AlertSources, 'me'>) => alerts(sources).map(({ kind }) => kind)

const fault = (endsAt: string) => ({ endsAt }) as Fault

const proof = {
  number: '7',
  scope: 'running',
  at: ago(1),
  holds: true,
  entries: '12',
  accounts: '8',
  tookMs: 14,
  differences: 0,
  unbalanced: [],
} satisfies Books['running']

const books = (running: Books['running']): Books => ({
  at: ago(0),
  entries: '12',
  trial: [],
  running,
  full: null,
  lastDay: null,
  slots: [],
})

describe('the books', () => {
  it('that were proven a minute ago need nobody', () => {
    expect(alerts({ books: books(proof) })).toEqual([])
  })
  it('that differ are told with how many accounts do', () => {
    const failed = { ...proof, holds: false, differences: 3, unbalanced: ['PHP'] }
    expect(alerts({ books: books(failed) })).toMatchObject([
      { kind: 'books', tone: 'bad', accounts: 3, currencies: ['PHP'], to: { path: '/books' } },
    ])
  })
  it('whose sums differ now are told although the last proof held', () => {
    const row = {
      currency: 'JPY',
      kind: 'cash',
      bounded: true,
      accounts: '1',
      debit: '0',
      credit: '700',
      held: '0',
      byHistory: '690',
      lowest: '0',
    }
    expect(alerts({ books: { ...books(proof), trial: [row] } })).toMatchObject([
      { kind: 'books', accounts: 0, currencies: ['JPY'] },
    ])
  })
  it('that nobody proved for three minutes are told', () => {
    expect(kinds({ books: books({ ...proof, at: ago(3) }) })).toEqual(['proofLate'])
  })
  it('that were never proven are not called late', () => {
    expect(kinds({ books: books(null) })).toEqual([])
  })
})

it('a chain that breaks is told with the entry', () => {
  const chain = {
    holds: false,
    entries: '90',
    head: '',
    tookMs: 1,
    at: ago(2),
    brokenAt: '41',
    tail: [],
  }
  expect(alerts({ chain })).toMatchObject([{ kind: 'chain', brokenAt: '41', entries: '90' }])
  expect(alerts({ chain: { ...chain, holds: true, brokenAt: null } })).toEqual([])
})

describe('jobs', () => {
  const job = { id: '1', task: 'ledger.prove', attempts: 5, maxAttempts: 5, lastError: 'No room' }
  it('that gave up are told, those that wait or are tried again are not', () => {
    const items = (['parked', 'waiting', 'retrying', 'running'] as const).map((state) => ({
      ...job,
      id: state,
      state,
      runAt: ago(5),
    }))
    const found = alerts({ jobs: { items, schedules: [], subscribers: [] } })
    expect(found).toMatchObject([{ kind: 'job', id: 'job parked', error: 'No room', at: ago(5) }])
  })
  it('do not name a try that never comes as their moment', () => {
    const items = [{ ...job, state: 'parked' as const, runAt: ago(-30) }]
    expect(alerts({ jobs: { items, schedules: [], subscribers: [] } })[0]?.at).toBeNull()
  })
  it('and those who hear of events are told when some are parked', () => {
    const subscribers = [
      { name: 'reports', behind: 4, parked: 2, lastError: 'Bad day' },
      { name: 'points', behind: 9, parked: 0, lastError: '' },
    ]
    const found = alerts({ jobs: { items: [], schedules: [], subscribers } })
    expect(found).toMatchObject([{ kind: 'events', name: 'reports', count: 2 }])
  })
})

describe('games outside 99 %', () => {
  const row = (key: string, state: RtpRow['state'] = 'alarm') => ({ key, state }) as RtpRow
  it('are named, the third and all after it as a number', () => {
    const rtp = { items: [row('a'), row('b'), row('c')], total: 14 }
    expect(alerts({ rtp })).toMatchObject([
      { kind: 'rtp', row: { key: 'a' }, to: { search: { open: 'a' } } },
      { kind: 'rtp', row: { key: 'b' } },
      { kind: 'rtpMore', count: 12 },
    ])
  })
  it('leave out those that are only watched', () => {
    expect(alerts({ rtp: { items: [row('a', 'watch')], total: 0 } })).toEqual([])
  })
})

describe('providers', () => {
  const vendor = (change: Partial<ProtocolVendor>) =>
    ({
      key: 'TIDAL',
      name: 'Tidal',
      betsClosed: false,
      closedGames: [],
      openRounds: 6,
      ...change,
    }) as ProtocolVendor
  const entry = { object: 'protocol vendor TIDAL', at: ago(9) } as AuditEntry

  it('stopped by the kill switch are told, since it was thrown', () => {
    const found = alerts({ providers: [vendor({ betsClosed: true })], killed: [entry] })
    expect(found).toMatchObject([{ kind: 'betsClosed', openRounds: 6, at: ago(9) }])
  })
  it('of which single games are stopped say how many', () => {
    const found = alerts({ providers: [vendor({ closedGames: ['TIDAL/a', 'TIDAL/b'] })] })
    expect(found).toMatchObject([{ kind: 'gamesClosed', games: ['TIDAL/a', 'TIDAL/b'], at: null }])
  })
  it('that take bets need nobody', () => {
    expect(alerts({ providers: [vendor({})], killed: [entry] })).toEqual([])
  })
})

it('vendors in maintenance are one alert; those switched off are none', () => {
  const vendor = (code: string, enabled: boolean, maintenance: boolean) =>
    ({ code, enabled, maintenance }) as DeskVendor
  const vendors = [
    vendor('A', true, true),
    vendor('B', true, true),
    vendor('C', false, true),
    vendor('D', true, false),
  ]
  expect(alerts({ vendors })).toMatchObject([
    { kind: 'maintenance', vendors: [{ code: 'A' }, { code: 'B' }] },
  ])
})

describe('queues', () => {
  const targetMinutes = 30
  it('in time or near need nobody', () => {
    expect(alerts({ queues: { deposits: [ago(30), ago(4)] }, targetMinutes })).toEqual([])
  })
  it('with late rows are told, since the first was late', () => {
    const queues = { withdrawals: [ago(10), ago(31), ago(45)] }
    expect(alerts({ queues, targetMinutes })).toMatchObject([
      { kind: 'late', queue: 'withdrawals', count: 2, since: ago(45), at: ago(15), tone: 'warn' },
    ])
  })
  it('are worse after twice the target', () => {
    expect(alerts({ queues: { disputes: [ago(61)] }, targetMinutes })[0]?.tone).toBe('bad')
  })
  it('are not judged before the target is known', () => {
    expect(alerts({ queues: { withdrawals: [ago(500)] } })).toEqual([])
  })
})

describe('approvals', () => {
  const approval = (requestedById: string, minutes: number, state: Approval['state'] = 'waiting') =>
    ({ requestedById, requestedAt: ago(minutes), state }) as Approval
  it('of others that wait are told with the oldest', () => {
    const approvals = [
      approval('opr_a', 3),
      approval('opr_b', 12),
      approval('opr_c', 20, 'approved'),
    ]
    expect(alerts({ approvals })).toMatchObject([
      { kind: 'approvals', count: 2, oldest: { requestedById: 'opr_b' }, at: ago(12) },
    ])
  })
  it('of one’s own are for somebody else', () => {
    expect(alerts({ approvals: [approval('opr_me', 3)] })).toEqual([])
  })
})

describe('the site', () => {
  const status = (mode: StatusDocument['mode']) => ({
    version: 2,
    content: { mode } as StatusDocument,
    at: ago(50),
    by: 'Ana',
    reason: '',
  })
  const regions = (minutes: number, action: RegionRule['action']) => ({
    version: 2,
    content: { rules: [{ action } as RegionRule] },
    at: ago(minutes),
    by: 'Ana',
    reason: '',
  })
  it('that is closed is told', () => {
    expect(alerts({ status: status(1) })).toMatchObject([{ kind: 'closed', mode: 1, by: 'Ana' }])
    expect(alerts({ status: status(0) })).toEqual([])
  })
  it('tells of regions that are blocked since less than a day', () => {
    expect(kinds({ regions: regions(23 * 60, 'block') })).toEqual(['regions'])
    expect(kinds({ regions: regions(25 * 60, 'block') })).toEqual([])
    expect(kinds({ regions: regions(5, 'allow') })).toEqual([])
  })
})

it('faults are one alert, with the end of the last', () => {
  const faults = [fault(ago(-5)), fault(ago(-20))]
  expect(alerts({ faults })).toMatchObject([{ kind: 'faults', count: 2, endsAt: ago(-20) }])
})

it('the newest come first, and what has no moment last', () => {
  const lock = (minutes: number) =>
    ({
      sequence: String(minutes),
      at: ago(minutes),
      action: 'operator.locked',
      object: 'operator x',
    }) as AuditEntry
  const faults = [fault(ago(-5))]
  const found = alerts({
    faults,
    locks: [lock(90), lock(2)],
    books: books({ ...proof, at: ago(7) }),
  })
  expect(found.map(({ kind, at }) => [kind, at])).toEqual([
    ['locked', ago(2)],
    ['proofLate', ago(7)],
    ['locked', ago(90)],
    ['faults', null],
  ])
})

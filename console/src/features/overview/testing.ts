import { alerts } from '../../testing/alerts.ts'
import type { TrialRow } from '@baize/contract/ledger/books'
import type { Books } from '../../shared/books/books-query.ts'
import { document, type Answers } from '../../testing/render-page.tsx'
import type { CashierReport } from './cashier-totals.ts'
import type { Jobs } from './jobs/job-rows.ts'
import type { PlayReport } from './play-api.ts'

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const row = (change: Partial<TrialRow> & { kind: string }): TrialRow => ({
  currency: 'PHP',
  bounded: true,
  accounts: '1',
  debit: '0',
  credit: '0',
  held: '0',
  byHistory: change.credit ?? '0',
  lowest: '0',
  ...change,
})

export const books = (change: Partial<Books> = {}): Books => ({
  at: ago(0),
  entries: '3118204',
  trial: [
    row({ kind: 'cash', accounts: '41208', credit: '4821690433' }),
    row({ kind: 'in_play', accounts: '3', credit: '290411820' }),
    row({ kind: 'earnings', accounts: '612', credit: '731845002' }),
    row({ kind: 'bonus', accounts: '9' }),
    row({ kind: 'clearing', bounded: false, debit: '5843947255', byHistory: '-5843947255' }),
  ],
  running: {
    number: '71',
    scope: 'running',
    at: ago(0.5),
    holds: true,
    entries: '12',
    accounts: '8',
    tookMs: 14,
    differences: 0,
    unbalanced: [],
  },
  full: null,
  lastDay: {
    day: '2026-11-14',
    movements: '4',
    entries: '8',
    digest: 'd'.repeat(64),
    previous: 'e'.repeat(64),
    head: `9f3cab12${'0'.repeat(52)}b1e7`,
  },
  slots: [],
  ...change,
})

export const jobs = (change: Partial<Jobs> = {}): Jobs => ({
  items: [],
  schedules: [
    { task: 'ledger.prove', says: 'Ledger proof', pattern: '* * * * *', lastRunAt: ago(0.5) },
    { task: 'ledger.chain_days', says: 'Chain of days', pattern: '10 0 * * *', lastRunAt: null },
  ],
  subscribers: [],
  ...change,
})

export const cashier = (change: Partial<CashierReport['days'][number]> = {}): CashierReport => ({
  currency: 'PHP',
  currencies: ['PHP'],
  days: [
    {
      day: '2026-11-15',
      deposits: '612045000',
      depositCount: 1022,
      withdrawals: '438890050',
      withdrawalCount: 310,
      fees: '0',
      depositMedianSeconds: 240,
      withdrawalMedianSeconds: 660,
      ...change,
    },
  ],
  methods: [],
  waiting: { deposits: 0, withdrawals: 0, disputes: 0, oldestSeconds: 0 },
})

const totals = { bets: 3, staked: '900', valid: '900', returned: '300', ggr: '600' }

const play: PlayReport = {
  currency: 'PHP',
  currencies: ['PHP'],
  by: 'hour',
  totals,
  usual: null,
  points: [
    {
      day: '2026-11-15',
      at: '2026-11-15T00:00:00.000Z',
      until: '2026-11-15T01:00:00.000Z',
      ggr: '600',
      valid: '900',
      usual: null,
    },
  ],
  activeMembers: 2,
}

const queue = (counts: object) => ({ items: [], next: null, counts, total: 0 })
const noEntries = { items: [], next: null, actions: [], actors: [] }

/** A server on which all is well. */
export const calmServer = (more: Answers = {}): Answers => ({
  'GET /ops/api/play/report': play,
  'GET /ops/api/cashier/report': cashier(),
  'GET /ops/api/books': books(),
  'GET /ops/api/jobs': jobs(),
  'POST /ops/api/audit/prove': {
    holds: true,
    entries: '90',
    head: 'a'.repeat(64),
    tookMs: 2,
    at: ago(1),
    brokenAt: null,
    tail: [],
  },
  'GET /ops/api/alerts': alerts([]),
  'GET /ops/api/documents/status': document({ mode: 0, endsAt: null }),
  'GET /ops/api/documents/regions': document({ rules: [] }),
  'GET /ops/api/documents/cashier': document({ targetMinutes: 30 }),
  'GET /ops/api/faults': { production: false, items: [] },
  'GET /ops/api/messages': { items: [], next: null, counts: { all: 0, sms: 0, email: 0, push: 0 } },
  'GET /ops/api/audit': noEntries,
  'GET /ops/api/identity/statistics': { members: 5, openSessions: 1, hours: [] },
  'GET /ops/api/cashier/withdrawals': queue({ review: 0, dispute: 0 }),
  'GET /ops/api/cashier/deposits': queue({ waiting: 0 }),
  ...more,
})

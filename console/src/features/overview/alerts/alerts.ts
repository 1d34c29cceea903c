import type { DeskVendor } from '@baize/contract/catalogue-desk'
import type { Fault, listJobs } from '@baize/contract/desk'
import type { Approval } from '@baize/contract/approvals'
import type { RegionsDocument, StatusDocument } from '@baize/contract/system-settings'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { AuditEntry, proveAudit } from '@baize/contract/operators'
import type { ProtocolVendor } from '@baize/contract/provider-desk'
import type { RtpRow } from '@baize/contract/rtp-desk'
import type { Target } from '@baize/ui/address.ts'
import type { Books } from '../../../shared/books/books-query.ts'
import { currenciesOf, doSumsAgree, rowsOf } from '../../../shared/books/trial.ts'
import { newestProof, proofLateMs, verdictOf } from '../../../shared/books/verdict.ts'
import type { Version } from '../../../shared/documents/sources.ts'
import { paceOf } from '../../../shared/queue-pace.ts'

export type QueueName = 'withdrawals' | 'deposits' | 'disputes'
export type LockAction = 'operator.locked' | 'address.locked'

/** Something that needs a person: what it is about, since when as far as that is known, and where to see to it. */
export type Alert = {
  readonly id: string
  readonly tone: 'bad' | 'warn' | 'info'
  readonly at: string | null
  readonly to: Target
} & (
  | { readonly kind: 'books'; readonly accounts: number; readonly currencies: readonly string[] }
  | { readonly kind: 'proofLate'; readonly madeAt: string }
  | { readonly kind: 'chain'; readonly brokenAt: string; readonly entries: string }
  | { readonly kind: 'job'; readonly task: string; readonly error: string }
  | {
      readonly kind: 'events'
      readonly name: string
      readonly count: number
      readonly error: string
    }
  | { readonly kind: 'rtp'; readonly row: RtpRow }
  | { readonly kind: 'rtpMore'; readonly count: number }
  | { readonly kind: 'betsClosed'; readonly vendor: string; readonly openRounds: number }
  | { readonly kind: 'gamesClosed'; readonly vendor: string; readonly games: readonly string[] }
  | { readonly kind: 'maintenance'; readonly vendors: readonly DeskVendor[] }
  | {
      readonly kind: 'late'
      readonly queue: QueueName
      readonly count: number
      readonly since: string
      readonly targetMinutes: number
    }
  | { readonly kind: 'approvals'; readonly count: number; readonly oldest: Approval }
  | { readonly kind: 'closed'; readonly mode: StatusDocument['mode']; readonly by: string }
  | { readonly kind: 'regions'; readonly count: number; readonly by: string }
  | { readonly kind: 'faults'; readonly count: number; readonly endsAt: string }
  | { readonly kind: 'locked'; readonly action: LockAction; readonly object: string }
)

/** What was read. A source that the operator may not ask, or that did not answer, is absent. */
export type AlertSources = {
  readonly me: string
  readonly books?: Books | undefined
  readonly chain?: ReplyOf<typeof proveAudit> | undefined
  readonly jobs?: ReplyOf<typeof listJobs> | undefined
  readonly rtp?: { readonly items: readonly RtpRow[]; readonly total: number } | undefined
  readonly providers?: readonly ProtocolVendor[] | undefined
  /** Entries about kill switches, newest first. */
  readonly killed?: readonly AuditEntry[] | undefined
  readonly vendors?: readonly DeskVendor[] | undefined
  readonly queues?: Partial<Record<QueueName, readonly string[]>> | undefined
  readonly targetMinutes?: number | undefined
  readonly approvals?: readonly Approval[] | undefined
  readonly status?: Version<StatusDocument> | undefined
  readonly regions?: Version<RegionsDocument> | undefined
  readonly faults?: readonly Fault[] | undefined
  readonly locks?: readonly AuditEntry[] | undefined
}

/** Everything that needs somebody, newest first; what has no moment follows. */
export function alertsOf(sources: AlertSources, now: Date): Alert[] {
  return [
    ...bookAlerts(sources, now),
    ...chainAlerts(sources),
    ...jobAlerts(sources, now),
    ...rtpAlerts(sources),
    ...providerAlerts(sources),
    ...maintenanceAlerts(sources),
    ...lateAlerts(sources, now),
    ...approvalAlerts(sources),
    ...siteAlerts(sources, now),
    ...faultAlerts(sources),
    ...lockAlerts(sources),
  ].toSorted((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
}

function bookAlerts({ books }: AlertSources, now: Date): Alert[] {
  if (!books) return []
  const to = { path: '/books' }
  const newest = newestProof(books)
  if (verdictOf(books) === 'open') {
    const { differences: accounts = 0, unbalanced = [] } = newest ?? {}
    const currencies = [...new Set([...unbalanced, ...unequalIn(books)])]
    const at = newest?.at ?? books.at
    return [{ kind: 'books', id: 'books', tone: 'bad', at, to, accounts, currencies }]
  }
  const { running } = books
  if (!running || now.getTime() - Date.parse(running.at) < proofLateMs) return []
  return [{ kind: 'proofLate', id: 'proof', tone: 'warn', at: running.at, to, madeAt: running.at }]
}

/** The currencies in which the sums of this moment do not agree. */
function unequalIn({ trial }: Books): string[] {
  return currenciesOf(trial).filter((currency) => !doSumsAgree(rowsOf(trial, currency)))
}

function chainAlerts({ chain }: AlertSources): Alert[] {
  if (!chain || chain.holds) return []
  const { at, entries, brokenAt } = chain
  const to = { path: '/audit' }
  return [{ kind: 'chain', id: 'chain', tone: 'bad', at, to, entries, brokenAt: brokenAt ?? '0' }]
}

function jobAlerts({ jobs }: AlertSources, now: Date): Alert[] {
  const parked = jobs?.items.filter(({ state }) => state === 'parked') ?? []
  const behind = jobs?.subscribers.filter((subscriber) => subscriber.parked > 0) ?? []
  return [
    ...parked.map(({ id, task, runAt, lastError }): Alert => ({
      kind: 'job',
      id: `job ${id}`,
      tone: 'bad',
      // A last try moves the time of the next one on, which then never comes.
      at: Date.parse(runAt) <= now.getTime() ? runAt : null,
      to: { path: '/jobs', search: { state: 'parked' } },
      task,
      error: lastError,
    })),
    ...behind.map(({ name, parked: count, lastError }): Alert => ({
      kind: 'events',
      id: `events ${name}`,
      tone: 'bad',
      at: null,
      to: { path: '/jobs' },
      name,
      count,
      error: lastError,
    })),
  ]
}

/** So many games are named one by one; in a large catalogue chance alone puts some outside. */
const namedGames = 2

function rtpAlerts({ rtp }: AlertSources): Alert[] {
  if (!rtp) return []
  const alarms = rtp.items.filter(({ state }) => state === 'alarm')
  const named = alarms.slice(0, namedGames)
  const count = Math.max(rtp.total, alarms.length) - named.length
  const look = { tone: 'info', at: null } as const
  return [
    ...named.map((row): Alert => ({
      ...look,
      kind: 'rtp',
      id: `rtp ${row.key}`,
      to: { path: '/rtp', search: { state: 'alarm', open: row.key } },
      row,
    })),
    ...(named.length > 0 && count > 0
      ? [
          {
            ...look,
            kind: 'rtpMore',
            id: 'rtp',
            to: { path: '/rtp', search: { state: 'alarm' } },
            count,
          } as const,
        ]
      : []),
  ]
}

function providerAlerts({ providers = [], killed = [] }: AlertSources): Alert[] {
  const to = { path: '/providers' }
  return providers.flatMap(({ key, name, betsClosed, closedGames, openRounds }): Alert[] => {
    const at = killed.find(({ object }) => object === `protocol vendor ${key}`)?.at ?? null
    const about = { id: `bets ${key}`, tone: 'warn', at, to, vendor: name } as const
    if (betsClosed) return [{ ...about, kind: 'betsClosed', openRounds }]
    return closedGames.length > 0 ? [{ ...about, kind: 'gamesClosed', games: closedGames }] : []
  })
}

function maintenanceAlerts({ vendors = [] }: AlertSources): Alert[] {
  const down = vendors.filter(({ enabled, maintenance }) => enabled && maintenance)
  if (down.length === 0) return []
  const to = { path: '/vendors', search: { state: 'maintenance' } }
  return [{ kind: 'maintenance', id: 'maintenance', tone: 'warn', at: null, to, vendors: down }]
}

const queuePlaces: Readonly<Record<QueueName, Target>> = {
  withdrawals: { path: '/withdrawals' },
  deposits: { path: '/deposits' },
  disputes: { path: '/withdrawals', search: { lane: 'dispute' } },
}

function lateAlerts({ queues = {}, targetMinutes }: AlertSources, now: Date): Alert[] {
  if (targetMinutes === undefined) return []
  const names: readonly QueueName[] = ['withdrawals', 'deposits', 'disputes']
  const pace = (since: string) => paceOf(now.getTime() - Date.parse(since), targetMinutes)
  return names.flatMap((queue): Alert[] => {
    const late = (queues[queue] ?? [])
      .filter((since) => pace(since) === 'late' || pace(since) === 'over')
      .toSorted()
    const since = late[0]
    if (since === undefined) return []
    return [
      {
        kind: 'late',
        id: `late ${queue}`,
        tone: pace(since) === 'over' ? 'bad' : 'warn',
        // Since the first of them was late.
        at: new Date(Date.parse(since) + targetMinutes * 60_000).toISOString(),
        to: queuePlaces[queue],
        queue,
        count: late.length,
        since,
        targetMinutes,
      },
    ]
  })
}

/** What one asked for oneself is for somebody else. */
function approvalAlerts({ approvals = [], me }: AlertSources): Alert[] {
  const waiting = approvals
    .filter(({ state, requestedById }) => state === 'waiting' && requestedById !== me)
    .toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt))
  const [oldest, count] = [waiting[0], waiting.length]
  if (!oldest) return []
  const to = { path: '/approvals' }
  const at = oldest.requestedAt
  return [{ kind: 'approvals', id: 'approvals', tone: 'warn', at, to, count, oldest }]
}

const dayMs = 86_400_000

function siteAlerts({ status, regions }: AlertSources, now: Date): Alert[] {
  const to = { path: '/status' }
  const count = regions?.content.rules.filter(({ action }) => action === 'block').length ?? 0
  // A rule that has stood for long is how the site is run; one that is new may be a mistake.
  const isNew = regions !== undefined && now.getTime() - Date.parse(regions.at) < dayMs
  const { mode = 0 } = status?.content ?? {}
  return [
    ...(status && mode !== 0
      ? [
          {
            kind: 'closed',
            id: 'closed',
            tone: 'bad',
            at: status.at,
            to,
            mode,
            by: status.by,
          } as const,
        ]
      : []),
    ...(isNew && count > 0
      ? [
          {
            kind: 'regions',
            id: 'regions',
            tone: 'info',
            at: regions.at,
            to,
            count,
            by: regions.by,
          } as const,
        ]
      : []),
  ]
}

function faultAlerts({ faults = [] }: AlertSources): Alert[] {
  const endsAt = faults
    .map((fault) => fault.endsAt)
    .toSorted()
    .at(-1)
  if (endsAt === undefined) return []
  const to = { path: '/outbox' }
  return [
    { kind: 'faults', id: 'faults', tone: 'info', at: null, to, count: faults.length, endsAt },
  ]
}

function lockAlerts({ locks = [] }: AlertSources): Alert[] {
  return locks.map(({ sequence, at, action, object }): Alert => ({
    kind: 'locked',
    id: `locked ${sequence}`,
    tone: 'info',
    at,
    to: { path: '/audit', search: { entry: sequence } },
    action: action === 'operator.locked' ? action : 'address.locked',
    object,
  }))
}

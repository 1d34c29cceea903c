import type { Ledger } from '../../../ledger/ledger.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Faults } from '../../../platform/faults/faults.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Raiser } from '../alerts/alerts.ts'
import type { System } from '../system.ts'
import { houseKinds } from './kinds.ts'
import { differenceOf, isOld, proofLateMs } from './rules.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly system: Pick<System, 'alerts' | 'approvals' | 'audit' | 'regions' | 'settings'>
  readonly ledger: Pick<Ledger, 'listProofs'>
  readonly jobs: Pick<Jobs, 'define' | 'list'>
  readonly events: Pick<Events, 'listSubscribers'>
  readonly faults: Pick<Faults, 'list'>
}

type House = Raiser<typeof houseKinds>

/** What this room sees to by looking: the storeys below it, the site, and those who decide. */
export function watchHouse(deps: Deps): void {
  const house: House = deps.system.alerts.open(houseKinds)
  watchBooks(deps, house)
  watchMachine(deps, house)
  watchSite(deps, house)
  watchDeciders(deps, house)
}

const all = 'all'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

function watchBooks({ db, now, ledger, system, jobs }: Deps, house: House): void {
  const newest = async (scope: 'running' | 'full') => await ledger.listProofs({ scope, limit: 1 })

  house.watch('books.differ', async () => {
    const found = differenceOf([...(await newest('running')), ...(await newest('full'))])
    if (found === undefined) return []
    const { accounts, currencies } = found
    return [{ subject: all, values: { accounts, currencies: currencies.join(', ') } }]
  })
  house.watch('books.proof_late', async () => {
    const [last] = await newest('running')
    const isLate = last !== undefined && now().getTime() - last.at.getTime() >= proofLateMs
    return isLate ? [{ subject: all, values: { time: last.at } }] : []
  })
  // The whole chain is walked, which takes long, so it has a clock of its own.
  jobs.define('system.prove_audit', {
    says: 'ops.jobProveAudit',
    schedule: '17 * * * *',
    maxAttempts: 1,
    timeLimitMs: 15 * 60_000,
    async handle() {
      const { holds, brokenAt, entries } = await system.audit.prove()
      const values = { entry: String(brokenAt ?? 0n), entries: String(entries) }
      await db.transaction((tx) =>
        holds
          ? house.end(tx, 'audit.broken', all)
          : house.raise(tx, 'audit.broken', { subject: all, values }),
      )
    },
  })
}

/** A word for the sentence of who gave no reason. */
const reasonOf = (error: string) => error.slice(0, 500) || 'none'

function watchMachine({ jobs, events, faults }: Deps, house: House): void {
  house.watch('job.parked', async () => {
    const { items } = await jobs.list()
    return items
      .filter(({ state }) => state === 'parked')
      .map(({ id, task, says, lastError }) => ({
        subject: id,
        values: { job: says ? { text: says } : task, error: reasonOf(lastError) },
      }))
  })
  house.watch('events.parked', async () => {
    const subscribers = await events.listSubscribers()
    return subscribers
      .filter(({ parked }) => parked > 0)
      .map(({ name, parked, lastError }) => ({
        subject: name,
        values: { name, count: parked, error: reasonOf(lastError) },
      }))
  })
  house.watch('faults.on', async () => {
    const ends = (await faults.list()).map(({ endsAt }) => endsAt).toSorted()
    const last = ends.at(-1)
    if (last === undefined) return []
    return [{ subject: all, values: { count: ends.length, time: new Date(last) } }]
  })
}

function watchSite({ now, system }: Deps, house: House): void {
  house.watch('site.closed', async () => {
    const { content, at, by } = (await system.settings.status.get()).live
    if (content.mode === 0) return []
    const mode = content.mode === 1 ? 'maintenance' : 'closed'
    return [{ subject: all, values: { mode, by, time: at } }]
  })
  // A rule that has stood for long is how the site is run; one that is new may be a mistake.
  house.watch('site.regions', async () => {
    const { content, at, by, version } = (await system.settings.regions.get()).live
    const count = content.rules.filter(({ action }) => action === 'block').length
    const isNew = now().getTime() - at.getTime() < dayMs
    return isNew && count > 0 ? [{ subject: String(version), values: { count, by } }] : []
  })
  house.watch('site.geo_old', async () => {
    const { isOld, source, date } = system.regions.aboutData()
    return isOld ? [{ subject: all, values: { source, date: date || '–' } }] : []
  })
}

function watchDeciders({ now, system }: Deps, house: House): void {
  house.watch('approvals.old', async () => {
    const old = (await system.approvals.listWaiting()).filter((each) => isOld(each, now()))
    const [oldest] = old
    if (oldest === undefined) return []
    const { requestedAt, expiresAt, requestedBy: by } = oldest
    const values = { count: old.length, age: { since: requestedAt }, until: expiresAt, by }
    return [{ subject: all, values }]
  })
  house.watch('approvals.pair', async () => {
    const pairs = await system.approvals.listPairs()
    return pairs.map(({ byId, by, secondId, second, agreed, asked }) => ({
      subject: `${byId} ${secondId}`,
      values: { by, second, agreed, asked },
    }))
  })
}

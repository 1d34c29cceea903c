import type { SocketEvent } from '@baize/contract/events'
import type { LimitKind, LimitPeriod } from '@baize/contract/protection/protection'
import { money } from '@baize/kernel/money'
import type { Database } from '../src/platform/database/database.ts'
import { ensureMonthlyPartitions } from '../src/platform/database/partitions.ts'
import { createStandings } from '../src/rooms/identity/standings.ts'
import type { MemberId } from '../src/rooms/identity/identity.ts'
import { createProtection } from '../src/rooms/protection/protection.ts'
import { testIdentity } from './identity.ts'

const hourMs = 3_600_000

/** The protection room over identity, with a clock, losses and balances that the test sets. */
export async function testProtection(given?: Database) {
  const identity = await testIdentity(given)
  const { db, clock, now, members, events, audit, makeId } = identity
  // Tests look back a month and ahead a little.
  for (const ms of [clock.ms - 31 * 24 * hourMs, clock.ms]) {
    await db.transaction((tx) =>
      ensureMonthlyPartitions(tx, 'protection.events', { ahead: 2, now: new Date(ms) }),
    )
  }
  const lost = new Map<string, readonly bigint[]>()
  const balances = new Map<string, bigint>()
  const news: { readonly topic: string; readonly event: SocketEvent }[] = []
  const standings = createStandings({ db, now })
  const protection = createProtection({
    db,
    now,
    events,
    audit,
    members,
    publish: (topic, event) => void news.push({ topic, event }),
    standings,
  })
  protection.setSums({
    lostSince: async (member) => lost.get(member) ?? [0n, 0n, 0n],
    balanceOf: async (member) => balances.get(member) ?? 0n,
  })

  const php = (amount: bigint) => money(amount, 'PHP')
  const set = (
    member: MemberId,
    amount: string | null,
    period: LimitPeriod = 'day',
    kind: LimitKind = 'deposit',
  ) => protection.setLimit(member, { kind, period, amount, currency: 'PHP' })
  const order = (member: MemberId, amount: bigint, id: string = makeId('dep')) => ({
    id,
    member,
    amount: php(amount),
  })
  const reserve = (member: MemberId, amount: bigint, id?: string) =>
    db.transaction((tx) => protection.reserveDeposit(tx, order(member, amount, id)))
  const count = (member: MemberId, amount: bigint, id?: string) =>
    db.transaction((tx) => protection.countDeposit(tx, order(member, amount, id)))
  const release = (id: string) => db.transaction((tx) => protection.releaseDeposit(tx, id))
  const wait = (hours: number) => void (clock.ms += hours * hourMs)
  const limitOf = async (
    member: MemberId,
    period: LimitPeriod = 'day',
    kind: LimitKind = 'deposit',
  ) => {
    const { limits } = await protection.getProtection(member)
    const found = limits.find((one) => one.kind === kind && one.period === period)
    if (found === undefined) throw new Error('One of the six limits is missing.')
    return found
  }
  const historyOf = async (member: MemberId) => {
    const found = await protection.findProtection(member)
    if (!found.ok) throw new Error(found.code)
    return found.value.history
  }

  return {
    ...identity,
    protection,
    standings,
    lost,
    balances,
    news,
    php,
    setLimit: set,
    order,
    reserve,
    count,
    release,
    wait,
    limitOf,
    historyOf,
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { businessDay, businessDayBounds } from '@baize/kernel/time'
import { testDatabase } from '../../../testing/database.ts'
import { testWagers } from '../../../testing/wagers.ts'
import type { Product, WagerId } from '../wagers/wagers.ts'
import type { MemberId } from '../wallet/wallet.ts'
import { quarterOf } from './play/hours.ts'
import { startTally } from './tally.ts'

const seed = 20_261_115
const zone = 'Asia/Manila'
const hourMs = 3_600_000
const db = await testDatabase({ poolSize: 8 })
const { wagers, events, memberWith, stakeCall, key, clock, now } = await testWagers(db)
startTally({ events, now, zone: () => zone })
await events.start()

const members: MemberId[] = []

async function makeMember(amount: bigint): Promise<MemberId> {
  const member = await memberWith(amount)
  members.push(member)
  return member
}

const php = (amount: bigint) => money(amount, 'PHP')
const products: readonly Product[] = ['RNG', 'LIVE', 'SPORTS', 'LOTT']
const vendors = ['ALPHA', 'BETA']

const step = fc.record({
  what: fc.constantFrom('stake', 'stake', 'spin', 'settle', 'settle', 'void', 'correct', 'pay'),
  which: fc.nat(30),
  stake: fc.bigInt(1n, 500n),
  payout: fc.bigInt(0n, 1_200n),
  product: fc.constantFrom(...products),
  vendor: fc.constantFrom(...vendors),
  hours: fc.constantFrom(0, 0, 0, 3, 9),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Does one thing to a member's bets; what is refused, such as a second end, changes nothing. */
async function take(member: MemberId, bets: WagerId[], step: Step): Promise<void> {
  const { what, which, product, vendor } = step
  clock.offsetMs += step.hours * hourMs
  const call = stakeCall(member, { product, vendor, amount: php(step.stake) })
  if (what === 'stake' || what === 'spin') {
    const begun =
      what === 'stake'
        ? await wagers.stake(call)
        : await wagers.stakeAndSettle({ ...call, payout: php(step.payout) })
    if (begun.ok && begun.value.wager !== null) bets.push(begun.value.wager)
    return
  }
  const wager = bets[which % Math.max(bets.length, 1)]
  if (wager === undefined) return
  const end = { key: key(), member, of: { wager } }
  if (what === 'void') await wagers.void({ ...end, reason: 'a test' })
  else if (what === 'settle') await wagers.settle({ ...end, payout: php(step.payout) })
  else if (what === 'correct')
    await wagers.resettle({ ...end, payout: php(step.payout), reason: 'a test' })
  else {
    const win = { as: 'win', change: php(step.payout), asked: 'a', reason: 'a test' } as const
    await wagers.pay({ ...end, ...win })
  }
}

type Line = { day: string; product: string; vendor: string; sums: string }

async function settledOf(member: MemberId) {
  const ever = { from: new Date(0), until: new Date(now().getTime() + 30 * 24 * hourMs) }
  const wagered = await wagers.listRecord(member, { ...ever, limit: 1_000 })
  return wagered.filter(({ status }) => status === 'settled')
}

/** The days as the wagers themselves add up. */
async function rawDays(member: MemberId): Promise<Line[]> {
  const sums = new Map<string, bigint[]>()
  for (const { stakedAt, product, vendor, stake, validBet, payout } of await settledOf(member)) {
    const name = [businessDay(stakedAt, zone), product, vendor].join(' ')
    const own = [1n, stake, validBet, payout]
    const figures = [...own, ...(payout > stake ? own : [0n, 0n, 0n, 0n])]
    sums.set(
      name,
      figures.map((figure, at) => figure + (sums.get(name)?.[at] ?? 0n)),
    )
  }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, figures]) => {
      const [day = '', product = '', vendor = ''] = name.split(' ')
      return { day, product, vendor, sums: figures.join() }
    })
}

async function keptDays(member: MemberId): Promise<Line[]> {
  return await db.sql<Line>`
    select day, product, vendor, concat_ws(',', bets, stake, valid_bet, payout, won_bets,
      won_stake, won_valid_bet, won_payout) as sums
    from reports.member_days where member = ${member} and currency = 'PHP'
    order by day, product, vendor`
}

type Quarter = { quarter: Date; sums: string }

/** The quarters of the brand as the wagers of all members themselves add up. */
async function rawQuarters(): Promise<Quarter[]> {
  const sums = new Map<number, bigint[]>()
  for (const { stakedAt, stake, validBet, payout } of (
    await Promise.all(members.map(settledOf))
  ).flat()) {
    const quarter = quarterOf(stakedAt).getTime()
    const before = sums.get(quarter) ?? []
    const figures = [1n, stake, validBet, payout].map((sum, at) => sum + (before[at] ?? 0n))
    sums.set(quarter, figures)
  }
  return [...sums]
    .toSorted(([a], [b]) => a - b)
    .map(([quarter, figures]) => ({ quarter: new Date(quarter), sums: figures.join() }))
}

async function keptQuarters(): Promise<Quarter[]> {
  return await db.sql<Quarter>`
    select quarter, concat_ws(',', bets, staked, valid, returned) as sums
    from reports.brand_quarters order by quarter`
}

/** The statement by which the migration fills the table that it makes. */
function fillOfMigration(): string {
  const file = join(import.meta.dirname, '../../../migrations/0029_brand_quarters.sql')
  const text = readFileSync(file, 'utf8')
  return text.slice(text.indexOf('insert into reports.brand_quarters'))
}

async function whenHeard(): Promise<void> {
  const behind = async () =>
    (await events.listSubscribers()).reduce((sum, one) => sum + one.behind + one.parked, 0)
  await expect.poll(behind, { timeout: 20_000, interval: 50 }).toBe(0)
}

describe('the days of members', () => {
  it(`[RP7] equal the history after any settlements, voids and corrections (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        const member = await makeMember(1_000_000n)
        const bets: WagerId[] = []
        for (const each of steps) await take(member, bets, each)
        await whenHeard()
        expect(await keptDays(member)).toEqual(await rawDays(member))
      }),
      { seed, numRuns: 12, endOnFailure: true },
    )
    const { days } = await db.sql.one<{ days: bigint }>`
      select count(distinct day) as days from reports.member_days`
    expect(days).toBeGreaterThan(2n)
  }, 120_000)

  it('[RP7] a bet on the edge of a day counts on the day of its stake', async () => {
    const member = await makeMember(1_000n)
    const { end } = businessDayBounds(businessDay(now(), zone), zone)
    clock.offsetMs += end.getTime() - now().getTime() - 500
    const today = businessDay(now(), zone)
    const begun = await wagers.stake(stakeCall(member))
    if (!begun.ok || begun.value.wager === null) throw new Error('The stake of a test was refused')
    clock.offsetMs += hourMs
    const of = { wager: begun.value.wager }
    expect(businessDay(now(), zone)).not.toBe(today)
    await wagers.settle({ key: key(), member, of, payout: php(40n) })
    await wagers.resettle({ key: key(), member, of, payout: php(5n), reason: 'a test' })
    await whenHeard()
    expect((await keptDays(member)).map(({ day, sums }) => [day, sums])).toEqual([
      [today, '1,10,10,5,0,0,0,0'],
    ])
  })
})

describe('the quarters of the brand', () => {
  it('[RP12] equal the history after all of that', async () => {
    await whenHeard()
    const kept = await keptQuarters()
    expect(kept.length).toBeGreaterThan(10)
    expect(kept).toEqual(await rawQuarters())
  })

  it('[RP12] are filled from what was there before them, less what is still to be heard', async () => {
    await events.stop()
    const member = await makeMember(1_000n)
    const spin = { ...stakeCall(member), payout: php(4n) }
    const first = await wagers.stakeAndSettle(spin)
    if (!first.ok || first.value.wager === null) throw new Error('The spin of a test was refused')
    const of = { wager: first.value.wager }
    await wagers.resettle({ key: key(), member, of, payout: php(2n), reason: 'a test' })
    const before = await keptQuarters()
    await db.sql`delete from reports.brand_quarters`
    await db.transaction((tx) => tx.script(fillOfMigration()))
    expect(await keptQuarters()).toEqual(before)
    await events.start()
    await whenHeard()
    expect(await keptQuarters()).toEqual(await rawQuarters())
    expect(await keptQuarters()).not.toEqual(before)
  })
})

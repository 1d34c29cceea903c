import { describe, expect, it } from 'vitest'
import type { Id } from '@baize/kernel/ids'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { flatTier, someTerms, testContracts } from '../../../../testing/contracts.ts'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import type { Terms } from '../contracts/contracts.ts'
import { createSettlement, type TeamSource } from './settlement.ts'

const db = await testDatabase({ poolSize: 16 })
const room = await testContracts(db)
const { contracts, settlement, person, sign, cashOf, played, notices, zone } = room

const rated = (rate: number, given: Partial<Terms> = {}) =>
  someTerms({ tiers: [flatTier(rate)], ...given })
const minute = 60_000

/** The beginning of a day, so many days from today. */
const dayStart = (days: number) =>
  businessDayBounds(addDays(businessDay(room.now(), zone), days), zone).start
const after = (start: Date, minutes: number) => new Date(start.getTime() + minutes * minute)

/** Goes to a moment, settles and pays. */
async function runAt(moment: Date) {
  room.travel(moment)
  return await settlement.run()
}

async function settlementsOf(payee: string) {
  return await db.sql<{ amount: bigint; reasons: Record<string, unknown>; from: Date }>`
    select amount, reasons, window_from as from from agents.settlements where payee = ${payee}
    order by window_from, id`
}

async function paymentsOf(payee: string) {
  return await db.sql<{ payer: string; amount: bigint }>`
    select payer, amount from agents.payments where payee = ${payee} order by at, id`
}

describe('a settlement', () => {
  it('[AG40] pays each contract of a line from the account of who gave it, once, and says why', async () => {
    const top = await person()
    const middle = await person(top)
    const low = await person(middle)
    await sign(null, top, rated(300, { cap: 290n }))
    await sign(top, middle, rated(200, { cap: 290n }))
    await sign(middle, low, rated(100, { cap: 290n }))
    const [start, end] = [dayStart(1), dayStart(2)]
    played.push({ member: low, at: after(start, 30), validBet: 9_999n, stake: 9_999n })
    played.push({ member: middle, at: after(start, 60), validBet: 1n, stake: 1n })
    expect(await runAt(after(end, -1))).toEqual({ settled: 0, paid: 0 })
    expect(await runAt(end)).toEqual({ settled: 3, paid: 3 })
    expect(await settlementsOf(top)).toMatchObject([
      { amount: 290n, from: start, reasons: { rate: 300, tier: 1, beforeCap: '300', cap: '290' } },
    ])
    expect(await settlementsOf(middle)).toMatchObject([
      { amount: 200n, reasons: { validBet: '10000', basis: '10000', counted: '10000', active: 1 } },
    ])
    expect(await settlementsOf(low)).toMatchObject([{ amount: 99n, reasons: { active: 0 } }])
    // What the top is paid is there when it pays, and so on down.
    expect([await cashOf(top), await cashOf(middle), await cashOf(low)]).toEqual([90n, 101n, 99n])
    expect(await paymentsOf(low)).toEqual([{ payer: middle, amount: 99n }])
    expect(await paymentsOf(top)).toEqual([{ payer: 'house', amount: 290n }])
    expect(await settlement.run()).toEqual({ settled: 0, paid: 0 })
    const account = (await room.ledger.balances(`member:${low}`)).find(
      ({ kind }) => kind === 'cash',
    )
    const entries = account && (await room.ledger.listEntries(account.id))
    expect(entries).toMatchObject({ value: { entries: [{ reason: 'salary' }] } })
  })

  it('[AG41] a window that is over and not counted waits until it is', async () => {
    const top = await person()
    await sign(null, top, rated(100))
    const end = dayStart(2)
    played.push({ member: top, at: after(dayStart(1), 5), validBet: 5_000n })
    room.set.closedUntil = after(end, -5)
    await runAt(after(end, 60))
    expect(await settlementsOf(top)).toEqual([])
    room.set.closedUntil = end
    await settlement.run()
    expect(await settlementsOf(top)).toMatchObject([{ amount: 50n }])
    room.set.closedUntil = undefined
  })

  it('[AG42] five minutes pay the difference to the running day, which may be set off, and make the day', async () => {
    const top = await person()
    const member = await person(top)
    const tiers = [flatTier(100), { ...flatTier(200), validBet: 10_000n }]
    const { id } = await sign(null, top, someTerms({ kind: 'realtime', tiers }))
    const start = dayStart(1)
    const play = (minutes: number, validBet: bigint) =>
      played.push({ member, at: after(start, minutes), validBet, stake: validBet })
    play(1, 6_000n)
    play(7, 4_000n)
    play(12, -4_000n)
    play(29, 1_000n)
    await runAt(after(start, 5))
    expect(await cashOf(top)).toBe(60n)
    await runAt(after(start, 10))
    expect(await cashOf(top)).toBe(200n)
    await runAt(after(start, 15))
    expect(await cashOf(top)).toBe(200n)
    await runAt(dayStart(1))
    const all = await settlementsOf(top)
    expect(all.map(({ amount }) => amount)).toEqual([60n, 140n, -140n, 10n])
    // The day came to 7,000 at one percent; of the 200 that were paid nothing is taken back.
    expect(all.reduce((sum, { amount }) => sum + amount, 0n)).toBe(70n)
    expect(await cashOf(top)).toBe(200n)
    const next = dayStart(0)
    played.push({ member, at: after(next, 1), validBet: 9_000n })
    await runAt(after(next, 10))
    expect(await cashOf(top)).toBe(200n)
    played.push({ member, at: after(next, 11), validBet: 9_000n })
    await runAt(after(next, 20))
    // 70 + 18,000 at two percent, less the 200 that are there.
    expect(await cashOf(top)).toBe(430n)
    // The tests that follow need not settle every five minutes of their days.
    await db.sql`update agents.contracts set next_from = null, next_to = null where id = ${id}`
  })

  it('[AG43] who has too little pays what there is, and the rest when there is money, the oldest first', async () => {
    const top = await person()
    const middle = await person(top)
    const other = await person(top)
    await sign(null, top, rated(100))
    await sign(top, middle, rated(100))
    await sign(top, other, rated(100))
    const start = dayStart(1)
    played.push({ member: middle, at: after(start, 1), validBet: 30_000n })
    played.push({ member: top, at: after(start, 1), validBet: -20_000n })
    await runAt(dayStart(2))
    // The top earned 100 and owes 300.
    expect([await cashOf(top), await cashOf(middle)]).toEqual([0n, 100n])
    const short = () =>
      notices.filter(({ about, member }) => about === 'contractShort' && member === top)
    expect(short()).toHaveLength(1)
    played.push({ member: other, at: after(dayStart(0), 1), validBet: 10_000n })
    await runAt(dayStart(1))
    // Of the 100 that came, the older debt gets all.
    expect([await cashOf(top), await cashOf(middle), await cashOf(other)]).toEqual([0n, 200n, 0n])
    await room.memberWith(500n, { member: top })
    expect(await settlement.run()).toEqual({ settled: 0, paid: 2 })
    expect([await cashOf(top), await cashOf(middle), await cashOf(other)]).toEqual([
      300n,
      300n,
      100n,
    ])
    expect(await settlement.run()).toEqual({ settled: 0, paid: 0 })
  })

  it('[AG44] nodes that run at once settle and pay once', async () => {
    const top = await person()
    await sign(null, top, rated(500))
    const people: Id<'mem'>[] = []
    for (let index = 0; index < 12; index += 1) people.push(await person(top))
    for (const one of people) await sign(top, one, rated(100))
    const start = dayStart(1)
    for (const one of people) played.push({ member: one, at: after(start, 1), validBet: 1_000n })
    room.travel(dayStart(3))
    await Promise.all(Array.from({ length: 5 }, () => settlement.run()))
    await settlement.run()
    expect(await Promise.all(people.map(cashOf))).toEqual(people.map(() => 10n))
    expect(await cashOf(top)).toBe(600n - 120n)
  })

  it('[AG52] teams are asked for once for all contracts of a window, however many transactions settle them', async () => {
    const asked: string[][] = []
    const sumTeams: TeamSource['sumTeams'] = async (source, ask) => {
      asked.push([...ask.agents])
      return await room.teams.sumTeams(source, ask)
    }
    const few = createSettlement({ ...room.deps, atOnce: 5, teams: { ...room.teams, sumTeams } })
    const top = await person()
    await sign(null, top, rated(500))
    const people: Id<'mem'>[] = []
    for (let index = 0; index < 11; index += 1) people.push(await person(top))
    for (const one of people.slice(0, 10)) await sign(top, one, rated(100))
    // Who counts only some products asks for something else.
    await sign(top, people[10] as Id<'mem'>, rated(100, { products: ['RNG'] }))
    const start = dayStart(1)
    for (const one of people) played.push({ member: one, at: after(start, 1), validBet: 1_000n })
    room.travel(dayStart(2))
    await few.run()
    const own = asked.map((agents) => people.filter((one) => agents.includes(one)).length)
    expect(own.filter((count) => count > 0).toSorted((a, b) => a - b)).toEqual([1, 10])
    expect(await Promise.all(people.map(cashOf))).toEqual(people.map(() => 10n))
  })

  it('[AG45] what is below zero stands against the next window, also of a contract that follows', async () => {
    const top = await person()
    const dividend = rated(1_000, {
      kind: 'dividend',
      basis: 'loss',
      period: 'daily',
      carry: 'permanent',
    })
    await sign(null, top, dividend)
    const start = dayStart(1)
    played.push({ member: top, at: after(start, 1), payout: 500n })
    room.travel(after(start, 60))
    // One that is replaced before it ever held leaves nothing out.
    await sign(null, top, { ...dividend, tiers: [flatTier(3_000)] })
    await sign(null, top, { ...dividend, tiers: [flatTier(2_000)] })
    const second = dayStart(1)
    played.push({ member: top, at: after(second, 1), stake: 800n })
    await runAt(after(second, 24 * 60))
    expect(await settlementsOf(top)).toMatchObject([
      { amount: 0n, reasons: { basis: '-500', counted: '0' } },
      { amount: 60n, reasons: { basis: '800', carriedIn: '-500', counted: '300', rate: 2_000 } },
    ])
  })

  it('[AG46] a contract that ended is settled to its end and not after it', async () => {
    const top = await person()
    const { id } = await sign(null, top, rated(100))
    const start = dayStart(1)
    played.push({ member: top, at: after(start, 1), validBet: 1_000n })
    played.push({ member: top, at: after(start, 25 * 60), validBet: 5_000n })
    room.travel(after(start, 60))
    expect((await contracts.terminate({ id, giver: null })).ok).toBe(true)
    await runAt(dayStart(3))
    expect((await settlementsOf(top)).map(({ amount }) => amount)).toEqual([10n])
  })

  it('[AG47] the same window cannot be written twice, nor changed', async () => {
    const again = db.sql`
      insert into agents.settlements select ${`stl_${'0'.repeat(26)}`}, contract, kind, payer, payee, currency,
        window_from, window_to, day, sums, reasons, amount, carried_out, earned_after, at
      from agents.settlements limit 1`
    await expect(again).rejects.toThrow('settlements_contract_window_from_key')
    const owner = await ownerOf(db)
    await expect(owner.sql`update agents.settlements set amount = 1`).rejects.toThrow(
      'never changed',
    )
  })

  it('[AG47] what a contract says and what is owed cannot be written otherwise, not even in the table', async () => {
    const top = await person()
    const { id } = await sign(null, top, rated(100))
    played.push({ member: top, at: after(dayStart(1), 1), validBet: 50_000n })
    await runAt(dayStart(2))
    await expect(
      db.sql`update agents.contracts set terms = terms || '{"cap": "1"}' where id = ${id}`,
    ).rejects.toThrow('never changed')
    const owner = await ownerOf(db)
    await expect(owner.sql`delete from agents.contracts where id = ${id}`).rejects.toThrow('never')
    await expect(
      db.sql`update agents.dues set earned = earned + 777, since = now() where payee = ${top}`,
    ).rejects.toThrow('not what was settled')
    await expect(owner.sql`delete from agents.dues where payee = ${top}`).rejects.toThrow('never')
    expect(await cashOf(top)).toBe(500n)
  })
})

describe('the simulator', () => {
  it('[AG48] says what terms would have paid over the last periods, beside the present ones', async () => {
    const top = await person()
    await sign(null, top, rated(100))
    const today = dayStart(0)
    for (const day of [1, 2, 3]) {
      played.push({
        member: top,
        at: after(today, -day * 24 * 60 + 5),
        validBet: BigInt(day) * 1_000n,
      })
    }
    room.travel(after(today, 90))
    const asked = { member: top, currency: 'PHP', count: 3 } as const
    const shown = await settlement.simulate({ ...asked, terms: rated(200), present: rated(100) })
    expect(shown.map(({ offered, present }) => [offered.amount, present?.amount])).toEqual([
      [60n, 30n],
      [40n, 20n],
      [20n, 10n],
    ])
    expect(shown.at(-1)?.to).toEqual(today)
    const weekly = rated(200, { kind: 'dividend', basis: 'loss', period: 'weekly' })
    const weeks = await settlement.simulate({ ...asked, terms: weekly, present: null })
    expect(weeks).toHaveLength(3)
    expect(weeks.every(({ present }) => present === null)).toBe(true)
  })
})

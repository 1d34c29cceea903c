import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SettledWindow } from '@baize/contract/agents/settlements'
import { readSpan } from '@baize/kernel/day-span'
import type { Id } from '@baize/kernel/ids'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { flatTier, someTerms, testContracts } from '../../../../testing/contracts.ts'
import { testDatabase } from '../../../../testing/database.ts'
import type { Terms } from '../contracts/contracts.ts'
import { createPaymentsRecord } from './income.ts'
import { createPace } from './pace.ts'
import { createRuns } from './runs.ts'
import { createIncomeSums } from './sums.ts'
import { createWindowDetail, createWindowsRecord } from './windows.ts'

const db = await testDatabase({ poolSize: 8 })
const room = await testContracts(db)
const { settlement, person, sign, cashOf, played, zone, now } = room
const deps = {
  db,
  members: room.identity.members,
  wallet: room.wallet,
  teams: room.teams,
  now,
  zone: () => zone,
}
const listWindows = createWindowsRecord(deps)
const findWindow = createWindowDetail(deps)
const readIncome = createIncomeSums(deps)
const readPace = createPace(deps)
const listRuns = createRuns(deps)

type MemberId = Id<'mem'>
type Kind = Terms['kind']

const rated = (rate: number, given: Partial<Terms> = {}) =>
  someTerms({ tiers: [flatTier(rate)], ...given })
const minute = 60_000
const dayStart = (days: number) =>
  businessDayBounds(addDays(businessDay(now(), zone), days), zone).start
const after = (start: Date, minutes: number) => new Date(start.getTime() + minutes * minute)

async function runAt(moment: Date) {
  room.travel(moment)
  return await settlement.run()
}

/** The last days, up to today. */
function lastDays(count: number) {
  const today = businessDay(now(), zone)
  const span = readSpan({ from: addDays(today, 1 - count), to: today }, { now: now(), zone })
  if (!span.ok) throw new Error(span.code)
  return span.value
}

const list = (
  member: MemberId,
  kind: Kind,
  asked: { side?: 'got' | 'given'; cursor?: string; limit?: number; days?: number } = {},
) => {
  const { days = 40, side = 'got', ...page } = asked
  return listWindows(member, lastDays(days), { side, kind, ...page })
}

async function detail(member: MemberId, id: string) {
  const found = await findWindow(member, id)
  if (!found.ok) throw new Error(found.code)
  return found.value
}

const nameOf = async (id: MemberId) =>
  (await room.identity.members.list(db, [id])).get(id)?.account ?? ''

/** What of an amount was paid, set off and is owed; it must add up to it. */
async function partsOf(member: MemberId, { id }: Pick<SettledWindow, 'id'>) {
  const { payments, paidBesides, setOffBefore, setOffLater, window } = await detail(member, id)
  const paid = payments.reduce((sum, { amount }) => sum + BigInt(amount), BigInt(paidBesides))
  return {
    paid,
    before: BigInt(setOffBefore),
    later: BigInt(setOffLater),
    owed: BigInt(window.owed),
  }
}

/** Contracts that run every five minutes would go on in the tests that follow. */
const stop = (id: string) =>
  db.sql`update agents.contracts set next_from = null, next_to = null where id = ${id}`

describe('what windows came to', () => {
  it('[AG80] [AG81] [AG230] is listed for who gets it and who gives it, with every number and the totals of the span', async () => {
    const top = await person()
    const low = await person(top)
    const member = await person(low)
    const tiers = [
      { validBet: 1_000n, loss: 0n, active: 0, rate: 100 },
      { validBet: 50_000n, loss: 0n, active: 1, rate: 150 },
      { validBet: 90_000n, loss: 0n, active: 5, rate: 200 },
    ]
    await sign(null, top, rated(500))
    await sign(top, low, someTerms({ tiers, cap: 1_000n }))
    const [first, second, third] = [dayStart(1), dayStart(2), dayStart(3)]
    played.push({ member, at: after(first, 30), validBet: 99_999n, stake: 99_999n, payout: 9n })
    played.push({ member, at: after(second, 30), validBet: 999n, stake: 999n })
    await runAt(third)
    const { items, totals, currency } = await list(low, 'daily')
    expect({ currency, totals }).toEqual({
      currency: 'PHP',
      totals: { windows: 2, validBet: '100998', loss: '100989', amount: '1000', owed: '0' },
    })
    expect(items[1]).toMatchObject({
      payer: await nameOf(top),
      from: first.toISOString(),
      to: second.toISOString(),
      day: businessDay(first, zone),
      version: 1,
      validBet: '99999',
      loss: '99990',
      active: 1,
      basis: '99999',
      carriedIn: '0',
      counted: '99999',
      tier: 2,
      rate: 150,
      nextTier: { rate: 200, periodValidBet: '90000', periodProfitLoss: '0', activeMembers: 5 },
      // One and a half percent of 99,999 is 1,499 and a fraction, of which the cap leaves 1,000.
      beforeCap: '1499',
      cap: '1000',
      amount: '1000',
      covered: '1000',
      owed: '0',
      state: 'paid',
    })
    expect(items[0]).toMatchObject({ tier: 0, rate: 0, amount: '0', state: 'nothing' })
    const given = await list(top, 'daily', { side: 'given' })
    expect(given.items).toEqual(items)
    expect((await list(top, 'daily')).items.map(({ amount }) => amount)).toEqual(['49', '4999'])
    expect((await list(low, 'daily', { side: 'given' })).items).toEqual([])
    expect((await list(low, 'dividend')).items).toEqual([])
  })

  it('[AG230] what a real-time salary counts on through its day is in the totals once a day', async () => {
    const top = await person()
    const { id } = await sign(null, top, rated(100, { kind: 'realtime' }))
    const [start, next] = [dayStart(1), dayStart(2)]
    played.push({ member: top, at: after(start, 1), validBet: 6_000n, stake: 6_000n })
    played.push({ member: top, at: after(start, 6), validBet: 3_000n, stake: 3_000n })
    played.push({ member: top, at: after(next, 1), validBet: 500n, stake: 500n })
    await runAt(after(next, 5))
    await stop(id)
    const { totals } = await list(top, 'realtime', { limit: 100 })
    expect(totals).toMatchObject({ windows: 3, validBet: '9500', loss: '9500', amount: '95' })
  })

  it('[AG80] pages without a gap, and a window belongs to the day in which it ended', async () => {
    const top = await person()
    const { id } = await sign(null, top, rated(100, { kind: 'hourly', period: 'hourly' }))
    const start = dayStart(1)
    played.push({ member: top, at: after(start, 30), validBet: 10_000n })
    await runAt(dayStart(2))
    await stop(id)
    const whole = await list(top, 'hourly', { limit: 100 })
    expect(whole.items).toHaveLength(24)
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await list(top, 'hourly', {
        limit: 7,
        ...(typeof cursor === 'string' ? { cursor } : {}),
      })
      expect(page.totals).toEqual(whole.totals)
      seen.push(...page.items.map((one) => one.id))
      cursor = page.next
    } while (cursor !== null)
    expect(seen).toEqual(whole.items.map((one) => one.id))
    // Its last hour ended at midnight and is of the day before.
    expect((await list(top, 'hourly', { days: 1 })).items).toEqual([])
    expect(new Set(whole.items.map(({ day }) => day))).toEqual(new Set([businessDay(start, zone)]))
    const income = await readIncome(top, lastDays(3))
    expect(income.days.map(({ got }) => got.hourly)).toEqual(['0', '100', '0'])
  })

  it('[AG80] is nobody else’s: another id is not found, whether it is there or not', async () => {
    const top = await person()
    const other = await person()
    await sign(null, top, rated(100))
    played.push({ member: top, at: after(dayStart(1), 5), validBet: 5_000n })
    await runAt(dayStart(2))
    const [row] = (await list(top, 'daily')).items
    expect((await detail(top, row?.id ?? '')).window).toEqual(row)
    expect(await findWindow(other, row?.id ?? '')).toMatchObject({ code: 'not_found' })
    expect(await findWindow(top, 'stl_nobody')).toMatchObject({ code: 'not_found' })
    expect(await findWindow(top, `${row?.id.slice(0, -1)}0`)).toMatchObject({ code: 'not_found' })
  })

  it('[AG82] a debt is told window by window, and each payment where it went', async () => {
    const top = await person(null, 30n)
    const low = await person(top)
    const house = await sign(null, top, rated(100))
    await sign(top, low, rated(100))
    await stop(house.id)
    const start = dayStart(1)
    played.push({ member: low, at: after(start, 1), validBet: 10_000n })
    played.push({ member: low, at: after(dayStart(2), 1), validBet: 4_000n })
    await runAt(dayStart(3))
    const shown = async () => (await list(low, 'daily')).items
    expect((await shown()).map(({ covered, owed, state }) => [covered, owed, state])).toEqual([
      ['0', '40', 'owed'],
      ['30', '70', 'part'],
    ])
    expect((await readIncome(low, lastDays(5))).totals).toMatchObject({ got: '140', owed: '110' })
    expect((await readIncome(top, lastDays(5))).totals).toMatchObject({
      given: '140',
      net: '-140',
      owes: '110',
    })
    await room.memberWith(75n, { member: top })
    await settlement.run()
    expect((await shown()).map(({ owed, state }) => [owed, state])).toEqual([
      ['35', 'part'],
      ['0', 'paid'],
    ])
    expect((await list(low, 'daily')).totals).toMatchObject({
      windows: 2,
      amount: '140',
      owed: '35',
    })
    const older = await detail(low, (await shown())[1]?.id ?? '')
    expect(older.payments.map(({ amount }) => amount)).toEqual(['30', '70'])
    expect(older.payments[1]?.transfer).toMatch(/^trf_/)
    const newer = await detail(low, (await shown())[0]?.id ?? '')
    expect(newer.payments.map(({ amount }) => amount)).toEqual(['5'])
    expect(newer.payments[0]?.transfer).toBe(older.payments[1]?.transfer)
  })

  it('[AG82] what a correction takes back is set off, before and after it was paid', async () => {
    const top = await person()
    const tiers = [flatTier(100), { ...flatTier(200), validBet: 10_000n }]
    const { id } = await sign(null, top, someTerms({ kind: 'realtime', tiers }))
    const start = dayStart(1)
    const play = (minutes: number, validBet: bigint) =>
      played.push({ member: top, at: after(start, minutes), validBet, stake: validBet })
    play(1, 6_000n)
    play(7, 4_000n)
    play(12, -4_000n)
    play(17, 1_000n)
    for (const minutes of [5, 10, 15, 20]) await runAt(after(start, minutes))
    const items = (await list(top, 'realtime')).items
    expect(items.map(({ amount, state }) => [amount, state])).toEqual([
      ['10', 'paid'],
      ['-140', 'setOff'],
      ['140', 'paid'],
      ['60', 'paid'],
    ])
    const parts = await Promise.all(items.map((one) => partsOf(top, one)))
    expect(parts.map(({ paid, before, later, owed }) => [paid, before, later, owed])).toEqual([
      [0n, 10n, 0n, 0n],
      [0n, 0n, 0n, 0n],
      [140n, 0n, 0n, 0n],
      [60n, 0n, 0n, 0n],
    ])
    await stop(id)
  })

  it('[AG82] of any course of amounts and payments, each window’s parts add up to it and all to what is owed', async () => {
    const course = fc.array(
      fc.record({
        bet: fc.integer({ min: -60, max: 90 }).map((hundred) => BigInt(hundred) * 100n),
        money: fc.integer({ min: 0, max: 60 }).map(BigInt),
      }),
      { minLength: 2, maxLength: 7 },
    )
    await fc.assert(
      fc.asyncProperty(course, async (steps) => {
        const top = await person()
        const low = await person(top)
        const house = await sign(null, top, rated(100, { kind: 'realtime' }))
        const own = await sign(top, low, rated(100, { kind: 'realtime' }))
        await stop(house.id)
        const start = dayStart(1)
        for (const [index, { bet, money }] of steps.entries()) {
          played.push({ member: low, at: after(start, index * 5 + 1), validBet: bet })
          await room.memberWith(money, { member: top })
          await runAt(after(start, index * 5 + 5))
        }
        await stop(own.id)
        const { items, totals } = await list(low, 'realtime', { limit: 100 })
        const due = await db.sql.maybe<{ earned: bigint; paid: bigint }>`
          select earned, paid from agents.dues where payer = ${top} and payee = ${low}`
        const { earned = 0n, paid: paidInAll = 0n } = due ?? {}
        let paid = 0n
        for (const one of items) {
          const parts = await partsOf(low, one)
          for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0n)
          const sum = parts.paid + parts.before + parts.later + parts.owed
          expect(sum).toBe(BigInt(one.amount) > 0n ? BigInt(one.amount) : 0n)
          paid += parts.paid
        }
        expect(paid).toBe(paidInAll)
        expect(await cashOf(low)).toBe(paidInAll)
        const owed = earned > paidInAll ? earned - paidInAll : 0n
        expect(items.reduce((sum, one) => sum + BigInt(one.owed), 0n)).toBe(owed)
        expect(BigInt(totals.owed)).toBe(owed)
        const bets = items.reduce((sum, one) => sum + BigInt(one.newBasis), 0n)
        expect(BigInt(totals.validBet)).toBe(bets)
      }),
      { numRuns: 12, seed: 8 },
    )
  })
})

describe('income', () => {
  it('[AG83] is by source and by the day on which its window ended, less what was given, and says that there is no rebate', async () => {
    const top = await person()
    const low = await person(top)
    await sign(null, top, rated(300))
    await sign(top, low, rated(100))
    const weekly = rated(1_000, { kind: 'dividend', basis: 'loss', period: 'weekly' })
    await sign(null, top, weekly)
    // From a Monday to the Monday after: the dividend ended on the Sunday.
    const monday = businessDay(now(), zone)
    const toMonday = 8 - (new Date(`${monday}T00:00:00Z`).getUTCDay() || 7)
    const start = dayStart(toMonday)
    played.push({ member: low, at: after(start, 60), validBet: 10_000n, stake: 10_000n })
    await runAt(dayStart(toMonday + 7))
    const income = await readIncome(top, lastDays(8))
    const of = (source: string) => income.sources.find((one) => one.source === source)
    expect(of('daily')).toMatchObject({ exists: true, got: '300', given: '100', windows: 7 })
    expect(of('dividend')).toMatchObject({ got: '1000', given: '0', windows: 1, owed: '0' })
    expect(of('rebate')).toMatchObject({ exists: false, got: '0', last: null })
    expect(income.totals).toMatchObject({ got: '1300', given: '100', net: '1200' })
    expect(income.days).toHaveLength(8)
    expect(income.days[0]).toMatchObject({ got: { daily: '300', dividend: '0' }, given: '100' })
    expect(income.days[6]).toMatchObject({ got: { daily: '0', dividend: '1000' }, given: '0' })
    const total = income.days.reduce(
      (sum, { got }) => sum + Object.values(got).reduce((all, one) => all + BigInt(one), 0n),
      0n,
    )
    expect(String(total)).toBe(income.totals.got)
  })
})

describe('the pace of a contract', () => {
  it('[AG84] says the last and the next run, what the day came to and what the rule makes of it now', async () => {
    const top = await person()
    const member = await person(top)
    const tiers = [flatTier(100), { ...flatTier(200), validBet: 20_000n, active: 2 }]
    expect(await readPace(top, 'realtime')).toMatchObject({
      contract: null,
      last: null,
      nextAt: null,
    })
    const { id } = await sign(null, top, someTerms({ kind: 'realtime', tiers, cap: 500n }))
    const start = dayStart(1)
    expect(await readPace(top, 'realtime')).toMatchObject({
      contract: { id, state: 'accepted', from: '' },
      version: 1,
      nextAt: after(start, 5).toISOString(),
      running: null,
    })
    played.push({ member, at: after(start, 1), validBet: 6_000n })
    played.push({ member, at: after(start, 8), validBet: 3_000n })
    await runAt(after(start, 5))
    room.travel(after(start, 9))
    expect(await readPace(top, 'realtime')).toMatchObject({
      last: { to: after(start, 5).toISOString(), amount: '60' },
      nextAt: after(start, 10).toISOString(),
      today: { day: businessDay(start, zone), amount: '60', windows: 1, ofDay: 288 },
      running: {
        from: after(start, 5).toISOString(),
        to: after(start, 10).toISOString(),
        counted: '9000',
        active: 1,
        tier: 1,
        rate: 100,
        nextTier: { periodValidBet: '20000', activeMembers: 2 },
        beforeCap: '90',
        before: '60',
        amount: '30',
      },
    })
    await stop(id)
  })

  it('[AG244] names the last run also where nothing happened in it', async () => {
    const top = await person()
    const { id } = await sign(null, top, rated(100, { kind: 'realtime' }))
    const start = dayStart(1)
    played.push({ member: top, at: after(start, 1), validBet: 6_000n })
    await runAt(after(start, 5))
    const paid = { to: after(start, 5).toISOString(), amount: '60' }
    expect((await readPace(top, 'realtime')).last).toMatchObject(paid)
    await runAt(after(start, 20))
    const empty = { id: null, to: after(start, 20).toISOString(), settledAt: null, amount: '0' }
    expect((await readPace(top, 'realtime')).last).toEqual(empty)
    await stop(id)
  })

  it('[AG84] of the hour and the day too, and a dividend has its next end alone', async () => {
    const top = await person()
    const hourly = await sign(null, top, rated(100, { kind: 'hourly', period: 'hourly' }))
    await sign(null, top, rated(200))
    await sign(null, top, rated(1_000, { kind: 'dividend', basis: 'loss', period: 'daily' }))
    const start = dayStart(1)
    played.push({ member: top, at: after(start, 10), validBet: 5_000n })
    played.push({ member: top, at: after(start, 70), validBet: 700n })
    await runAt(after(start, 60))
    room.travel(after(start, 80))
    expect(await readPace(top, 'hourly')).toMatchObject({
      last: { amount: '50' },
      nextAt: after(start, 120).toISOString(),
      today: { amount: '50', ofDay: 24 },
      running: { counted: '700', amount: '7' },
    })
    expect(await readPace(top, 'daily')).toMatchObject({
      nextAt: after(start, 24 * 60).toISOString(),
      running: { counted: '5700', amount: '114', before: '0' },
    })
    expect(await readPace(top, 'dividend')).toMatchObject({
      contract: { terms: { kind: 'dividend' } },
      nextAt: after(start, 24 * 60).toISOString(),
      running: null,
    })
    await stop(hourly.id)
  })
})

describe('the account record', () => {
  it('[AG85] has what contracts paid and what was paid for them, by the kind and the other’s name', async () => {
    const top = await person(null, 1_000n)
    const low = await person(top)
    await sign(null, top, rated(300))
    await sign(top, low, rated(100))
    const start = dayStart(1)
    played.push({ member: low, at: after(start, 60), validBet: 10_000n })
    await runAt(dayStart(2))
    const record = createPaymentsRecord(deps)
    const span = lastDays(3)
    const ask = { from: span.from, until: span.until, limit: 10 }
    const entries = await record.list(top, ask)
    const name = await nameOf(low)
    const shown = entries.map(({ kind, amount, about, outcome }) => ({
      kind,
      amount,
      about: about('EN'),
      outcome,
    }))
    const common = { kind: 'contract', outcome: 'done' }
    expect(shown).toHaveLength(2)
    expect(shown).toContainEqual({ ...common, amount: 300n, about: 'Daily wages' })
    expect(shown).toContainEqual({ ...common, amount: -100n, about: `Daily wages · ${name}` })
    expect(await record.sum(top, span)).toEqual({ in: 300n, out: 100n })
    expect(await record.list(top, { ...ask, outcome: 'open' })).toEqual([])
    const [first] = await record.list(top, { ...ask, limit: 1 })
    const rest = first && (await record.list(top, { ...ask, before: first }))
    expect([first?.id, ...(rest ?? []).map(({ id }) => id)]).toEqual(entries.map(({ id }) => id))
  })
})

describe('the runs of contracts', () => {
  it('[AG162] [AG163] are late where what is over is not settled, and each says what came in it', async () => {
    const top = await person()
    const { id } = await sign(null, top, rated(100, { kind: 'realtime' }))
    const start = dayStart(1)
    played.push({ member: top, at: after(start, 1), validBet: 10_000n })
    played.push({ member: top, at: after(start, 7), validBet: 5_000n })
    played.push({ member: top, at: after(start, 21), validBet: -2_000n })
    room.travel(after(start, 6))
    expect((await readPace(top, 'realtime')).lateSince).toBeNull()
    room.travel(after(start, 8))
    expect((await readPace(top, 'realtime')).lateSince).toBe(after(start, 5).toISOString())
    await runAt(after(start, 28))
    expect((await readPace(top, 'realtime')).lateSince).toBeNull()
    await stop(id)
    const { items } = await list(top, 'realtime')
    expect(items.map(({ validBet, newBasis }) => [validBet, newBasis])).toEqual([
      ['13000', '-2000'],
      ['15000', '5000'],
      ['10000', '10000'],
    ])
  })

  it('[AG164] stand with what the last and today came to, what is owed and the next, of the own contracts alone', async () => {
    const top = await person(null, 60n)
    const low = await person(top)
    const daily = [await sign(null, top, rated(100)), await sign(top, low, rated(100))]
    const { id } = await sign(null, low, rated(100, { kind: 'realtime' }))
    const start = dayStart(1)
    played.push({ member: low, at: after(start, 1), validBet: 16_000n })
    expect(await listRuns(top)).toMatchObject({
      items: [{ kind: 'daily', last: null, today: '0' }],
    })
    await runAt(after(start, 7))
    expect(await listRuns(low)).toMatchObject({
      currency: 'PHP',
      zone,
      items: [
        { kind: 'daily', last: null, nextAt: dayStart(1).toISOString() },
        {
          kind: 'realtime',
          last: { to: after(start, 5).toISOString(), amount: '160', owed: '0' },
          today: '160',
          nextAt: after(start, 10).toISOString(),
        },
      ],
    })
    await stop(id)
    // What the house pays the upline is there to pay on, so nothing is owed in the end.
    await runAt(dayStart(1))
    const [first] = (await listRuns(low)).items
    expect(first).toMatchObject({ kind: 'daily', last: { amount: '160', owed: '0' } })
    expect((await listRuns(await person())).items).toEqual([])
    for (const one of daily) await stop(one.id)
  })
})

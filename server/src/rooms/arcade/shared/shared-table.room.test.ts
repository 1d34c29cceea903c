import { describe, expect, it } from 'vitest'
import { multipleAt } from '@baize/games/crash/curve'
import { listWins, type WheelChoice, type WheelOutcome } from '@baize/games/wheel/wheel'
import { graceMs } from '@baize/games/public-beacon'
import { verifyShared } from '@baize/games/verify-shared'
import { claimOf, seatAt, testArcade } from '../../../../testing/arcade.ts'
import type { Arcade, Seated } from '../arcade.ts'
import { createDatabaseClock } from './clock.ts'
import { leaseMs } from './lease.ts'
import { closingMs } from './public-value.ts'
import type { SharedTable } from './tables.ts'

const test = await testArcade()
const { memberWith, launchToken, cashOf, clock, wagers, restart, told, db, app } = test
let arcade = test.arcade
// The platform below drives its own tables, by the true clock.
await app.rooms.arcade.stop()
const rich = 1_000_000n
const began = Date.now()
clock.standsAt = began
let asked = 0

function tableOf(node: Arcade, model = 'wheel'): SharedTable {
  const table = node.findTable(model)
  if (table === undefined) throw new Error('There is no table.')
  return table
}

/** Money knows the session, not the table: a seat at crash does for the wheel as well. */
const sit = async (member: string | null, at: Arcade = arcade) =>
  seatAt(at, await launchToken(member, 'crash'))

const nowMs = () => began + clock.offsetMs
const setNow = (ms: number) => void (clock.offsetMs = Math.max(clock.offsetMs, ms - began))
const codeOf = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code)
const sumOf = ({ bets }: WheelChoice) => bets.reduce((sum, { stake }) => sum + BigInt(stake), 0n)
const on = (...bets: (readonly [spot: string, stake: bigint])[]): WheelChoice => ({
  bets: bets.map(([spot, stake]) => ({ spot, stake: String(stake) })),
})

type Wanted = { request?: string; slot?: number; stake?: bigint; choice?: unknown }
const place = (
  { session, stakes }: Seated,
  choice: WheelChoice,
  given: Wanted = {},
  node: Arcade = arcade,
) =>
  // The wheel takes every whole sum.
  tableOf(node).place(
    session,
    { ...stakes, step: 1n },
    {
      request: `request-${(asked += 1)}`,
      slot: 1,
      stake: sumOf(choice),
      choice,
      ...given,
    },
  )

async function look(model = 'wheel') {
  const state = await tableOf(arcade, model).look('')
  if (state === undefined) throw new Error('There is no round.')
  return state
}

async function untilBetting(model = 'wheel') {
  for (;;) {
    const state = await look(model)
    const { phase, phaseEndsAt } = state
    if (phase === 'betting' && new Date(phaseEndsAt).getTime() > nowMs() + 4_000) return state
    setNow(nowMs() + (phase === 'running' ? 200_000 : 5_000))
    await tableOf(arcade, model).step()
  }
}

async function start(model = 'wheel') {
  setNow(new Date((await look(model)).phaseEndsAt).getTime() + closingMs)
  await tableOf(arcade, model).step()
  expect(await look(model)).toMatchObject({ phase: 'running' })
}

async function allEnded(): Promise<void> {
  const open = async () =>
    (await db.sql`select from arcade.shared_bets where ended_at is null`).length
  await expect.poll(open).toBe(0)
}

async function end(model = 'wheel') {
  setNow(nowMs() + 200_000)
  await tableOf(arcade, model).step()
  await allEnded()
  return await look(model)
}

describe('bets on spots', () => {
  it('[AR43] lie in one list, whose stake is taken once and which one segment decides', async () => {
    const { round } = await untilBetting()
    told.length = 0
    const member = await memberWith(rich)
    const seated = await sit(member)
    const { min } = seated.stakes
    const choice = on(['1', min * 4n], ['3', min], ['12-sun', min * 2n], ['51', min])
    const placed = await place(seated, choice)
    expect(placed).toMatchObject({
      ok: true,
      value: { round, balance: rich - sumOf(choice), bet: { own: true, choice, payout: '0' } },
    })
    await start()
    const over = await end()
    const outcome = over.outcome as WheelOutcome
    const paid = listWins(choice, outcome).reduce((sum, win) => sum + win.payout, 0n)
    expect(over).toMatchObject({ table: 'wheel', phase: 'over', round, players: 1 })
    expect(await cashOf(member)).toBe(rich - sumOf(choice) + paid)
    expect(await wagers.listWagers(member)).toMatchObject([
      {
        status: 'settled',
        payout: paid,
        detail: { shared: { round: `wheel ${round}`, of: 54, on: { '1': { cases: 26 } } } },
      },
    ])
    expect(
      await tableOf(arcade).listOwn(seated.session.player, 'a-code', { limit: 5 }),
    ).toMatchObject([
      { model: 'wheel', choice, payout: String(paid), moves: [], shown: { round, outcome } },
    ])
    const topics = new Set(told.map(({ topic }) => topic))
    expect(topics).toEqual(new Set(['shared:wheel']))
    for (const news of told) expect(JSON.stringify(news).length).toBeLessThan(7_500)
  })

  it('[AR43] are taken as a whole or not at all, each within the bounds of its spot', async () => {
    await untilBetting()
    const member = await memberWith(rich)
    const seated = await sit(member)
    const { min, max } = seated.stakes
    const refused: readonly [WheelChoice, Wanted, string][] = [
      [on(['1', min], ['51', max / 51n + 1n]), {}, 'stake_too_high'],
      [on(['1', min * 2n], ['3', min - 1n]), {}, 'stake_too_low'],
      [on(['1', min], ['12', min]), {}, 'invalid_choice'],
      [on(['1', min], ['1', min]), {}, 'invalid_choice'],
      [on(['1', min]), { stake: min * 2n }, 'invalid_choice'],
      [on(['1', min]), { slot: 2 }, 'invalid_choice'],
      [on(['1', min]), { choice: { bets: [] } }, 'invalid_choice'],
      [
        on(['1', min]),
        { choice: { bets: Array.from({ length: 1_000 }, () => null) } },
        'invalid_choice',
      ],
    ]
    for (const [choice, given, code] of refused) {
      expect(codeOf(await place(seated, choice, given))).toBe(code)
    }
    const poor = await sit(await memberWith(min))
    expect(codeOf(await place(poor, on(['1', min], ['3', min])))).toBe('insufficient_funds')
    expect(await cashOf(member)).toBe(rich)
    const own = await db.sql`select from arcade.shared_bets where player = ${member}`
    expect(own).toHaveLength(0)
  })

  it('[AR43] are one list for a player in a round; the same request gets the same, another content is refused', async () => {
    await untilBetting()
    const member = await memberWith(rich)
    const seated = await sit(member)
    const { min } = seated.stakes
    const same = { request: 'the-same-one' }
    const first = await place(seated, on(['1', min]), same)
    expect(await place(seated, on(['1', min]), same)).toEqual(first)
    expect(codeOf(await place(seated, on(['3', min]), same))).toBe('id_used_differently')
    expect(codeOf(await place(seated, on(['3', min])))).toBe('round_open')
    expect(await cashOf(member)).toBe(rich - min)
    await start()
    expect(codeOf(await place(seated, on(['1', min])))).toBe('betting_closed')
    if (!first.ok) throw new Error(first.code)
    const { id } = first.value.bet
    expect(codeOf(await tableOf(arcade).leave(seated.session, id))).toBe('not_allowed')
    // A bet of one table is none of another.
    expect(codeOf(await tableOf(arcade, 'crash').leave(seated.session, id))).toBe('not_found')
    await end()
  })

  it('[AR34] that come again while the first is on its way to the wallet get its answer', async () => {
    await untilBetting()
    const member = await memberWith(rich)
    const seated = await sit(member)
    const real = app.rooms.play.walletFor('ARCADE')
    const slow = restart({
      wallet: {
        ...real,
        async bet(ask) {
          await new Promise((resolve) => setTimeout(resolve, 400))
          return await real.bet(ask)
        },
      },
    })
    const choice = on(['1', seated.stakes.min])
    const press = () => place(seated, choice, { request: 'three-presses' }, slow)
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(codeOf)).toEqual(['ok', 'ok', 'ok'])
    expect(new Set(answers.map((one) => one.ok && one.value.bet.id)).size).toBe(1)
    expect(await cashOf(member)).toBe(rich - seated.stakes.min)
    const poor = await sit(await memberWith(0n))
    const pressPoor = () => place(poor, choice, { request: 'three-presses' }, slow)
    const refusals = await Promise.all([pressPoor(), pressPoor(), pressPoor()])
    expect(new Set(refusals.map(codeOf))).toEqual(new Set(['insufficient_funds']))
    await start()
    await end()
  })

  it('[AR40] have the same grace, whoever places them, and the round begins when no more can come', async () => {
    const { phaseEndsAt } = await untilBetting()
    const endsAt = new Date(phaseEndsAt).getTime()
    const [late, later] = [await sit(await memberWith(rich)), await sit(await memberWith(rich))]
    setNow(endsAt + graceMs)
    expect(codeOf(await place(late, on(['1', late.stakes.min])))).toBe('ok')
    setNow(endsAt + graceMs + 1)
    expect(codeOf(await place(later, on(['1', late.stakes.min])))).toBe('betting_closed')
    setNow(endsAt + closingMs - 1)
    await tableOf(arcade).step()
    expect(await look()).toMatchObject({ phase: 'betting', players: 1 })
    await start()
    await end()
  })

  it('[AR36] with fun money are paid in fun, and are in no books', async () => {
    await untilBetting()
    const before = await test.countWagers()
    const seated = await sit(null)
    expect(codeOf(await place(seated, on(['1', seated.stakes.min])))).toBe('ok')
    await start()
    await end()
    expect(await test.countWagers()).toBe(before)
  })
})

describe('a table', () => {
  it('[AR31] tells neither link nor outcome before it is over, and both afterwards, as its own chain fixed them', async () => {
    const before = await untilBetting()
    expect(before).toMatchObject({ link: '', outcome: null })
    await start()
    expect(await look()).toMatchObject({ link: '', outcome: null })
    const over = await end()
    const { link, commitment, chains, chain: id } = over
    expect(commitment).toBe(before.commitment)
    const { terminal } = chains.find((one) => one.id === id)!
    expect(verifyShared(claimOf(over))).toMatchObject({
      value: { verdict: 'incomplete', checks: { chain: true, salt: true, outcome: true } },
    })
    const published = (await arcade.seeds.listCommitments(0n, 1_000)).find((one) => one.id === id)
    expect(published).toMatchObject({ kind: 'chain', commitment: terminal, revealed: link })
    expect(published?.detail).toMatch(/^table wheel, length \d+, salt of beacon /)
  })

  it('[AR41] lists its past rounds with their chains, and its chains from their beginning to their end', async () => {
    const table = tableOf(arcade)
    const { list, chains } = await table.listPast({ limit: 3 })
    expect(list).toHaveLength(3)
    const [newest, , oldest] = list
    expect(chains.map(({ id }) => id)).toContain(newest?.chain)
    const further = await table.listPast({ below: oldest!.round, limit: 50 })
    expect(further.list.every(({ round }) => round < oldest!.round)).toBe(true)
    const [inUse] = await table.listChains()
    expect(inUse).toMatchObject({ chain: { id: newest?.chain }, endedBy: '', endedAt: '' })
    expect(inUse?.used).toBeGreaterThanOrEqual(newest!.place)
  })

  it('[AR35] is driven by one node at a time, which another follows when its lease is over', async () => {
    await untilBetting()
    const { phaseEndsAt } = await look()
    setNow(new Date(phaseEndsAt).getTime() + closingMs - leaseMs)
    const other = restart()
    await tableOf(arcade).step()
    await tableOf(other).step()
    setNow(new Date(phaseEndsAt).getTime() + closingMs - 1)
    // It is due in a moment, and the lease of the driver is not over.
    clock.offsetMs += 1
    setNow(nowMs())
    await db.sql`update arcade.shared_tables set driven_until = ${new Date(nowMs() + 1)}
      where key = 'wheel'`
    await tableOf(other).step()
    expect(await look()).toMatchObject({ phase: 'betting' })
    clock.offsetMs += 1
    await tableOf(other).step()
    expect(await look()).toMatchObject({ phase: 'running' })
    arcade = other
    await end()
  })

  it('[AR42] whose chain cannot be read any more voids its round, gives every stake back and begins another chain', async () => {
    const before = await untilBetting()
    const member = await memberWith(rich)
    const seated = await sit(member)
    const fun = await sit(null)
    await place(seated, on(['1', seated.stakes.min]))
    await place(fun, on(['1', fun.stakes.min]))
    const funBefore = await arcade.balance(fun)
    const other = restart({ secret: 'another secret of tests, long enough for anyone' })
    setNow(new Date(before.phaseEndsAt).getTime() + closingMs + leaseMs)
    await tableOf(other).step()
    await allEnded()
    expect(await look()).toMatchObject({
      round: before.round,
      phase: 'voided',
      link: '',
      outcome: null,
    })
    expect(await cashOf(member)).toBe(rich)
    expect((await wagers.listWagers(member)).map(({ status }) => status)).toEqual(['voided'])
    expect(await arcade.balance(fun)).toBe((funBefore ?? 0n) + fun.stakes.min)
    const [own] = await tableOf(arcade).listOwn(member, 'a-code', { limit: 1 })
    expect(own).toMatchObject({ state: 'voided', payout: '0', voidedBy: 'interrupted' })
    const ended = (await arcade.seeds.listCommitments(0n, 1_000)).find(
      ({ id }) => id === before.chain,
    )
    expect(ended).toMatchObject({ endedBy: 'unreadable' })
    setNow(nowMs() + 60_000)
    await tableOf(other).step()
    const next = await tableOf(other).look('')
    expect(next).toMatchObject({ round: before.round + 1, phase: 'betting', place: 1 })
    expect(next?.chain).not.toBe(before.chain)
    // Past rounds stay, with what proves them.
    expect(next?.history.length).toBeGreaterThan(0)
    const chains = await tableOf(other).listChains()
    expect(chains.map(({ endedBy }) => endedBy).slice(0, 2)).toEqual(['', 'unreadable'])
  })
})

describe('the clock of the tables', () => {
  it('[AR32] is the database’s: nodes whose clocks are wrong by an hour pay the same', async () => {
    const tableClock = createDatabaseClock(db)
    const nodeAt = (aheadMs: number) =>
      restart({ tableClock, now: () => new Date(Date.now() + aheadMs) })
    const [fast, behind] = [nodeAt(3_600_000), nodeAt(-3_600_000)]
    // The time that other tests pushed ahead is over for these.
    await db.sql`update arcade.shared_tables set driven_until = 'epoch'`
    delete clock.standsAt
    clock.offsetMs = 0
    const [first, second] = [await sit(await memberWith(rich)), await sit(await memberWith(rich))]
    const table = tableOf(fast, 'crash')
    const bet = { request: 'of-the-clocks', slot: 1, stake: first.stakes.min, choice: { outAt: 0 } }
    for (;;) {
      const state = await table.look('')
      if (state?.phase !== 'betting') {
        await table.step()
        continue
      }
      const placed = await table.place(first.session, first.stakes, bet)
      const other = await tableOf(behind, 'crash').place(second.session, second.stakes, bet)
      if (!placed.ok || !other.ok) throw new Error('A bet was refused.')
      await db.sql`
        update arcade.shared_rounds set phase_ends_at = clock_timestamp() - interval '2 seconds'
        where table_key = 'crash' and phase = 'betting'`
      await table.step()
      await new Promise((resolve) => setTimeout(resolve, 300))
      const leaving = await Promise.all([
        table.leave(first.session, placed.value.bet.id),
        tableOf(behind, 'crash').leave(second.session, other.value.bet.id),
      ])
      await db.sql`
        update arcade.shared_rounds set started_at = clock_timestamp() - interval '200 seconds'
        where table_key = 'crash' and phase = 'running'`
      await table.step()
      await db.sql`
        update arcade.shared_rounds set phase_ends_at = clock_timestamp()
        where table_key = 'crash' and phase = 'over'`
      const left = leaving.flatMap((one) =>
        one.ok ? [(one.value.bet.move as { outAt: number }).outAt] : [],
      )
      // It flew for less than that.
      if (left.length < 2) continue
      for (const outAt of left) {
        expect(outAt).toBeGreaterThanOrEqual(multipleAt(250))
        expect(outAt).toBeLessThanOrEqual(multipleAt(3_000))
      }
      expect(Math.abs(left[0]! - left[1]!)).toBeLessThanOrEqual(10)
      break
    }
  })
})

it('[AR35] who comes to a table before its very first round waits for it, whichever node drives', async () => {
  await db.sql`delete from arcade.shared_bets where table_key = 'wheel'`
  await db.sql`delete from arcade.shared_rounds where table_key = 'wheel'`
  const driving = tableOf(arcade)
  await driving.step()
  const seen = tableOf(restart()).look('')
  await new Promise((rest) => setTimeout(rest, 400))
  await driving.step()
  expect(await seen).toMatchObject({ phase: 'betting', round: 1 })
})

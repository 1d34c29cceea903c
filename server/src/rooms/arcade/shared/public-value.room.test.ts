import { describe, expect, it } from 'vitest'
import { findSharedGame } from '@baize/games/find-game'
import type { Json } from '@baize/games/game'
import { graceMs } from '@baize/games/public-beacon'
import { verifyShared } from '@baize/games/verify-shared'
import { chainChance } from '@baize/kernel/fair'
import { claimOf, createHeldBeacon, seatAt, testArcade } from '../../../../testing/arcade.ts'
import { fragment } from '../../../platform/database/database.ts'
import type { Arcade } from '../arcade.ts'
import { createDemoBeacon } from '../beacon/demo.ts'
import { leaseMs } from './lease.ts'
import { closingMs, patienceMs } from './public-value.ts'
import type { SharedTable } from './tables.ts'

const test = await testArcade()
const { memberWith, launchToken, cashOf, clock, wagers, restart, told, db, app } = test
// The platform below drives its own tables, by the true clock.
await app.rooms.arcade.stop()
const { beacon, held } = createHeldBeacon()
const arcade = restart({ beacon })
const rich = 1_000_000n
const began = Date.now()
clock.standsAt = began
let asked = 0

const nowMs = () => began + clock.offsetMs
const setNow = (ms: number) => void (clock.offsetMs = Math.max(clock.offsetMs, ms - began))
const choices: Readonly<Record<string, Json>> = {
  crash: { outAt: 0 },
  wheel: { bets: [{ spot: '1', stake: '1000' }] },
}

function tableOf(node: Arcade, model: string): SharedTable {
  const table = node.findTable(model)
  if (table === undefined) throw new Error('There is no table.')
  return table
}

describe.each(['crash', 'wheel'])('the public value of a round of %s', (model) => {
  const table = tableOf(arcade, model)

  async function look(node: Arcade = arcade) {
    const state = await tableOf(node, model).look('')
    if (state === undefined) throw new Error('There is no round.')
    return state
  }

  async function untilBetting() {
    held.isOut = true
    for (;;) {
      const state = await look()
      const isOpen = Date.parse(state.phaseEndsAt) > nowMs() + 4_000
      if (state.phase === 'betting' && isOpen) return state
      setNow(nowMs() + (state.phase === 'running' ? 200_000 : 5_000))
      await table.step()
    }
  }

  async function bet() {
    const member = await memberWith(rich)
    const { session, stakes } = await seatAt(arcade, await launchToken(member, 'crash'))
    const request = `request-${(asked += 1)}`
    const wanted = { request, slot: 1, stake: 1_000n, choice: choices[model] }
    const place = () => table.place(session, { ...stakes, step: 1n }, wanted)
    return { member, place }
  }

  async function placed() {
    const { member, place } = await bet()
    expect(await place()).toMatchObject({ ok: true })
    return member
  }

  /** No bet is taken any more, and the value is not out. */
  async function close() {
    held.isOut = false
    setNow(Date.parse((await look()).phaseEndsAt) + closingMs)
    await table.step()
    return await look()
  }

  async function end() {
    setNow(nowMs() + 200_000)
    await table.step()
    const open = async () =>
      (await db.sql`select from arcade.shared_bets where ended_at is null`).length
    await expect.poll(open).toBe(0)
    return await look()
  }

  it('[AR44] is named with the end of the betting when that opens, comes after the last bet, and is waited for', async () => {
    const opened = await untilBetting()
    const { beaconRound, closesAt } = opened
    expect(opened).toMatchObject({ scheme: 2, beacon: 'test', beaconValue: '', voidedBy: '' })
    expect(closesAt).toBe(opened.phaseEndsAt)
    const moment = beacon.timeOf(beaconRound).getTime()
    const lastBet = Date.parse(closesAt) + graceMs
    expect(moment).toBeGreaterThan(lastBet)
    // It is the first that comes then: none could have been passed over.
    expect(moment - lastBet).toBeLessThanOrEqual(1_000)
    await placed()
    const late = await bet()
    told.length = 0
    held.asked.length = 0
    const waiting = await close()
    expect(waiting).toMatchObject({ phase: 'awaiting', link: '', outcome: null, beaconValue: '' })
    expect(await late.place()).toMatchObject({ ok: false, code: 'betting_closed' })
    await table.step()
    expect(await look()).toMatchObject({ phase: 'awaiting', beaconRound, closesAt })
    // Nobody asked for another value, to see which one suits.
    expect(new Set(held.asked)).toEqual(new Set([beaconRound]))
    held.isOut = true
    await table.step()
    const running = await look()
    expect(running).toMatchObject({ phase: 'running', beaconRound, closesAt, link: '' })
    expect(running.beaconValue).toMatch(/^[0-9a-f]{64}$/)
    const phases = told.flatMap(({ event }) =>
      event.kind === 'shared.phase' ? [event.state.phase] : [],
    )
    expect(phases).toEqual(['awaiting', 'running'])
    await end()
  })

  it('[AR44] decides it with the link: what link and salt alone give is not what comes', async () => {
    const game = findSharedGame(model)!
    let different = 0
    for (let rounds = 0; rounds < 4; rounds += 1) {
      await untilBetting()
      await close()
      held.isOut = true
      await table.step()
      const over = await end()
      const claim = claimOf(over)
      expect(verifyShared(claim)).toMatchObject({
        value: { checks: { salt: true, outcome: true }, isKnownBefore: false },
      })
      const before = game.draw(chainChance(over.link, claim.salt))
      if (JSON.stringify(before) !== JSON.stringify(over.outcome)) different += 1
    }
    expect(different).toBeGreaterThan(0)
  })

  it('[AR44] is the one that was named, whichever node goes on and however late', async () => {
    const { beaconRound, closesAt, round } = await untilBetting()
    const member = await placed()
    await close()
    // All stood still for longer than a value is waited for; it can be had, so that nothing is voided.
    setNow(nowMs() + patienceMs + leaseMs + 60_000)
    held.isOut = true
    held.asked.length = 0
    const other = restart({ beacon })
    await tableOf(other, model).step()
    const running = await look(other)
    expect(running).toMatchObject({ round, phase: 'running', beaconRound, closesAt })
    expect(running.beaconValue).toBe(await beacon.valueOf(beaconRound, new Date()))
    expect(new Set(held.asked)).toEqual(new Set([beaconRound]))
    setNow(nowMs() + 200_000 + leaseMs)
    const over = await end()
    expect(over).toMatchObject({ round, phase: 'over' })
    expect(verifyShared(claimOf(over))).toMatchObject({
      value: { verdict: 'incomplete', checks: { chain: true, salt: true, outcome: true } },
    })
    expect((await wagers.listWagers(member)).map(({ status }) => status)).toEqual(['settled'])
  })

  it('[AR44] cannot be named anew, nor be changed once it is there', async () => {
    const { round } = await untilBetting()
    const change = (what: ReturnType<typeof fragment>) =>
      db.sql`
        update arcade.shared_rounds set ${what} where table_key = ${model} and number = ${round}`
    for (const what of [
      fragment`closes_at = closes_at + interval '3 seconds'`,
      fragment`beacon_round = beacon_round + 1`,
      fragment`beacon = 'another'`,
      fragment`scheme = 1`,
    ]) {
      await expect(change(what)).rejects.toThrow('does not change')
    }
    await close()
    held.isOut = true
    await table.step()
    const another = fragment`beacon_value = ${'ab'.repeat(32)}`
    await expect(change(another)).rejects.toThrow('does not change')
    await end()
  })

  it('[AR45] that does not come in time voids the round: every stake goes back, its link is told, and the table waits', async () => {
    const { round, chain, place, beaconRound } = await untilBetting()
    const member = await placed()
    const fun = await seatAt(arcade, await launchToken(null, 'crash'))
    const funBefore = await arcade.balance(fun)
    await table.place(
      fun.session,
      { ...fun.stakes, step: 1n },
      { request: `request-${(asked += 1)}`, slot: 1, stake: 1_000n, choice: choices[model] },
    )
    const { phaseEndsAt } = await close()
    const moment = beacon.timeOf(beaconRound).getTime()
    expect(Date.parse(phaseEndsAt)).toBe(moment + patienceMs)
    setNow(moment + patienceMs - 1)
    await table.step()
    expect(await look()).toMatchObject({ phase: 'awaiting' })
    setNow(moment + patienceMs)
    told.length = 0
    await table.step()
    const voided = await look()
    expect(voided).toMatchObject({ round, phase: 'voided', voidedBy: 'no_value', outcome: null })
    expect(voided.link).toMatch(/^[0-9a-f]{64}$/)
    expect(told.map(({ event }) => event)).toMatchObject([
      { kind: 'shared.phase', state: { phase: 'voided', voidedBy: 'no_value' } },
    ])
    await expect.poll(() => cashOf(member)).toBe(rich)
    await expect.poll(() => arcade.balance(fun)).toBe(funBefore)
    expect((await wagers.listWagers(member)).map(({ status }) => status)).toEqual(['voided'])
    // Its money is back a moment before it says so.
    await expect
      .poll(async () => (await table.listOwn(member, 'a-code', { limit: 1 }))[0])
      .toMatchObject({ state: 'voided', payout: '0', voidedBy: 'no_value' })

    // Another round would end as this one did.
    setNow(nowMs() + 60_000)
    await table.step()
    expect(await look()).toMatchObject({ round, phase: 'voided' })
    held.isOut = true
    await table.step()
    expect(await look()).toMatchObject({ round: round + 1, phase: 'betting', place: place + 1 })
    // It stands in the history with its place, and with the value that came too late.
    const { list } = await table.listPast({ limit: 5 })
    expect(list[0]).toMatchObject({ round, chain, place, outcome: null, voidedBy: 'no_value' })
    expect(list[0]).toMatchObject({ link: voided.link, beaconRound })
    expect(list[0]?.beaconValue).toMatch(/^[0-9a-f]{64}$/)
    expect((await look()).history.some((one) => one.round === round)).toBe(false)
  })

  it('[AR44] was none in rounds of before: one that is open ends as its chain said', async () => {
    const { round, chain, place } = await untilBetting()
    await close()
    held.isOut = true
    await table.step()
    await end()
    const before = round + 1
    const commitment = 'ab'.repeat(32)
    const at = new Date(nowMs())
    await db.sql`
      insert into arcade.shared_rounds
        (table_key, number, chain, place, commitment, phase, opened_at, phase_ends_at, scheme)
      values (${model}, ${before}, ${chain}, ${place + 1}, ${commitment}, 'betting', ${at}, ${at}, 1)`
    setNow(nowMs() + 10_000)
    await table.step()
    expect(await look()).toMatchObject({ round: before, phase: 'running', scheme: 1 })
    const over = await end()
    const { ownRound: _, ownValue: __, closesAt: ___, ...claim } = claimOf(over)
    const old = { ...claim, predecessor: over.history[1]!.link }
    expect(verifyShared(old)).toMatchObject({
      value: { checks: { salt: true, outcome: true }, isKnownBefore: true },
    })
  })
})

it('[AR44] a demo draws its values in the same order: none before the bets are in', async () => {
  const demo = createDemoBeacon({ db })
  const round = demo.roundFrom(new Date(nowMs()))
  expect(await demo.valueOf(round, new Date(demo.timeOf(round).getTime() - 1))).toBeUndefined()
  const value = await demo.valueOf(round, demo.timeOf(round))
  expect(value).toMatch(/^[0-9a-f]{64}$/)
  expect(await demo.valueOf(round, demo.timeOf(round))).toBe(value)
})

import { describe, expect, it, vi } from 'vitest'
import * as contract from '@baize/contract/points/points'
import * as desk from '@baize/contract/points/points-desk'
import { pointsDocument } from '@baize/contract/points/points-settings'
import { money } from '@baize/kernel/money'
import { ownerOf } from '../../testing/database.ts'
import { offeredGame } from '../../testing/offers.ts'
import { patience, testPointsApp } from '../../testing/points.ts'
import { pointsRules } from '../rooms/points/points.ts'

const test = await testPointsApp()
const { app, db, call, member, makeId, play, stake, publish } = test
const { pointsOf, goodWith, redeem, ask, sumOfPoints } = test
const { wagers } = app.rooms
const key = () => ({ provider: 'test', transaction: makeId('txn') })

describe('earning', () => {
  it('[PT2] [PT4] settled valid bets earn points, and parts of a point add up', async () => {
    const who = await member(10_000n)
    for (let bet = 0; bet < 3; bet += 1) await play(who, 999n)
    await vi.waitFor(async () => expect((await pointsOf(who)).points).toBe('2'), patience)
    await play(who, 3n)
    await vi.waitFor(async () => expect((await pointsOf(who)).points).toBe('3'), patience)
    const { items } = (await call(contract.getPointDetails, who)).value
    expect(items[0]).toMatchObject({ why: 'earned', current: '2', changed: '1', balance: '3' })
    expect(await sumOfPoints()).toBe(0n)
  })

  it('[PT5] a correction takes back what the bet earned too much, and what was spent is owed', async () => {
    const who = await member(200_000n)
    const { vendor, code: game } = await offeredGame(db, { category: 'LIVE' })
    const staked = key()
    const bet = { member: who, product: 'LIVE', vendor, game, round: makeId('txn') } as const
    const placed = await wagers.stake({ ...bet, key: staked, amount: money(200_000n, 'PHP') })
    expect(placed.ok).toBe(true)
    const of = { stake: staked.transaction }
    await wagers.settle({ key: key(), member: who, of, payout: money(0n, 'PHP') })
    await vi.waitFor(async () => expect((await pointsOf(who)).points).toBe('100'), patience)
    const good = await goodWith(1)
    const made = await redeem(who, ask(good))
    expect(made.value).toMatchObject({ status: 'processing', requiredPoints: '50' })
    expect(await pointsOf(who)).toEqual({ points: '50', held: '50', owed: '0' })
    // A push counts nothing: all of it is taken back, though half was given away meanwhile.
    const push = { key: key(), member: who, of, payout: money(200_000n, 'PHP'), reason: 'A push' }
    const again = await wagers.resettle(push)
    expect(again.ok).toBe(true)
    await vi.waitFor(async () => {
      expect(await pointsOf(who)).toEqual({ points: '0', held: '50', owed: '50' })
    }, patience)
    const { id } = made.value
    const payload = { version: 1, remark: 'None left' }
    expect((await call(desk.rejectPointOrder, 'finance', { id, payload })).code).toBe('')
    expect(await pointsOf(who)).toEqual({ points: '0', held: '0', owed: '0' })
    expect(await sumOfPoints()).toBe(0n)
  })

  it('[PT6] news that broke off half way are heard again and give once', async () => {
    const who = await member(50_000n)
    const owner = await ownerOf(db)
    await owner.sql`
      create function points.break_off() returns trigger language plpgsql as $$
      begin raise exception 'A test breaks off'; end $$`
    await owner.sql`
      create trigger purses_break_off before update on points.purses
      for each row execute function points.break_off()`
    await play(who, 50_000n)
    const behind = async () => {
      const found = await db.sql.one<{ tries: number }>`
        select coalesce(max(attempts), 0)::int as tries from platform.parked_events
        where subscriber = 'points'`
      expect(found.tries).toBeGreaterThan(0)
    }
    await vi.waitFor(behind, patience)
    expect((await pointsOf(who)).points).toBe('0')
    await owner.sql`drop trigger purses_break_off on points.purses`
    await play(await member(1_000n), 1_000n)
    await vi.waitFor(async () => expect((await pointsOf(who)).points).toBe('50'), patience)
    expect(await sumOfPoints()).toBe(0n)
  }, 60_000)

  it('[PT3] what held at the stake decides, though it was changed before the settlement', async () => {
    const who = await member(20_000n)
    const staked = key()
    await stake(who, 10_000n, staked)
    const { weights } = pointsRules.seed(undefined)
    await test.setRates({ weights: { ...weights, RNG: 5_000 } })
    const of = { stake: staked.transaction }
    await wagers.settle({ key: key(), member: who, of, payout: money(0n, 'PHP') })
    await vi.waitFor(async () => expect((await pointsOf(who)).points).toBe('10'), patience)
    await play(who, 10_000n)
    await vi.waitFor(async () => expect((await pointsOf(who)).points).toBe('15'), patience)
    // It is for two people, and nothing changes until the second agrees.
    await publish('admin', pointsDocument, { weights })
    const { earning } = (await call(contract.getPointConfig, who)).value
    expect(earning).toContainEqual({ product: 'RNG', validBet: '2000' })
  })

  it('[PT1] points of last month are spent like those of today', async () => {
    const who = await member(1_000_000n)
    await play(who, 1_000_000n)
    const spendable = async () => Number((await pointsOf(who)).points)
    await vi.waitFor(async () => expect(await spendable()).toBeGreaterThan(0), patience)
    const before = await spendable()
    const good = await goodWith(1)
    test.clock.offsetMs = 25 * 86_400_000
    await db.sql`update platform.sessions set created_at = ${test.now()}, seen_at = ${test.now()}`
    expect((await redeem(who, ask(good))).value).toMatchObject({ status: 'processing' })
    expect(await spendable()).toBe(before - 50)
  })
})

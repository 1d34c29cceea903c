import { describe, expect, it } from 'vitest'
import type { Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { rightPassword, testCashierOut } from '../../../../testing/cashier-out.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { owing } from '../../../../testing/owing.ts'

const db = await testDatabase({ poolSize: 24 })
const desk = await testCashierOut(db)
const { downline, upline, uplineRecord, wallet, makeId, person, cashOf, change, set, lives } = desk
const usual = set.cashier
const teams = new Map<string, readonly string[]>()
downline.setTeam(async (_, agent, member) => teams.get(agent)?.includes(member) ?? false)

const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

const asking = (member: Id<'mem'>, to: string, given: object = {}) => ({
  id: makeId('upl'),
  member,
  to,
  amount: '30000',
  currency: 'PHP',
  note: 'for a start',
  paymentPassword: rightPassword,
  ...given,
})

/** An agent with cash, somebody right below, and somebody below that one. */
async function line(amount = 100_000n, given: object = {}) {
  const agent = await person(amount, { type: 1 })
  const below = await person(0n, { type: 1, uplineId: agent })
  const deep = await person(0n, { uplineId: below, ...given })
  teams.set(agent, [below, deep])
  teams.set(below, [deep])
  return { agent, below, deep }
}

describe('giving to somebody of the team', () => {
  it('[AG74] moves cash for good, to any depth, in one movement, and tells both', async () => {
    const { agent, below, deep } = await line()
    const given = await downline.transfer(asking(agent, deep))
    expect(given).toMatchObject({ value: { amount: 30_000n, receiver: deep, downward: true } })
    expect(codeOf(await downline.transfer(asking(agent, below)))).toBe('ok')
    expect(await cashOf(agent)).toEqual({ all: 40_000n, free: 40_000n })
    expect(await cashOf(deep)).toEqual({ all: 30_000n, free: 30_000n })
    wallet.flush()
    const told = desk.told.filter(({ event }) => event.kind === 'balance.changed')
    expect(told.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining([`member:${agent}`, `member:${deep}`]),
    )
    expect(desk.notices.find(({ member }) => member === deep)).toMatchObject({
      about: 'downlineReceived',
      values: { amount: money(30_000n, 'PHP'), note: 'for a start' },
    })
    expect(desk.warned.findLast(({ member }) => member === agent)?.about).toBe('downlineSent')
    const span = { from: new Date(0), until: new Date(Date.now() + 86_400_000) }
    const [entry] = await uplineRecord.list(deep, { ...span, limit: 5 })
    expect(entry).toMatchObject({ kind: 'upline', amount: 30_000n, state: 'done' })
  })

  it('[AG74] the same id gives once; with other content it is refused', async () => {
    const { agent, below, deep } = await line()
    const asked = asking(agent, deep)
    const first = await downline.transfer(asked)
    expect(await downline.transfer(asked)).toEqual(first)
    const others = [{ amount: '30001' }, { note: 'other' }, { to: below }]
    for (const other of others) {
      expect(codeOf(await downline.transfer({ ...asked, ...other }))).toBe('id_used_differently')
    }
    expect(codeOf(await upline.transfer({ ...asked, member: agent }))).toBe('id_used_differently')
    expect((await cashOf(agent)).all).toBe(70_000n)
  })

  it.each([
    [{ amount: '0' }, 'amount_not_positive'],
    [{ currency: 'USD' }, 'wrong_currency'],
    [{ amount: '4999' }, 'below_minimum'],
    [{ amount: '5000001' }, 'above_day_left'],
    [{ amount: '100001' }, 'insufficient_funds'],
    [{ paymentPassword: 'wrong' }, 'payment_password_wrong'],
    [{ to: 'mem_nobody000000' }, 'not_in_team'],
  ])('[AG75] %o is refused as %s and moves nothing', async (given, code) => {
    const { agent, deep } = await line()
    expect(codeOf(await downline.transfer(asking(agent, deep, given)))).toBe(code)
    expect(await cashOf(agent)).toEqual({ all: 100_000n, free: 100_000n })
    expect((await cashOf(deep)).all).toBe(0n)
  })

  it('[AG75] nothing goes to oneself, upwards, or to somebody of another team', async () => {
    const { agent, below } = await line()
    const stranger = await line()
    const give = async (from: Id<'mem'>, to: string) =>
      codeOf(await downline.transfer(asking(from, to)))
    expect(await give(agent, agent)).toBe('transfer_to_self')
    expect(await give(below, agent)).toBe('not_in_team')
    expect(await give(agent, stranger.deep)).toBe('not_in_team')
    expect((await downline.get(agent, stranger.deep)).ok).toBe(false)
    expect((await cashOf(agent)).all).toBe(100_000n)
  })

  it('[AG75] nothing goes from or to somebody who is kept out, nor to a trial account', async () => {
    const { agent, below, deep } = await line()
    const give = async (to: string) => codeOf(await downline.transfer(asking(agent, to)))
    const trial = await person(0n, { type: 4, uplineId: agent })
    teams.set(agent, [below, deep, trial])
    expect(await give(trial)).toBe('not_for_trial')
    await lives.setState(below, 'closed')
    expect(await give(below)).toBe('receiver_blocked')
    await lives.bar(deep, 'exclusion')
    expect(await give(deep)).toBe('receiver_blocked')
    await lives.setState(below, 'open')
    await lives.setState(agent, 'locked')
    expect(await give(below)).toBe('member_blocked')
    await lives.setState(agent, 'open')
    await lives.holdMoney(agent)
    expect(await give(below)).toBe('money_held')
  })

  it('[AG75] [AG171] what is owed stays', async () => {
    const { agent, deep } = await line(100_000n)
    wallet.setOwed(owing(80_000n))
    expect(codeOf(await downline.transfer(asking(agent, deep)))).toBe('funds_owed')
    wallet.setOwed(owing(0n))
  })

  it('[AG180] says what there is, what each thing holds of it, and what may leave', async () => {
    const { agent, deep } = await line(100_000n)
    const lock = { id: makeId('lck'), member: agent, reason: 'bonus' } as const
    await db.transaction((tx) => wallet.lock(tx, { ...lock, amount: money(30_000n, 'PHP') }))
    const purse = async () => {
      const found = await downline.get(agent, deep)
      return found.ok ? found.value.purse : undefined
    }
    const held = { cash: 100_000n, heldByLocks: 30_000n }
    expect(await purse()).toEqual({ ...held, heldByContracts: 0n, available: 70_000n })
    wallet.setOwed(owing(50_000n))
    expect(await purse()).toEqual({ ...held, heldByContracts: 50_000n, available: 20_000n })
    // More is owed than there is: what is there is all held, and nothing is held twice.
    wallet.setOwed(owing(500_000n))
    expect(await purse()).toEqual({ ...held, heldByContracts: 70_000n, available: 0n })
    wallet.setOwed(owing(0n))
  })

  it('[AG75] what locks hold stays, and the limit of a day holds against many at once, apart from gifts upwards', async () => {
    const { agent, deep } = await line(1_000_000n)
    const lock = { id: makeId('lck'), member: agent, reason: 'bonus' } as const
    await db.transaction((tx) => wallet.lock(tx, { ...lock, amount: money(990_000n, 'PHP') }))
    expect(codeOf(await downline.transfer(asking(agent, deep)))).toBe('funds_locked')
    await db.transaction((tx) => wallet.lift(tx, lock.id))
    change({ uplinePerDay: { PHP: '100000' } })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => downline.transfer(asking(agent, deep))),
    )
    const codes = answers.map(codeOf)
    expect(codes.filter((code) => code === 'ok')).toHaveLength(3)
    expect(codes.filter((code) => code === 'above_day_left')).toHaveLength(5)
    expect((await cashOf(deep)).all).toBe(90_000n)
    expect((await upline.get(agent)).left).toBe(100_000n)
    expect(await downline.get(agent, deep)).toMatchObject({ value: { left: 10_000n } })
    set.cashier = usual
  })
})

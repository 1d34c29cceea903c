import { describe, expect, it } from 'vitest'
import type { Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { rightPassword, testCashierOut } from '../../../../testing/cashier-out.ts'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import { owing } from '../../../../testing/owing.ts'

const db = await testDatabase({ poolSize: 24 })
const desk = await testCashierOut(db)
const { upline, uplineRecord, wallet, makeId, person, cashOf, change, set, told, notices } = desk
const usual = set.cashier

const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)

const asking = (member: Id<'mem'>, given: object = {}) => ({
  id: makeId('upl'),
  member,
  amount: '30000',
  currency: 'PHP',
  note: 'for the team',
  paymentPassword: rightPassword,
  ...given,
})

/** A member with cash, and whoever stands above. */
async function pair(amount = 100_000n) {
  const above = await person(0n, { type: 1 })
  return { above, member: await person(amount, { uplineId: above }) }
}

describe('giving to the upline', () => {
  it('[X80] moves cash for good, in one movement, and tells both', async () => {
    const { above, member } = await pair()
    const given = await upline.transfer(asking(member))
    expect(given).toMatchObject({
      value: { amount: 30_000n, receiver: above, note: 'for the team' },
    })
    expect(await cashOf(member)).toEqual({ all: 70_000n, free: 70_000n })
    expect(await cashOf(above)).toEqual({ all: 30_000n, free: 30_000n })
    wallet.flush()
    const topics = told.filter(({ event }) => event.kind === 'balance.changed')
    expect(topics.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining([`member:${member}`, `member:${above}`]),
    )
    expect(notices.at(-1)).toMatchObject({
      member: above,
      about: 'uplineReceived',
      values: { amount: money(30_000n, 'PHP'), note: 'for the team' },
    })
  })

  it('[X81] the same id gives once; with other content it is refused; an old one too', async () => {
    const { member } = await pair()
    const asked = asking(member)
    const first = await upline.transfer(asked)
    expect(await upline.transfer(asked)).toEqual(first)
    expect(codeOf(await upline.transfer({ ...asked, amount: '30001' }))).toBe('id_used_differently')
    expect(codeOf(await upline.transfer({ ...asked, note: 'other' }))).toBe('id_used_differently')
    expect((await cashOf(member)).all).toBe(70_000n)
    const old = asking(member)
    desk.wait(25 * 3_600_000)
    expect(codeOf(await upline.transfer(old))).toBe('id_out_of_time')
    desk.wait(-25 * 3_600_000)
  })

  it.each([
    [{ amount: '0' }, 'amount_not_positive'],
    [{ amount: '1.2' }, 'amount_too_precise'],
    [{ currency: 'USD' }, 'wrong_currency'],
    [{ amount: '4999' }, 'below_minimum'],
    [{ amount: '5000001' }, 'above_day_left'],
    [{ amount: '100001' }, 'insufficient_funds'],
    [{ paymentPassword: 'wrong' }, 'payment_password_wrong'],
  ])('[X82] %o is refused as %s and moves nothing', async (given, code) => {
    const { member, above } = await pair()
    expect(codeOf(await upline.transfer(asking(member, given)))).toBe(code)
    expect(await cashOf(member)).toEqual({ all: 100_000n, free: 100_000n })
    expect((await cashOf(above)).all).toBe(0n)
  })

  it('[X82] what locks hold stays, and so does what is on its way out', async () => {
    const { member } = await pair()
    await db.transaction((tx) =>
      wallet.lock(tx, {
        id: makeId('lck'),
        member,
        amount: money(80_000n, 'PHP'),
        reason: 'turnover',
      }),
    )
    expect(codeOf(await upline.transfer(asking(member)))).toBe('funds_locked')
  })

  it('[X82] [AG171] what is owed stays', async () => {
    const { member } = await pair()
    wallet.setOwed(owing(80_000n))
    expect(codeOf(await upline.transfer(asking(member)))).toBe('funds_owed')
    wallet.setOwed(owing(0n))
    expect(codeOf(await upline.transfer(asking(member)))).toBe('ok')
  })

  it('[X84] nobody above, or nobody who can get anything: no transfer', async () => {
    expect(codeOf(await upline.transfer(asking(await person(100_000n))))).toBe('no_upline')
    const { above, member } = await pair()
    await desk.lives.setState(above, 'closed')
    expect(codeOf(await upline.transfer(asking(member)))).toBe('no_upline')
    expect((await upline.get(member)).upline).toBe(null)
    const other = await pair()
    await desk.lives.bar(other.above, 'exclusion')
    expect(codeOf(await upline.transfer(asking(other.member)))).toBe('no_upline')
  })

  it('[SU13] who gives is told at once and once', async () => {
    const { member } = await pair()
    const asked = asking(member)
    await upline.transfer(asked)
    await upline.transfer(asked)
    const told = desk.warned.filter((one) => one.member === member)
    expect(told.map(({ about }) => about)).toEqual(['uplineSent'])
  })

  it('[X97] nothing is given while a reset of the payment password holds money', async () => {
    const { member, above } = await pair()
    const until = await desk.lives.holdMoney(member)
    expect(await upline.transfer(asking(member))).toMatchObject({
      code: 'money_held',
      value: { until: until?.toISOString() },
    })
    expect((await upline.get(member)).heldUntil).toEqual(until)
    expect((await cashOf(above)).all).toBe(0n)
  })

  it('[X84] who is locked or kept out gives nothing', async () => {
    const [locked, barred] = [await pair(), await pair()]
    await desk.lives.setState(locked.member, 'locked')
    await desk.lives.bar(barred.member, 'time_out')
    expect(codeOf(await upline.transfer(asking(locked.member)))).toBe('member_blocked')
    expect(codeOf(await upline.transfer(asking(barred.member)))).toBe('member_blocked')
  })

  it('[X82] twenty at once give no more than the day allows', async () => {
    change({ uplinePerDay: { PHP: '90000' } })
    const { member, above } = await pair(1_000_000n)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => upline.transfer(asking(member))),
    )
    expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(3)
    expect((await cashOf(above)).all).toBe(90_000n)
    expect(await upline.get(member)).toMatchObject({ left: 0n, purse: { available: 910_000n } })
    desk.wait(24 * 3_600_000)
    expect((await upline.get(member)).left).toBe(90_000n)
    desk.wait(-24 * 3_600_000)
    set.cashier = usual
  })

  it('[X83] the view tells the name, the bounds and the latest', async () => {
    const { member } = await pair()
    await upline.transfer(asking(member))
    const view = await upline.get(member)
    expect(view).toMatchObject({
      upline: expect.stringMatching(/^cashier\d+$/) as string,
      bounds: { min: 5_000n, perDay: 5_000_000n },
      left: 4_970_000n,
      paymentPasswordSet: true,
    })
    expect(view.latest).toMatchObject([{ amount: 30_000n, to: view.upline }])
  })

  it('[X85] both sides find it in their record, with its sign; the table keeps it', async () => {
    const { above, member } = await pair()
    const given = await upline.transfer(asking(member))
    const id = given.ok ? given.value.id : ''
    const span = { from: new Date(Date.now() - 60_000), until: new Date(Date.now() + 60_000) }
    const read = async (who: Id<'mem'>) =>
      (await uplineRecord.list(who, { ...span, limit: 9 })).map((entry) => [entry.id, entry.amount])
    expect(await read(member)).toEqual([[id, -30_000n]])
    expect(await read(above)).toEqual([[id, 30_000n]])
    expect(await uplineRecord.sum(member, span)).toEqual({ in: 0n, out: 30_000n })
    expect(await uplineRecord.sum(above, span)).toEqual({ in: 30_000n, out: 0n })
    expect(await uplineRecord.list(member, { ...span, outcome: 'open', limit: 9 })).toEqual([])
    const owner = await ownerOf(db)
    await expect(
      owner.sql`update cashier.upline_transfers set amount = 1 where id = ${id}`,
    ).rejects.toThrow('is refused')
  })
})

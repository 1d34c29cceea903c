import { describe, expect, it } from 'vitest'
import type { MemberId } from '../identity/identity.ts'
import { eventsOf } from '../../../testing/system.ts'
import { testProtection } from '../../../testing/protection.ts'

const test = await testProtection()
const { protection, db, clock, setLimit, reserve, count, release, wait, limitOf, historyOf } = test
const { createMember, makeId, news } = test

const newMember = async (): Promise<MemberId> => (await createMember()).id
const codeOf = (done: { readonly ok: boolean; readonly code?: string }) =>
  done.ok ? 'ok' : done.code

describe('deposit limits', () => {
  it('[PR1] without a limit everything passes, and is counted all the same', async () => {
    const member = await newMember()
    expect(codeOf(await reserve(member, 1_000_000n))).toBe('ok')
    expect(await protection.findBindingLimit(member)).toBeUndefined()
    await setLimit(member, '500')
    expect(await limitOf(member)).toMatchObject({ amount: 500n, used: 1_000_000n })
    expect(await reserve(member, 1n)).toMatchObject({
      code: 'deposit_limit_reached',
      params: { left: { amount: 0n, currency: 'PHP' } },
    })
  })

  it('[PR1] an order up to the limit passes, and one unit more does not', async () => {
    const member = await newMember()
    await setLimit(member, '10000')
    expect(await reserve(member, 10_001n)).toMatchObject({
      code: 'deposit_limit_reached',
      params: { left: { amount: 10_000n, currency: 'PHP' } },
    })
    expect(codeOf(await reserve(member, 10_000n))).toBe('ok')
    expect(codeOf(await reserve(member, 1n))).toBe('deposit_limit_reached')
  })

  it('[PR2] of several the one that leaves least binds', async () => {
    const member = await newMember()
    await setLimit(member, '1000', 'day')
    await setLimit(member, '1500', 'week')
    expect(codeOf(await count(member, 1000n))).toBe('ok')
    wait(25)
    expect(await protection.findBindingLimit(member)).toEqual({
      period: 'week',
      amount: 1500n,
      left: 500n,
    })
    expect(codeOf(await reserve(member, 501n))).toBe('deposit_limit_reached')
    expect(codeOf(await reserve(member, 500n))).toBe('ok')
  })

  it('[PR1] what was paid counts until its period has passed', async () => {
    const member = await newMember()
    await setLimit(member, '100')
    await count(member, 100n)
    wait(23.9)
    expect(codeOf(await reserve(member, 1n))).toBe('deposit_limit_reached')
    wait(0.2)
    expect(codeOf(await reserve(member, 100n))).toBe('ok')
  })

  it('[PR5] an order that is open counts for as long as it may be paid, and no longer', async () => {
    const member = await newMember()
    const id = makeId('dep')
    await setLimit(member, '100')
    await reserve(member, 100n, id)
    wait(48)
    expect(codeOf(await reserve(member, 1n))).toBe('deposit_limit_reached')
    await release(id)
    expect(codeOf(await reserve(member, 100n))).toBe('ok')
  })

  it('[PR5] the same order again is the same order', async () => {
    const member = await newMember()
    const id = makeId('dep')
    await setLimit(member, '100')
    for (let times = 0; times < 3; times += 1) {
      expect(codeOf(await reserve(member, 60n, id))).toBe('ok')
    }
    expect((await limitOf(member)).used).toBe(60n)
    expect(codeOf(await count(member, 60n, id))).toBe('ok')
    expect(codeOf(await count(member, 60n, id))).toBe('ok')
    expect((await limitOf(member)).used).toBe(60n)
    await release(id)
    expect((await limitOf(member)).used).toBe(60n)
  })

  it('[PR6] what was paid takes the place of what was ordered', async () => {
    const member = await newMember()
    const id = makeId('dep')
    await setLimit(member, '100')
    await reserve(member, 80n, id)
    expect(codeOf(await count(member, 30n, id))).toBe('ok')
    expect((await limitOf(member)).used).toBe(30n)
    const more = makeId('dep')
    await reserve(member, 50n, more)
    expect(await count(member, 71n, more)).toMatchObject({
      code: 'deposit_limit_reached',
      params: { left: { amount: 70n } },
    })
    expect((await limitOf(member)).used).toBe(80n)
    expect(codeOf(await count(member, 70n, more))).toBe('ok')
  })

  it('[PR6] money for an order that was given up is judged anew', async () => {
    const member = await newMember()
    const id = makeId('dep')
    await setLimit(member, '100')
    await reserve(member, 100n, id)
    await release(id)
    await reserve(member, 60n)
    expect(codeOf(await count(member, 100n, id))).toBe('deposit_limit_reached')
    expect(codeOf(await count(member, 40n, id))).toBe('ok')
  })

  it('[PR6] what was ordered within the limit is taken though the limit was lowered since, and not a cent more', async () => {
    const member = await newMember()
    const id = makeId('dep')
    await setLimit(member, '100')
    await reserve(member, 100n, id)
    await setLimit(member, '50')
    expect(codeOf(await count(member, 101n, id))).toBe('deposit_limit_reached')
    expect(codeOf(await count(member, 100n, id))).toBe('ok')
    expect(await limitOf(member)).toMatchObject({ amount: 50n, used: 100n })
    expect(codeOf(await reserve(member, 1n))).toBe('deposit_limit_reached')
  })

  it('[PR6] the order itself is judged by the limit of now when it is sent again', async () => {
    const member = await newMember()
    const id = makeId('dep')
    await reserve(member, 100n, id)
    await release(id)
    await setLimit(member, '50')
    expect(codeOf(await count(member, 100n, id))).toBe('deposit_limit_reached')
  })

  it('[PR6] a break begun since the order keeps its money out', async () => {
    const member = await newMember()
    const id = makeId('dep')
    await setLimit(member, '100')
    await reserve(member, 100n, id)
    await protection.takeTimeOut(member, 24)
    expect(codeOf(await count(member, 10n, id))).toBe('member_timed_out')
    expect(codeOf(await reserve(member, 10n))).toBe('member_timed_out')
    await protection.excludeSelf(member, null)
    expect(codeOf(await reserve(member, 10n))).toBe('member_excluded')
  })

  it('[PR5] a deposit in another currency, or of somebody else, is a defect', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const id = makeId('dep')
    await reserve(member, 1n, id)
    await expect(reserve(other, 1n, id)).rejects.toThrow('somebody else')
    await expect(
      db.transaction((tx) =>
        protection.reserveDeposit(tx, {
          id: makeId('dep'),
          member,
          amount: { amount: 1n, currency: 'JPY' },
        }),
      ),
    ).rejects.toThrow('JPY')
  })

  it('[PR5] only what is too old to count is swept', async () => {
    const member = await newMember()
    const open = makeId('dep')
    await reserve(member, 1n, open)
    await count(member, 2n)
    wait(41 * 24)
    await count(member, 4n)
    await db.transaction((tx) => protection.sweepDeposits(tx))
    const left = await db.sql<{ amount: bigint }>`
      select amount from protection.deposits where member = ${member} order by amount`
    expect(left.map(({ amount }) => amount)).toEqual([1n, 4n])
    clock.ms = Date.now()
  })
})

describe('changing a limit', () => {
  it('[PR3] lower at once; higher after 24 hours and a second word', async () => {
    const member = await newMember()
    const key = { kind: 'deposit', period: 'day' } as const
    await setLimit(member, '10000')
    await setLimit(member, '5000')
    expect(await limitOf(member)).toMatchObject({ amount: 5000n, change: null })
    await setLimit(member, '50000')
    expect(await limitOf(member)).toMatchObject({
      amount: 5000n,
      change: { amount: 50_000n, isReady: false },
    })
    expect(codeOf(await protection.confirmLimit(member, key))).toBe('too_soon')
    wait(24)
    expect((await limitOf(member)).change?.isReady).toBe(true)
    expect((await limitOf(member)).amount).toBe(5000n)
    expect(codeOf(await reserve(member, 5001n))).toBe('deposit_limit_reached')
    expect(codeOf(await protection.confirmLimit(member, key))).toBe('ok')
    expect(await limitOf(member)).toMatchObject({ amount: 50_000n, change: null })
    expect(codeOf(await protection.confirmLimit(member, key))).toBe('not_found')
  })

  it('[PR3] a raise asked for twice keeps its time; another one begins anew', async () => {
    const member = await newMember()
    await setLimit(member, '100')
    await setLimit(member, '200')
    const { change: first } = await limitOf(member)
    wait(3)
    await setLimit(member, '200')
    expect((await limitOf(member)).change?.at).toEqual(first?.at)
    await setLimit(member, '300')
    expect((await limitOf(member)).change?.at).toEqual(new Date(clock.ms + 24 * 3_600_000))
  })

  it('[PR4] lowering forgets the raise that waits, and so does keeping', async () => {
    const member = await newMember()
    const key = { kind: 'deposit', period: 'day' } as const
    await setLimit(member, '100')
    await setLimit(member, '200')
    await setLimit(member, '90')
    expect(await limitOf(member)).toMatchObject({ amount: 90n, change: null })
    await setLimit(member, null)
    expect((await limitOf(member)).change).toMatchObject({ amount: null })
    expect(codeOf(await protection.dropLimitChange(member, key))).toBe('ok')
    expect(codeOf(await protection.dropLimitChange(member, key))).toBe('not_found')
    expect(await limitOf(member)).toMatchObject({ amount: 90n, change: null })
  })

  it('[PR3] taken away, it is gone after 24 hours and a second word', async () => {
    const member = await newMember()
    await setLimit(member, '100')
    await setLimit(member, null)
    wait(24)
    await protection.confirmLimit(member, { kind: 'deposit', period: 'day' })
    expect(await limitOf(member)).toMatchObject({ amount: null, change: null })
    expect(codeOf(await reserve(member, 1_000_000n))).toBe('ok')
  })

  it.each([
    ['0', 'amount_not_positive'],
    ['-5', 'amount_not_positive'],
    ['1.5', 'amount_too_precise'],
    ['1e9', 'amount_invalid'],
    ['', 'amount_invalid'],
    ['9007199254740992', 'amount_too_large'],
    ['ten', 'amount_invalid'],
  ])('[PR1] %o is no limit: %s', async (amount, code) => {
    const member = await newMember()
    expect(codeOf(await setLimit(member, amount))).toBe(code)
    expect((await limitOf(member)).amount).toBeNull()
  })

  it('[PR1] a limit is in the currency of its account', async () => {
    const member = await newMember()
    const wanted = { kind: 'loss', period: 'day', amount: '5', currency: 'JPY' } as const
    expect(codeOf(await protection.setLimit(member, wanted))).toBe('wrong_currency')
  })

  it('[PR12] everything stands in the history, and the member’s pages are told', async () => {
    const member = await newMember()
    await setLimit(member, '100')
    await setLimit(member, '50')
    await setLimit(member, '500')
    await reserve(member, 51n)
    await protection.setReminder(member, 30)
    await protection.setReminder(member, 30)
    await protection.acknowledgeReminder(member, { playedMinutes: 31, goesOn: true })
    const kinds = (await historyOf(member)).map(({ kind }) => kind)
    expect(kinds.reverse()).toEqual([
      'limit.set',
      'limit.lowered',
      'limit.raise_asked',
      'limit.reached',
      'reminder.set',
      'reminder.acknowledged',
    ])
    const own = news.filter(({ topic }) => topic === `member:${member}`)
    expect(own).toHaveLength(4)
    expect(own[0]?.event).toEqual({ kind: 'protection.changed' })
  })

  it('[PR12] a limit that stops somebody again and again is one affair', async () => {
    const member = await newMember()
    await setLimit(member, '10')
    for (let times = 0; times < 4; times += 1) await reserve(member, 11n)
    const reached = async () =>
      (await historyOf(member)).filter(({ kind }) => kind === 'limit.reached').length
    expect(await reached()).toBe(1)
    wait(0.2)
    await reserve(member, 11n)
    expect(await reached()).toBe(2)
    const events = await eventsOf(db, 'limit.reached')
    expect(events.filter(({ subject }) => subject === member)).toHaveLength(2)
    const { items, withLimits } = await protection.getReached()
    const own = items.filter((item) => item.member === member)
    expect(own).toHaveLength(2)
    expect(own[0]).toMatchObject({ limitKind: 'deposit', period: 'day' })
    expect(withLimits).toBeGreaterThan(0)
  })
})

describe('loss limits', () => {
  it('[PR7] only who has one is in the answer, and is watched for as long', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const isWatched = async () =>
      (await db.transaction((tx) => test.standings.list(tx, [member]))).get(member)?.isWatched
    await setLimit(member, '100', 'day', 'deposit')
    expect(await isWatched()).toBe(false)
    await setLimit(member, '100', 'day', 'loss')
    await setLimit(member, '300', 'week', 'loss')
    expect(await isWatched()).toBe(true)
    const found = await db.transaction((tx) => protection.listLossLimits(tx, [member, other]))
    const hours = (count: number) => new Date(clock.ms - count * 3_600_000)
    expect([...found]).toEqual([
      [
        member,
        [
          { period: 'day', since: hours(24), most: 100n },
          { period: 'week', since: hours(168), most: 300n },
        ],
      ],
    ])
    for (const period of ['day', 'week'] as const) await setLimit(member, null, period, 'loss')
    wait(24)
    await protection.confirmLimit(member, { kind: 'loss', period: 'day' })
    expect(await isWatched()).toBe(true)
    await protection.confirmLimit(member, { kind: 'loss', period: 'week' })
    expect(await isWatched()).toBe(false)
  })

  it('[PR7] shows what was lost, and nothing for who won', async () => {
    const member = await newMember()
    await setLimit(member, '100', 'week', 'loss')
    test.lost.set(member, [-5n, 30n, 70n])
    expect((await limitOf(member, 'day', 'loss')).used).toBe(0n)
    expect((await limitOf(member, 'week', 'loss')).used).toBe(30n)
  })

  it('[PR12] that one was reached is noted', async () => {
    const member = await newMember()
    await setLimit(member, '100', 'day', 'loss')
    await protection.noteLossLimitReached(member, 'day')
    expect((await historyOf(member))[0]).toMatchObject({ kind: 'limit.reached', limitKind: 'loss' })
  })
})

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { money } from '@baize/kernel/money'
import { addDays, businessDay, businessDayBounds, weekdayOf } from '@baize/kernel/time'
import { testDatabase } from '../../../../testing/database.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { ensureMonthlyPartitions } from '../../../platform/database/partitions.ts'
import { depositCompleted } from '../../cashier/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { previewLevels } from '../vip/preview.ts'

const db = await testDatabase({ poolSize: 16 })
const room = await testPromotions(db)
const { wagers, vip, rebate, cashback, runs, grants, budgets, memberWith, tell, clock, now } = room
const zone = 'Asia/Manila'
const php = (amount: bigint) => money(amount, 'PHP')
const today = () => businessDay(now(), zone)

/** Noon of the brand, so many days after that of the first test. */
function goTo(day: ReturnType<typeof today>, hours = 12) {
  const { start } = businessDayBounds(day, zone)
  clock.offsetMs += start.getTime() + hours * 3_600_000 - now().getTime()
}

const nextMonday = () => addDays(today(), 8 - weekdayOf(today()))

beforeAll(async () => {
  for (const table of ['wagers.wagers', 'platform.events']) {
    await db.transaction((tx) => ensureMonthlyPartitions(tx, table, { ahead: 8, now: now() }))
  }
  goTo(nextMonday())
  for (const offer of ['vip', 'rebate', 'cashback']) await raise(offer, 1_000_000_000n)
  // Windows that were over before anything was played.
  await runs.advance()
})

async function raise(offer: string, amount: bigint) {
  const change = { id: room.makeId('trf'), offer, currency: 'PHP', amount } as const
  await db.transaction((tx) => budgets.raise(tx, change))
}

async function spend(offer: string) {
  const { left: amount } = await budgets.stateOf(offer, 'PHP')
  const change = { id: room.makeId('trf'), offer, currency: 'PHP', amount } as const
  await db.transaction((tx) => budgets.lower(tx, change))
  return amount
}

async function deposit(member: MemberId, amount: bigint) {
  const fact = depositCompleted({
    deposit: room.makeId('dep'),
    member,
    amount: String(amount),
    fee: '0',
    currency: 'PHP',
    method: 'test',
    first: false,
  })
  await db.transaction((tx) => room.events.write(tx, fact))
}

let rounds = 0
async function spin(member: MemberId, stake: bigint, payout = 0n, product: 'RNG' | 'LIVE' = 'RNG') {
  const call = room.stakeCall(member, { amount: php(stake), product, round: `v-${(rounds += 1)}` })
  const made = await wagers.stakeAndSettle({ ...call, payout: php(payout) })
  if (!made.ok) throw new Error(made.code)
  return made.value
}

const cash = async (member: MemberId) => (await room.wallet.getState(member)).balance
const given = async (member: MemberId) =>
  (await grants.list(member, { limit: 50 }))
    .map(({ source, amount, state }) => `${source} ${amount} ${state}`)
    .toReversed()
const view = (member: MemberId) => vip.view(member, 'PHP')

/** A member of a level, by what was played and paid in. */
async function memberOf(validBet: bigint, deposits: bigint) {
  const member = await memberWith(validBet * 2n)
  await deposit(member, deposits)
  for (let left = validBet; left > 0n; left -= 1_000_000n) {
    const stake = left < 1_000_000n ? left : 1_000_000n
    await spin(member, stake, stake)
  }
  await tell()
  return member
}

describe('levels', () => {
  it('[GR40] [GR41] [1.13/55] a jump gives for each level once, told twice and in parallel', async () => {
    const member = await memberWith(100_000_000n)
    await deposit(member, 5_000_00n)
    for (let one = 0; one < 10; one += 1) await spin(member, 1_000_000n, 1_000_000n)
    await tell()
    await vi.waitFor(async () =>
      expect(await given(member)).toEqual([
        'level 1 800 issued',
        'level 2 1800 issued',
        'level 3 3800 issued',
      ]),
    )
    await Promise.all([vip.sweep(), vip.sweep(), tell(), tell()])
    expect(await given(member)).toHaveLength(3)
    expect((await view(member)).level).toBe(3)
    expect(room.published).toContain(`member:${member}`)
  })

  it('[GR41] what the budget cannot give waits, and is given when it is raised', async () => {
    const left = await spend('vip')
    const member = await memberOf(5_000_00n, 500_00n)
    await vip.sweep()
    expect([(await view(member)).level, await given(member)]).toEqual([1, []])
    await raise('vip', left)
    // Who rose a moment ago may still be looked at by who told it, and a sweep passes by what others hold.
    await vi.waitFor(async () => {
      await vip.sweep()
      expect(await given(member)).toEqual(['level 1 800 issued'])
    })
  })

  it('[GR42] [1.13/26] a result that changes twice leaves progress and rebate as they were', async () => {
    const member = await memberWith(1_000_000n)
    const { wager } = await spin(member, 100_000n, 150_000n, 'LIVE')
    if (wager === null) throw new Error('A stake was refused')
    await tell()
    const before = [await view(member), await rebate.view(member, 'PHP')] as const
    for (const payout of [0n, 150_000n]) {
      const done = await wagers.resettle({
        key: room.key(),
        member,
        of: { wager },
        payout: php(payout),
        reason: 'test',
      })
      if (!done.ok) throw new Error(done.code)
    }
    await tell()
    const after = [await view(member), await rebate.view(member, 'PHP')] as const
    expect(after[0].validBet).toBe(before[0].validBet)
    expect([after[1].micro, after[1].paid]).toEqual([before[1].micro, before[1].paid])
  })

  it('[GR43] a level that is not kept is warned of, and then goes down by one; it is not given for again', async () => {
    const member = await memberOf(30_000_00n, 2_000_00n)
    await vi.waitFor(async () => expect(await given(member)).toHaveLength(2))
    goTo(addDays(today(), 30))
    await vip.sweep()
    expect((await view(member)).keep?.isWarned).toBe(false)
    goTo(addDays(today(), 1))
    await vip.sweep()
    expect((await view(member)).keep?.isWarned).toBe(true)
    const notices = room.notices.filter((one) => one.member === member)
    expect(notices.map(({ about, link }) => `${about} ${link}`)).toEqual(['vipWarned /?m=vip'])
    goTo(addDays(today(), 6))
    await vip.sweep()
    expect((await view(member)).level).toBe(2)
    goTo(addDays(today(), 1))
    await vip.sweep()
    await vip.sweep()
    expect((await view(member)).level).toBe(1)
    await spin(member, 1_000n, 1_000n)
    await tell()
    expect((await view(member)).level).toBe(1)
    for (let one = 0; one < 5; one += 1) await spin(member, 500_000n, 500_000n)
    await tell()
    await vip.sweep()
    expect((await view(member)).level).toBe(2)
    expect(await given(member)).toHaveLength(2)
  })
})

it('[GR173] a table that asks less says whom it would lift and what that gives, and lifts nobody', async () => {
  const member = await memberOf(5_000_00n, 2_000_00n)
  expect((await view(member)).level).toBe(1)
  const { levels } = room.terms.live()
  const lower = levels.map((terms, number) =>
    number === 2 ? { ...terms, validBet: { ...terms.validBet, PHP: '500000' } } : terms,
  )
  const seen = await previewLevels(db, { levels: lower })
  expect(seen.risers.find((one) => one.member === member)).toEqual({
    member,
    currency: 'PHP',
    from: 1,
    to: 2,
    amount: 1_800n,
  })
  const total = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0)
  expect([total(seen.now), total(seen.later)]).toEqual([seen.members, seen.members])
  expect((await previewLevels(db, { levels })).risers).toEqual([])
  expect((await view(member)).level).toBe(1)
})

describe('rebate', () => {
  it('[GR50] [GR54] is taken once, however often it is asked for at one moment', async () => {
    const member = await memberWith(1_000_000n)
    await spin(member, 500_000n, 500_000n)
    await tell()
    const before = await cash(member)
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => rebate.claim(member, 'PHP', null)),
    )
    expect(claims.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await cash(member)) - before).toBe(1_500n)
    expect(claims.find((one) => !one.ok)).toMatchObject({ code: 'rebate_too_soon' })
    clock.offsetMs += 61_000
    expect(await rebate.claim(member, 'PHP', null)).toMatchObject({ code: 'rebate_too_small' })
  })

  it('[GR54] a claim that the budget cannot pay takes nothing', async () => {
    const member = await memberWith(1_000_000n)
    await spin(member, 500_000n)
    await tell()
    const left = await spend('rebate')
    expect(await rebate.claim(member, 'PHP', null)).toMatchObject({ code: 'reward_budget_spent' })
    await raise('rebate', left)
    expect(await rebate.claim(member, 'PHP', null)).toMatchObject({
      ok: true,
      value: { amount: 1_500n },
    })
  })

  it('[GR54] what was not taken is paid when the day is over, once, also after a run that died half-way', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => memberWith(2_000_000n)))
    for (const member of members) await spin(member, 500_000n)
    await tell()
    const [first] = members
    if (first === undefined) throw new Error('no member')
    await rebate.claim(first, 'PHP', null)
    goTo(addDays(today(), 1))
    const broken = new AbortController()
    const failing = vi
      .spyOn(room.ledger, 'postAll')
      .mockRejectedValueOnce(new Error('The node died'))
    await expect(runs.advance(broken.signal)).rejects.toThrow('The node died')
    failing.mockRestore()
    await Promise.allSettled([runs.advance(), runs.advance()])
    await runs.advance()
    await runs.advance()
    for (const member of members) expect(await cash(member)).toBe(1_501_500n)
    for (const member of members) {
      const [grant] = await grants.list(member, { limit: 5 })
      expect(grant?.why).toMatchObject({ kind: 'rebate', paid: '1500', micro: '15000000' })
    }
  })

  it('[GR55] a run whose budget is spent says so, pays nobody a part, and goes on when it is raised', async () => {
    const members = await Promise.all(Array.from({ length: 3 }, () => memberWith(2_000_000n)))
    for (const member of members) await spin(member, 500_000n)
    await tell()
    const left = await spend('rebate')
    await raise('rebate', 3_200n)
    goTo(addDays(today(), 1))
    await runs.advance()
    const paid = async () =>
      (await Promise.all(members.map(cash))).filter((one) => one === 1_501_500n).length
    expect(await paid()).toBe(2)
    const waiting = (await runs.list('rebate')).runs[0]
    expect(waiting).toMatchObject({ state: 'posting', waits: 'budget' })
    await raise('rebate', left)
    await runs.advance()
    expect(await paid()).toBe(3)
    expect((await runs.find(waiting?.id ?? ''))?.state).toBe('done')
  })

  it('[GR47] new rates hold from the next day on', async () => {
    const member = await memberWith(5_000_000n)
    const levels = room.programmes.document.live().levels.map((level) => ({
      ...level,
      rebate: { ...level.rebate, RNG: 100 },
    }))
    room.programmes.publish({ levels })
    await spin(member, 500_000n)
    await tell()
    expect((await rebate.view(member, 'PHP')).paid).toBe(1_500n)
    goTo(addDays(today(), 1))
    await spin(member, 500_000n)
    await tell()
    expect(
      (await rebate.view(member, 'PHP')).lines.map(({ rate, rates }) => `${rate} ${rates}`),
    ).toEqual(['30 1', '100 2'])
  })
})

describe('runs', () => {
  it('[GR56] [GR57] cash back of a week waits to be taken, once; what settles late counts in the next', async () => {
    goTo(nextMonday())
    await runs.advance()
    const member = await memberWith(2_000_000n)
    await spin(member, 500_000n, 100_000n)
    await tell()
    expect(await cashback.view(member, 'PHP')).toMatchObject({ loss: 400_000n, amount: 12_000n })
    const dry = await runs.preview('cashback')
    expect(dry.dues.find((one) => one.member === member)).toMatchObject({ amount: 12_000n })
    expect(await given(member)).toEqual([])
    goTo(nextMonday())
    await runs.advance()
    await runs.advance()
    const found = await grants.list(member, { limit: 9 })
    const back = found.find(({ offer }) => offer === 'cashback')
    expect(back).toMatchObject({ state: 'issued', amount: 12_000n })
    expect(found.filter(({ offer }) => offer === 'cashback')).toHaveLength(1)
    expect((await grants.claim(member, back?.id ?? '')).ok).toBe(true)
  })

  it('[GR58] a run above the limit waits for a second person', async () => {
    room.programmes.publish({ runLimit: { PHP: '1000' } })
    const member = await memberWith(2_000_000n)
    await spin(member, 500_000n)
    await tell()
    goTo(addDays(today(), 1))
    await runs.advance()
    const waiting = (await runs.list('rebate')).runs[0]
    expect(waiting).toMatchObject({ state: 'computed', waits: 'second_person' })
    const before = await cash(member)
    await db.transaction((tx) => runs.approve(tx, waiting?.id ?? '', 'Ines Reyes'))
    await runs.advance()
    expect((await cash(member)) - before).toBe(5_000n)
    room.programmes.publish({ runLimit: { PHP: '1000000000' } })
  })

  it('[GR45] a level gives for a week and a month in which enough was played', async () => {
    goTo(nextMonday())
    await runs.advance()
    const member = await memberOf(30_000_00n, 2_000_00n)
    const other = await memberOf(30_000_00n, 2_000_00n)
    goTo(nextMonday())
    await runs.advance()
    await spin(other, 100_00n)
    await tell()
    goTo(nextMonday())
    await runs.advance()
    const weeks = async (of: MemberId) =>
      (await given(of))
        .filter((one) => one.startsWith('week'))
        .map((one) => one.split(' ').slice(2).join(' '))
    expect(await weeks(member)).toEqual(['300 issued'])
    expect((await weeks(other)).filter((one) => one === '300 issued')).toHaveLength(1)
  })
})

import { expect, it, vi } from 'vitest'
import { money } from '@baize/kernel/money'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { testDatabase } from '../../../../testing/database.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { ensureMonthlyPartitions } from '../../../platform/database/partitions.ts'
import { depositCompleted } from '../../cashier/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase()
const room = await testPromotions(db)
const { vip, rebate, runs, grants, budgets, clock, now } = room
const zone = 'Asia/Manila'

/** Noon of the brand, so many days later. */
function later(days: number) {
  const { start } = businessDayBounds(addDays(businessDay(now(), zone), days), zone)
  clock.offsetMs += start.getTime() + 12 * 3_600_000 - now().getTime()
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
async function spin(member: MemberId, amount: bigint) {
  const stake = money(amount, 'PHP')
  const call = room.stakeCall(member, {
    amount: stake,
    product: 'RNG',
    round: `o-${(rounds += 1)}`,
  })
  const made = await room.wagers.stakeAndSettle({ ...call, payout: stake })
  if (!made.ok) throw new Error(made.code)
}

const given = async (member: MemberId) =>
  (await grants.list(member, { limit: 50 })).map(({ source }) => source).toReversed()
const view = (member: MemberId) => vip.view(member, 'PHP')

it('[GR170] levels that are switched off count nothing and take nothing; rebate goes on at the level that was', async () => {
  for (const table of ['wagers.wagers', 'platform.events']) {
    await db.transaction((tx) => ensureMonthlyPartitions(tx, table, { ahead: 4, now: now() }))
  }
  const change = { offer: 'vip', currency: 'PHP', amount: 1_000_000n } as const
  await db.transaction((tx) => budgets.raise(tx, { id: room.makeId('trf'), ...change }))
  later(1)
  await runs.advance()
  const member = await room.memberWith(100_000_000n)
  await deposit(member, 2_000_00n)
  for (let one = 0; one < 3; one += 1) await spin(member, 1_000_000n)
  await room.tell()
  await vi.waitFor(async () => expect(await given(member)).toEqual(['level 1', 'level 2']))
  const before = await view(member)
  const { micro } = await rebate.view(member, 'PHP')
  expect(before.level).toBe(2)

  room.modules.vip = false
  await deposit(member, 100_000_00n)
  for (let one = 0; one < 10; one += 1) await spin(member, 1_000_000n)
  await room.tell()
  const off = await view(member)
  expect([off.level, off.validBet, off.deposits]).toEqual([2, before.validBet, before.deposits])
  // 0.44% of what was played is the rate of level 2.
  expect((await rebate.view(member, 'PHP')).micro - micro).toBe(10_000_000n * 44n)
  expect((await runs.preview('vip_week')).dues).toEqual([])
  later(8)
  await runs.advance()

  // A week that went by meanwhile is not paid when they are switched on again.
  room.modules.vip = true
  await runs.advance()
  expect(await given(member)).toEqual(['level 1', 'level 2'])
  await spin(member, 1_000n)
  await room.tell()
  expect((await view(member)).validBet).toBe(before.validBet + 1_000n)

  room.modules.vip = false
  later(40)
  await vip.sweep()
  expect((await view(member)).keep?.isWarned).toBe(false)
  expect(room.notices).toEqual([])
})

import { beforeAll, expect, it } from 'vitest'
import { money } from '@baize/kernel/money'
import { addDays, businessDay, businessDayBounds, weekdayOf } from '@baize/kernel/time'
import { testDatabase } from '../../../../testing/database.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { ensureMonthlyPartitions } from '../../../platform/database/partitions.ts'
import { depositCompleted } from '../../cashier/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 16 })
const room = await testPromotions(db)
const { wagers, vip, rebate, cashback, runs, grants, budgets, memberWith, tell, clock, now } = room
const zone = 'Asia/Manila'
const today = () => businessDay(now(), zone)
const nextMonday = () => addDays(today(), 8 - weekdayOf(today()))

/** Noon of the brand on a day. */
function goTo(day: ReturnType<typeof today>) {
  const { start } = businessDayBounds(day, zone)
  clock.offsetMs += start.getTime() + 12 * 3_600_000 - now().getTime()
}

beforeAll(async () => {
  for (const table of ['wagers.wagers', 'platform.events']) {
    await db.transaction((tx) => ensureMonthlyPartitions(tx, table, { ahead: 6, now: now() }))
  }
  goTo(nextMonday())
  for (const offer of ['vip', 'rebate', 'cashback']) {
    const change = {
      id: room.makeId('trf'),
      offer,
      currency: 'PHP',
      amount: 1_000_000_000n,
    } as const
    await db.transaction((tx) => budgets.raise(tx, change))
  }
  await runs.advance()
})

let rounds = 0
async function spin(member: MemberId, stake: bigint, payout: bigint) {
  const amount = money(stake, 'PHP')
  const call = room.stakeCall(member, { amount, product: 'RNG', round: `w-${(rounds += 1)}` })
  const made = await wagers.stakeAndSettle({ ...call, payout: money(payout, 'PHP') })
  if (!made.ok) throw new Error(made.code)
}

async function memberPaying(amount: bigint) {
  const member = await memberWith(10_000_000n)
  const bare = { fee: '0', currency: 'PHP', method: 'test', first: false } as const
  const deposit = room.makeId('dep')
  const fact = depositCompleted({ deposit, member, amount: String(amount), ...bare })
  await db.transaction((tx) => room.events.write(tx, fact))
  return member
}

const cash = async (member: MemberId) => (await room.wallet.getState(member)).balance
const view = (member: MemberId) => vip.view(member, 'PHP')

it('[GR330] what members were told of a week and a day holds to its end; a new table begins with the next', async () => {
  goTo(nextMonday())
  await runs.advance()
  const member = await memberWith(10_000_000n)
  const climber = await memberPaying(5_000_00n)
  await spin(member, 500_000n, 100_000n)
  await tell()
  const said = room.programmes.document.live()
  const levels = said.levels.map((level, number) => ({
    ...level,
    cashback: 0,
    rebateCap: { PHP: '1' },
    validBet: number === 0 ? level.validBet : { ...level.validBet, PHP: '900000000' },
  }))
  const nothing = { PHP: '100000000' }
  room.programmes.publish({ levels, rebateMin: nothing, rebateMinBet: nothing })
  const own = (dues: readonly { member: MemberId; amount: bigint }[]) =>
    dues.find((due) => due.member === member)?.amount
  const owed = (await rebate.view(member, 'PHP')).paid
  expect(owed).toBeGreaterThan(1_000n)
  expect(own((await runs.preview('rebate')).dues)).toBe(owed)
  expect(await cashback.view(member, 'PHP')).toMatchObject({ amount: 12_000n })
  expect(own((await runs.preview('cashback')).dues)).toBe(12_000n)
  await spin(climber, 500_000n, 500_000n)
  await tell()
  expect((await view(climber)).level).toBe(1)
  expect((await view(climber)).levels[2]?.validBet.PHP).toBe('3000000')
  goTo(addDays(today(), 1))
  await runs.advance()
  expect(await cash(member)).toBe(10_000_000n - 400_000n + owed)
  await spin(member, 500_000n, 500_000n)
  await tell()
  expect((await rebate.view(member, 'PHP')).paid).toBe(0n)
  goTo(nextMonday())
  await runs.advance()
  const back = (await grants.list(member, { limit: 9 })).find(({ offer }) => offer === 'cashback')
  expect(back).toMatchObject({ state: 'issued', source: expect.stringMatching(/^week/) })
  expect((await view(climber)).levels[2]?.validBet.PHP).toBe('900000000')
  await spin(member, 500_000n, 100_000n)
  await tell()
  expect(await cashback.view(member, 'PHP')).toMatchObject({ amount: 0n, reason: 'no_rate' })
  room.programmes.publish({ ...said })
  goTo(nextMonday())
  await runs.advance()
})

it('[GR330] a level is kept by what was asked when its period began', async () => {
  goTo(nextMonday())
  const member = await memberPaying(2_000_00n)
  for (let one = 0; one < 3; one += 1) await spin(member, 1_000_000n, 1_000_000n)
  await tell()
  const said = room.programmes.document.live()
  goTo(addDays(today(), 3))
  const levels = said.levels.map((level) => ({ ...level, keep: { PHP: '900000000' } }))
  room.programmes.publish({ levels })
  for (let one = 0; one < 3; one += 1) await spin(member, 100_000n, 100_000n)
  await tell()
  expect((await view(member)).keep?.asks).toBe(300_000n)
  goTo(addDays(today(), 30))
  await vip.sweep()
  expect((await view(member)).keep).toMatchObject({ isWarned: false, asks: 900_000_000n })
  room.programmes.publish({ levels: said.levels })
})

import { expect, it, vi } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../../testing/database.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { testOperator } from '../../../../testing/system.ts'
import { depositCompleted } from '../../cashier/events.ts'
import type { NewGrant } from '../promotions.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase()
const room = await testPromotions(db)
const { grants, debts, bonds, wagers, wallet, memberWith, standing, tell, stakeCall, key } = room
const php = (amount: bigint) => money(amount, 'PHP')
const ada = testOperator('Ada', 'admin')
const dayMs = 86_400_000

/** A bonus of a hundred that one bet of two hundred in a live game has met: it became 150 of cash. */
async function met(change: Partial<NewGrant> = {}) {
  const member = await memberWith(100n)
  const asks = 200n * 10_000n
  const made = await room.give(member, await room.offerOf(100n), { asks, ...change })
  if (!made.ok) throw new Error(made.code)
  const { id } = made.value
  await grants.claim(member, id)
  const wager = await bet(member, 200n, 400n)
  await tell()
  await vi.waitFor(async () => expect((await grants.find(id))?.state).toBe('completed'))
  return { member, id, wager }
}

async function bet(member: MemberId, stake: bigint, payout: bigint) {
  const call = stakeCall(member, { amount: php(stake), product: 'LIVE', round: room.makeId('txn') })
  const made = await wagers.stakeAndSettle({ ...call, payout: php(payout) })
  if (!made.ok || made.value.wager === null) throw new Error('A stake was refused')
  return made.value.wager
}

/** Its game says that it never was: the stake came back, and nothing of it counts. */
async function corrected(member: MemberId, wager: `wgr_${string}`, payout: bigint) {
  const call = { key: key(), member, of: { wager }, payout: php(payout), reason: 'void' }
  const done = await wagers.resettle(call)
  if (!done.ok) throw new Error(done.code)
  await tell()
}

const owed = async (id: string) => (await debts.list([id as never]))[0]?.held

it('[GR300] [1.13/25] the void of the bet that met it takes nothing: what became cash stays, until as much is bet', async () => {
  const { member, id, wager } = await met()
  expect(await standing(member)).toBe('cash 400, free 400')
  await corrected(member, wager, 200n)
  // The win is gone by the correction; what the bonus became, and no more, is held.
  expect(await standing(member)).toBe('cash 200, free 0')
  expect(await grants.find(id)).toMatchObject({ state: 'completed', done: 0n, released: 200n })
  expect(room.notices.at(-1)).toMatchObject({ about: 'rewardOwed', member })
  expect((await bonds.list(member, 'EN'))[0]).toMatchObject({
    reward: id,
    mode: 'gate',
    left: '200',
    locked: '200',
    isOwedAgain: true,
  })
  await bet(member, 120n, 240n)
  await tell()
  expect([await owed(id), (await grants.find(id))?.done]).toEqual([200n, 1_200_000n])
  await bet(member, 100n, 200n)
  await tell()
  expect([await owed(id), await standing(member)]).toEqual([undefined, 'cash 420, free 420'])
  expect((await grants.find(id))?.state).toBe('completed')
})

it('[GR301] money that is paid in later is never held for it, and what was played away is not held again', async () => {
  const { member, id, wager } = await met()
  await corrected(member, wager, 200n)
  await bet(member, 150n, 0n)
  await tell()
  expect([await owed(id), await standing(member)]).toEqual([50n, 'cash 50, free 0'])
  await memberWith(300n, { member })
  const fact = { deposit: room.makeId('dep'), member, amount: '300', currency: 'PHP' }
  await db.transaction((tx) => room.events.write(tx, depositCompleted(fact as never)))
  await tell()
  expect([await owed(id), await standing(member)]).toEqual([50n, 'cash 350, free 300'])
})

it('[GR302] it is over when the correction is corrected, and asked again by the next', async () => {
  const { member, id, wager } = await met()
  await corrected(member, wager, 200n)
  await corrected(member, wager, 400n)
  expect(await owed(id)).toBeUndefined()
  await vi.waitFor(async () => expect(await standing(member)).toBe('cash 400, free 400'))
  await corrected(member, wager, 200n)
  expect(await owed(id)).toBe(200n)
})

type Owing = Awaited<ReturnType<typeof met>>['id']

/** What was still owed just before its last day, and whether it could be waived once, and then again. */
const ways = {
  async 'waived by an operator'(id: Owing) {
    const first = await debts.waive(id, { reason: 'A fault of the game', operator: ada })
    const again = await debts.waive(id, { reason: 'Again', operator: ada })
    return [first.ok, again.ok]
  },
  async 'past its time'(id: Owing) {
    room.clock.offsetMs += 29 * dayMs
    await debts.sweep()
    const before = await owed(id)
    room.clock.offsetMs += dayMs
    await debts.sweep()
    return [before === 200n, before === undefined]
  },
}

it.each(Object.entries(ways))('[GR302] %s, it is free and never owed again', async (_, end) => {
  const { member, id, wager } = await met()
  await corrected(member, wager, 300n)
  expect(await owed(id)).toBe(200n)
  expect(await end(id)).toEqual([true, false])
  expect(await standing(member)).toBe('cash 300, free 300')
  await corrected(member, wager, 200n)
  expect(await owed(id)).toBeUndefined()
  expect((await wallet.listLocks(member)).length).toBe(0)
})

it('[GR300] where nothing of it is there any more, nothing is owed', async () => {
  const { member, id, wager } = await met()
  await bet(member, 400n, 0n)
  await tell()
  await corrected(member, wager, 200n)
  expect(await owed(id)).toBeUndefined()
  // Also not later, with money that has nothing to do with it.
  await memberWith(500n, { member })
  await corrected(member, wager, 210n)
  await corrected(member, wager, 200n)
  expect(await owed(id)).toBeUndefined()
})

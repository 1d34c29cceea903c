import { expect, it, vi } from 'vitest'
import { money } from '@baize/kernel/money'
import { testDatabase } from '../../../../testing/database.ts'
import { someTerms, testPromotions } from '../../../../testing/promotions.ts'
import type { NewGrant } from '../promotions.ts'
import { memberBarred } from '../../protection/events.ts'
import { withdrawalRejected } from '../../cashier/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 8 })
const room = await testPromotions(db)
const { grants, bonds, wagers, people, memberWith, offerOf, standing, tell, clock, events } = room
const php = (amount: bigint) => money(amount, 'PHP')
const hourMs = 3_600_000
const wait = (hours: number) => void (clock.offsetMs += hours * hourMs)

async function given(member: MemberId, change: Partial<NewGrant> = {}) {
  const made = await room.give(member, await offerOf(100n), {
    claimUntil: new Date(room.now().getTime() + 10 * hourMs),
    lastsMs: 10 * hourMs,
    ...change,
  })
  if (!made.ok) throw new Error(made.code)
  return made.value
}

async function claimed(member: MemberId, change: Partial<NewGrant> = {}) {
  const taken = await grants.claim(member, (await given(member, change)).id)
  if (!taken.ok) throw new Error(taken.code)
  return taken.value
}

/** A break of so many hours from now on. */
async function takeBreak(member: MemberId, hours: number) {
  const until = new Date(room.now().getTime() + hours * hourMs)
  people.set(member, { bar: 'time_out', barredUntil: until })
  await db.transaction((tx) => events.write(tx, memberBarred(member, { kind: 'time_out', until })))
  await tell()
}

async function minute() {
  await room.resumeFree()
  await grants.sweep()
}

const stateOf = async (id: string) => (await grants.find(id))?.state
const hoursLeft = async (id: string, of: 'endsAt' | 'claimUntil' = 'endsAt') => {
  const end = (await grants.find(id))?.[of]?.getTime() ?? 0
  return Math.round((end - room.now().getTime()) / hourMs)
}

it('[GR226] [1.13/44] the time of a bonus stands still through a break, and what was left of it goes on', async () => {
  const member = await memberWith(0n)
  const { id } = await claimed(member)
  const gate = await claimed(member, { mode: 'gate' })
  const waits = await given(member)
  wait(4)
  await takeBreak(member, 20)
  wait(19)
  await minute()
  await grants.look(id)
  expect([await stateOf(id), await stateOf(gate.id), await stateOf(waits.id)]).toEqual([
    'active',
    'active',
    'issued',
  ])
  expect((await bonds.list(member, 'EN')).map(({ stands }) => stands)).toEqual(['break', 'break'])
  wait(2)
  await minute()
  expect([await hoursLeft(id), await hoursLeft(gate.id)]).toEqual([6, 6])
  expect(await hoursLeft(waits.id, 'claimUntil')).toBe(6)
  wait(7)
  await minute()
  expect([await stateOf(id), await stateOf(waits.id)]).toEqual(['expired', 'lapsed'])
})

it('[GR226] bets that are open end as ever, and a pocket that begins meanwhile has all of its time', async () => {
  const member = await memberWith(0n)
  const { id } = await claimed(member, { asks: 20n * 10_000n })
  const next = await claimed(member)
  const open = await wagers.stake(room.stakeCall(member, { amount: php(20n) }))
  if (!open.ok || open.value.wager === null) throw new Error('A stake was refused')
  await takeBreak(member, 30)
  wait(20)
  const of = { wager: open.value.wager }
  await wagers.settle({ key: room.key(), member, of, payout: php(50n) })
  await tell()
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'), 10_000)
  expect(await standing(member)).toBe('cash 130, bonus 100, free 130')
  wait(11)
  await minute()
  expect([await stateOf(next.id), await hoursLeft(next.id)]).toEqual(['active', 10])
})

it('[GR226] a time that was over before the break stays over', async () => {
  const member = await memberWith(0n)
  const { id } = await claimed(member)
  wait(11)
  await takeBreak(member, 5)
  await minute()
  expect(await stateOf(id)).toBe('active')
  wait(6)
  await minute()
  expect(await stateOf(id)).toBe('expired')
})

it('[GR226] who comes in again takes what waits, also before the minute in which the time runs on', async () => {
  const member = await memberWith(0n)
  const { id } = await given(member)
  await takeBreak(member, 20)
  wait(21)
  expect((await grants.claim(member, id)).ok).toBe(true)
})

it('[GR226] an account that an operator locked stands still until it is open', async () => {
  const member = await memberWith(0n)
  const { id } = await claimed(member)
  people.set(member, { state: 'locked' })
  const payload = { state: 'locked' }
  await db.transaction((tx) =>
    events.write(tx, { kind: 'member.state_changed', subject: member, payload }),
  )
  await tell()
  wait(40)
  await minute()
  expect(await stateOf(id)).toBe('active')
  people.set(member, { state: 'open' })
  await minute()
  expect(await hoursLeft(id)).toBe(10)
})

it('[GR225] [GR226] a withdrawal that is rejected during a break gives back the time that was left', async () => {
  const member = await memberWith(0n)
  const terms = { ...someTerms, endsByWithdrawal: true }
  const { id } = await claimed(member, { terms })
  wait(3)
  await takeBreak(member, 24)
  wait(2)
  const withdrawal = room.makeId('wdr')
  const agreed = [{ grant: id, pocket: 100n, atStake: 0n }]
  await db.transaction(async (tx) => {
    await bonds.hold(tx, member)
    const answer = await bonds.agree(tx, { withdrawal, member, agreed })
    if (!answer.ok) throw new Error(answer.code)
  })
  wait(12)
  const fact = { withdrawal, member, amount: '1', currency: 'PHP' }
  await db.transaction((tx) => events.write(tx, withdrawalRejected(fact)))
  await tell()
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('active'), 10_000)
  wait(11)
  await minute()
  expect(await hoursLeft(id)).toBe(7)
})

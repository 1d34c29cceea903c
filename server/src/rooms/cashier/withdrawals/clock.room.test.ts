import { describe, expect, it } from 'vitest'
import { testCashierOut } from '../../../../testing/cashier-out.ts'
import { testDatabase } from '../../../../testing/database.ts'

const db = await testDatabase({ poolSize: 8 })
const desk = await testCashierOut(db)
const { withdrawals, change, notices, wait, approved, disbursed, by, lives } = desk

const dayMs = 86_400_000
async function find({ member, id }: { member: `mem_${string}`; id: string }) {
  const found = await withdrawals.find(member, id)
  if (!found.ok) throw new Error(found.code)
  return found.value
}
const kept = (id: string, state: 'open' | 'locked') => lives.setState(id, state)
const stop = (row: { member: string }) =>
  db.transaction((tx) => withdrawals.stopClocks(tx, row.member as `mem_${string}`, desk.now()))

describe('the time to say what arrived', () => {
  it('[X98] the time stands still while its member is locked, and goes on with what was left of it', async () => {
    change({ confirmMinutes: 1440 })
    const row = await disbursed()
    wait(10 * 3_600_000)
    await kept(row.member, 'locked')
    await stop(row)
    wait(30 * dayMs)
    await withdrawals.runClock()
    expect(await find(row)).toMatchObject({ state: 'disbursed', reminders: 0 })
    await kept(row.member, 'open')
    await withdrawals.runClock()
    const until = new Date(desk.now().getTime() + 14 * 3_600_000)
    const told = notices.filter(({ member }) => member === row.member).at(-1)
    expect(told).toMatchObject({ about: 'withdrawalReminder' })
    expect(Math.abs(Number(told?.values?.['until']) - until.getTime())).toBeLessThan(2000)
    wait(14 * 3_600_000 - 60_000)
    await withdrawals.runClock()
    expect(await find(row)).toMatchObject({ state: 'disbursed', reminders: 2 })
    wait(62_000)
    await withdrawals.runClock()
    expect(await find(row)).toMatchObject({ state: 'received', receivedBy: 'time' })
  })

  it('[X43] the time is as many minutes as the operator gives', async () => {
    change({ confirmMinutes: 90 })
    const row = await disbursed()
    wait(89 * 60_000)
    await withdrawals.runClock()
    expect(await find(row)).toMatchObject({ state: 'disbursed' })
    wait(61_000)
    await withdrawals.runClock()
    expect(await find(row)).toMatchObject({ state: 'received', receivedBy: 'time' })
    change({ confirmMinutes: 1440 })
  })

  it('[X98] a break that nobody told of stops it before silence can count', async () => {
    const row = await disbursed()
    await lives.bar(row.member, 'time_out')
    wait(12 * 3_600_000 + 1000)
    await withdrawals.runClock()
    const stopped = await find(row)
    expect(stopped).toMatchObject({ state: 'disbursed', reminders: 0 })
    expect(stopped.pausedAt).not.toBeNull()
    wait(13 * 3_600_000)
    // The break is over: who comes back speaks in time though the first end has passed.
    const said = await withdrawals.confirm({ id: row.id, member: row.member, outcome: 'received' })
    expect(said).toMatchObject({ value: { state: 'received', receivedBy: 'member' } })
  })

  it('[X98] what is paid to who is kept out begins to count when that is over', async () => {
    const agreed = await approved()
    await kept(agreed.member, 'locked')
    const paid = await withdrawals.disburse({ ...by(agreed), reference: 'BANK-2' })
    if (!paid.ok) throw new Error(paid.code)
    wait(3 * dayMs)
    await withdrawals.runClock()
    expect(await find(paid.value)).toMatchObject({ state: 'disbursed', reminders: 0 })
    await kept(agreed.member, 'open')
    await withdrawals.runClock()
    wait(1440 * 60_000 - 60_000)
    await withdrawals.runClock()
    expect(await find(paid.value)).toMatchObject({ state: 'disbursed' })
  })

  it('[X98] a time that was over before stays over, and stopping twice is stopping once', async () => {
    const row = await disbursed()
    const began = desk.now()
    await stop(row)
    wait(3_600_000)
    await stop(row)
    // The clock of the desk goes on between two looks at it; an hour it does not.
    const { pausedAt } = await find(row)
    expect((pausedAt?.getTime() ?? 0) - began.getTime()).toBeLessThan(60_000)
    expect(pausedAt).not.toBeNull()
    const late = await disbursed()
    wait(1441 * 60_000)
    await stop(late)
    expect((await find(late)).pausedAt).toBeNull()
  })
})

import { expect, it } from 'vitest'
import { getUpline, transferToUpline } from '@baize/contract/cashier/upline'
import { listInbox } from '@baize/contract/support/support'
import { paymentPassword, testMoneyOutApp } from '../../../../testing/money-out-app.ts'

const { call, member, makeId } = await testMoneyOutApp()

it('[X80] [X83] a member gives to the upline, and both know of it', async () => {
  const above = await member(0n)
  const who = await member(100_000n, { uplineId: above })
  const before = (await call(getUpline, who)).value
  expect(before).toMatchObject({
    upline: expect.not.stringContaining('*') as string,
    available: '100000',
    min: '5000',
    dailyLimit: '5000000',
    leftToday: '5000000',
    paymentPasswordSet: true,
    latest: [],
  })
  const payload = {
    id: makeId('upl'),
    amount: '30000',
    currency: 'PHP',
    note: 'rent',
    paymentPassword,
  }
  const given = await call(transferToUpline, who, { payload })
  expect(given.value).toMatchObject({ to: before.upline, amount: '30000', note: 'rent' })
  expect((await call(transferToUpline, who, { payload })).value).toEqual(given.value)
  const after = (await call(getUpline, who)).value
  expect(after).toMatchObject({ leftToday: '4970000', available: '70000', latest: [given.value] })
  const { items } = (await call(listInbox, above)).value
  expect(items).toHaveLength(1)
  expect(items[0]?.text).toContain('300.00')
  const alone = await member(100_000n)
  expect((await call(getUpline, alone)).value.upline).toBe(null)
  const refused = await call(transferToUpline, alone, {
    payload: { ...payload, id: makeId('upl') },
  })
  expect(refused).toMatchObject({ status: 409, code: 'no_upline' })
})

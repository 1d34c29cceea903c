import { expect, it } from 'vitest'
import { getDownlineTransfer, transferToDownline } from '@baize/contract/cashier/downline'
import { listInbox } from '@baize/contract/support/support'
import { paymentPassword } from '../../testing/money-out-app.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, makeId } = await testWiredApp()

it('[AG74] [AG75] an agent gives to somebody of the team, and a member to nobody', async () => {
  const agent = await member(100_000n, { type: 1 })
  const below = await member(0n, { uplineId: agent })
  const view = async () => await call(getDownlineTransfer, agent, { id: below })
  // The team hears of its newest member a moment later.
  await expect.poll(async () => (await view()).status, { timeout: 10_000 }).toBe(200)
  expect((await view()).value).toMatchObject({ available: '100000', paymentPasswordSet: true })
  const payload = {
    id: makeId('upl'),
    amount: '30000',
    currency: 'PHP',
    note: 'for a start',
    paymentPassword,
  }
  const given = await call(transferToDownline, agent, { id: below, payload })
  expect(given.value).toMatchObject({ amount: '30000', note: 'for a start' })
  expect((await call(transferToDownline, agent, { id: below, payload })).value).toEqual(given.value)
  expect((await view()).value.available).toBe('70000')
  const { items } = (await call(listInbox, below)).value
  expect(items[0]?.title).toBe('Transfer from your upline received')
  const back = { ...payload, id: makeId('upl') }
  const refused = await call(transferToDownline, below, { id: agent, payload: back })
  expect(refused.code).toBe('not_allowed')
})

import { expect, it } from 'vitest'
import * as giftsDesk from '@baize/contract/promotions/gifts-desk'
import * as offersDesk from '@baize/contract/promotions/offers-desk'
import * as pointsDesk from '@baize/contract/points/points-desk'
import * as referralDesk from '@baize/contract/promotions/referral-desk'
import * as runsDesk from '@baize/contract/promotions/runs-desk'
import * as ticketsDesk from '@baize/contract/promotions/tickets-desk'
import { decideApproval } from '@baize/contract/system/approvals'
import { listOperators, nameOwnAccounts } from '@baize/contract/system/operators'
import { createAdjustment } from '@baize/contract/wallet/adjustments'
import type { Id } from '@baize/kernel/ids'
import { createAnsweredDoors } from '../testing/answered-doors.ts'
import { testPointsApp } from '../testing/points.ts'

/** Every door by which somebody who works here could give to an account that is the same person's. */

const test = await testPointsApp()
const { call, db, member, memberWith, makeId, now, operator, cashOf } = test
const { offerOf, applied, invited, fundsOf, redeemed } = createAnsweredDoors(test)
const reason = 'To my own account'
type Operator = Id<'opr'>

const nameOf = async (id: string) =>
  (await db.sql.one<{ account: string }>`select account from identity.members where id = ${id}`)
    .account

const name = async (id: Operator, ...accounts: string[]) =>
  await call(nameOwnAccounts, 'admin', { id, payload: { accounts, reason } })

const adjustment = (to: Id<'mem'>, amount: string) => ({
  id: makeId('adj'),
  member: to,
  direction: 'credit' as const,
  kind: 'goodwill' as const,
  amount,
  currency: 'PHP' as const,
  reason,
})

const gift = (amount: string) => ({
  gift: makeId('gft'),
  kind: 'thanks' as const,
  offer: '',
  deposit: '0',
  amount,
  times: 0,
  days: 30,
  note: '',
  reason,
})

/** A campaign whose slips are money, or nothing. */
async function campaign(amount: string) {
  const id = makeId('tkc')
  const plan = {
    kind: 'wheel' as const,
    entry: 'ticket' as const,
    titles: { EN: 'Wheel' },
    currency: 'PHP' as const,
    budget: amount,
    times: 0,
    earning: null,
    opensAt: now().toISOString(),
    closesAt: new Date(now().getTime() + 3_600_000).toISOString(),
    prizes: [
      { amount, count: 1 },
      { amount: '0', count: 19 },
    ],
  }
  const other = await operator('finance')
  const made = await call(ticketsDesk.publishCampaign, other, { payload: { id, plan, reason } })
  expect(made.code).toBe('')
  return id
}

it('[S43] [1.13/52] nobody gives to an own account by any door, and nothing of it is written', async () => {
  const by = await operator('admin')
  const own = await memberWith(10)
  const account = await nameOf(own)
  const [offer, good, wheel] = [await offerOf(1n), await fundsOf(1n), await campaign('100')]
  const filled = { id: makeId('trf'), programme: 'manual', currency: 'PHP', reason } as const
  await call(runsDesk.changeProgrammeBudget, 'finance', { payload: { ...filled, amount: '900' } })
  expect((await name(by, account)).code).toBe('')
  const yes = { payload: { yes: true, reason } }
  const [asked, friend, order] = [
    await applied(own, offer),
    await invited(own, { referrer: 1n, friend: 1n }),
    await redeemed(own, good, 1n),
  ]
  const doors = {
    adjustment: (who: Operator) => call(createAdjustment, who, { payload: adjustment(own, '1') }),
    gift: (who: Operator) => call(giftsDesk.giveGift, who, { id: own, payload: gift('1') }),
    tickets: (who: Operator) =>
      call(ticketsDesk.giveTickets, who, {
        id: wheel,
        payload: { gift: makeId('gft'), accounts: [account], each: 1, reason },
      }),
    application: (who: Operator) => call(offersDesk.answerApplication, who, { id: asked, ...yes }),
    referral: (who: Operator) =>
      call(referralDesk.decideReferral, who, {
        id: friend.id,
        payload: { decision: 'allow', reason },
      }),
    order: (who: Operator) =>
      call(pointsDesk.approvePointOrder, who, { id: order, payload: { version: 1, remark: '' } }),
  }
  for (const [door, open] of Object.entries(doors)) {
    expect([door, (await open(by)).code]).toEqual([door, 'own_account'])
  }
  expect(await cashOf(own)).toBe(0n)
  const counted = await db.sql`select from system.hands where operator = ${by}`
  expect(counted).toEqual([])
  const colleague = await operator('admin')
  for (const [door, open] of Object.entries(doors)) {
    expect([door, (await open(colleague)).code]).toEqual([door, ''])
  }
})

it('[S43] nor agrees to what a colleague asks for it; one who has none agrees', async () => {
  const [by, asker] = [await operator('admin'), await operator('finance')]
  const own = await member(0n)
  const account = await nameOf(own)
  await name(by, account)
  const payload = adjustment(own, '900000')
  const asked = (await call(createAdjustment, asker, { payload })).value
  const wheel = await campaign('400000')
  const give = async () => {
    const tickets = { gift: makeId('gft'), accounts: [account], each: 1, reason }
    return (await call(ticketsDesk.giveTickets, asker, { id: wheel, payload: tickets })).value
  }
  await give()
  const given = await give()
  for (const id of [asked.approval, given.approval]) {
    const decision = { id, payload: { approve: true, reason } }
    expect((await call(decideApproval, by, decision)).code).toBe('own_account')
    expect((await call(decideApproval, 'admin', decision)).code).toBe('')
  }
  expect(await cashOf(own)).toBe(900_000n)
})

it('[I116] own accounts are named by one admin and dropped by two; who has none is shown so', async () => {
  const by = await operator('support')
  const [one, two] = [await nameOf(await member(0n)), await nameOf(await member(0n))]
  const shown = async () =>
    (await call(listOperators, 'auditor')).value.find(({ id }) => id === by)?.accounts
  expect(await shown()).toEqual([])
  expect((await name(by, one.toUpperCase(), two)).code).toBe('')
  expect(await shown()).toEqual([one, two].toSorted())
  expect((await name(by, two, one)).code).toBe('nothing_changed')
  expect((await name(by, 'nobody at all')).code).toBe('unknown_member')
  const asked = await name(by, two)
  expect(asked.value.operator.accounts).toHaveLength(2)
  const decision = { id: asked.value.approvalId, payload: { approve: true, reason } }
  expect((await call(decideApproval, await operator('admin'), decision)).code).toBe('')
  expect(await shown()).toEqual([two])
  expect(
    (await call(nameOwnAccounts, by, { id: by, payload: { accounts: [], reason } })).code,
  ).toBe('not_allowed')
})

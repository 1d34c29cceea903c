import { expect, it } from 'vitest'
import * as desk from '@baize/contract/promotions/tickets-desk'
import type { TicketPlan } from '@baize/contract/promotions/tickets-desk'
import * as contract from '@baize/contract/promotions/tickets'
import { listInbox } from '@baize/contract/support/support'
import { listApprovals, decideApproval } from '@baize/contract/system/approvals'
import type { Id } from '@baize/kernel/ids'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, makeId, now, clock, db, play } = await testWiredApp()
const reason = 'A test of tickets'
const plan = (change: Partial<TicketPlan> = {}): TicketPlan => ({
  kind: 'wheel',
  entry: 'ticket',
  titles: { EN: 'November wheel', JA: '十一月のホイール' },
  currency: 'PHP',
  budget: '1000',
  times: 0,
  earning: null,
  opensAt: now().toISOString(),
  closesAt: new Date(now().getTime() + 3_600_000).toISOString(),
  prizes: [
    { amount: '500', count: 1 },
    { amount: '50', count: 10 },
    { amount: '0', count: 9 },
  ],
  ...change,
})
const publish = async (
  change: Partial<TicketPlan> = {},
  role: 'admin' | 'finance' | 'support' = 'finance',
) => {
  const id = makeId('tkc')
  return {
    id,
    ...(await call(desk.publishCampaign, role, { payload: { id, plan: plan(change), reason } })),
  }
}
const nameOf = async (id: string) =>
  (await db.sql.one<{ account: string }>`select account from identity.members where id = ${id}`)
    .account

it('[GR73] [GR79] [GR274] [GR282] [GR313] [GR316] a wheel is published, its tickets are given, and the call of the product draws once for each', async () => {
  expect((await publish({}, 'support')).code).toBe('not_allowed')
  expect(await publish({ budget: '999' })).toMatchObject({
    code: 'deck_not_budget',
    message: expect.stringMatching(/come to PHP.10\.00, the budget is PHP.9\.99/),
  })
  // Of both of them one would be left out silently.
  const both = await publish({ kind: 'envelope', cut: { slips: 2, least: '1' } })
  expect([both.code, both.message]).toEqual([
    'campaign_invalid',
    'This campaign does not fit together. Look at: cut.',
  ])
  expect((await publish({ prizes: undefined as never })).code).toBe('campaign_invalid')
  const { id, value } = await publish()
  expect(value.campaign).toMatchObject({ total: '1000', budgetLeft: '1000', slips: 20, left: 20 })
  const who = await member(0n)
  const gift = makeId('gft')
  const give = async (accounts: string[]) =>
    await call(desk.giveTickets, 'finance', {
      query: '',
      id,
      payload: { gift, accounts, each: 2, reason },
    })
  expect((await give(['nobody-here'])).code).toBe('unknown_member')
  expect((await give([await nameOf(who)])).value.given).toBe(2)
  // The same gift gives once.
  expect((await give([await nameOf(who)])).value.given).toBe(0)
  clock.offsetMs += 2_000
  const claim = async (request: string) =>
    await call(contract.claimRafflePromotion, who, { payload: { campaign: id, request } })
  const first = await claim('one')
  expect(first.value).toMatchObject({ tickets: 1, slip: { campaign: id, place: 1 } })
  expect((await claim('one')).value.slip).toEqual(first.value.slip)
  await claim('two')
  expect((await claim('three')).code).toBe('no_tickets')
  const shown = (await call(contract.listTicketCampaigns, who)).value.list.find(
    (one) => one.id === id,
  )
  expect(shown).toMatchObject({
    title: 'November wheel',
    state: 'open',
    tickets: 0,
    left: 18,
    slips: 20,
  })
  expect(shown?.drawn.map(({ place }) => place)).toEqual([2, 1])
  const secret = await call(contract.getTicketProof, who, { id })
  expect(secret.value).toMatchObject({ serverSeed: '', given: [] })
  // Somebody has a ticket: one person does not take away what was said.
  const holder = await member(0n)
  const last = { gift: makeId('gft'), accounts: [await nameOf(holder)], each: 1, reason }
  await call(desk.giveTickets, 'finance', { id, payload: last })
  const asked = (await call(desk.stopCampaign, 'finance', { id, payload: { reason } })).value
  expect([asked.campaign.state, typeof asked.approval]).toEqual(['open', 'string'])
  const again = { id, payload: { reason: 'Another reason' } }
  expect((await call(desk.stopCampaign, 'admin', again)).code).toBe('end_waits')
  const payload = { approve: true, reason }
  const agreed = await call(decideApproval, 'admin', { id: asked.approval, payload })
  expect(agreed.code).toBe('')
  const titlesOf = async (one: Id<'mem'>) =>
    (await call(listInbox, one, { query: 'limit=10' })).value.items.map(
      ({ title, text }) => `${title}: ${text}`,
    )
  expect(await titlesOf(holder)).toEqual([
    expect.stringMatching(/ended early: .*November wheel.*Reason: A test of tickets/),
  ])
  expect(await titlesOf(who)).toEqual([])
  const after = (await call(contract.listTicketCampaigns, who)).value.list
  expect(after.find((one) => one.id === id)?.endedFor).toBe(reason)
  const { items } = (await call(desk.listDeskCampaigns, 'auditor')).value
  const stopped = items.find((one) => one.id === id)
  expect(stopped).toMatchObject({ state: 'over', budgetLeft: '0', slipsLeft: '0' })
  // What nobody could have a ticket of yet, one person ends.
  const opensAt = new Date(now().getTime() + 600_000).toISOString()
  const early = await publish({ opensAt })
  const ended = await call(desk.stopCampaign, 'finance', { id: early.id, payload: { reason } })
  expect([ended.value.campaign.state, ended.value.approval]).toEqual(['over', null])
  const told = await call(contract.getTicketProof, who, { id })
  expect(told.value.given).toHaveLength(2)
  expect(told.value.serverSeed).toMatch(/^[0-9a-f]{64}$/)
})

it('[GR79] a large one waits for a second person, and is there when that one agrees', async () => {
  const prizes = [
    { amount: '1000000', count: 1 },
    { amount: '1', count: 1 },
  ]
  const { id, value } = await publish({ budget: '1000001', prizes })
  expect([value.campaign, typeof value.approval]).toEqual([null, 'string'])
  const list = async () =>
    (await call(desk.listDeskCampaigns, 'auditor')).value.items.map((one) => one.id)
  expect(await list()).not.toContain(id)
  const waiting = (await call(listApprovals, 'admin')).value
  expect(JSON.stringify(waiting)).toContain(value.approval)
  const agreed = await call(decideApproval, 'admin', {
    id: value.approval,
    payload: { approve: true, reason },
  })
  expect(agreed.code).toBe('')
  expect(await list()).toContain(id)
})

it('[GR78] bets that are settled give tickets by themselves', async () => {
  const earning = { deposit: null, validBet: '1000', perDay: 5 }
  const { id } = await publish({ kind: 'egg', earning })
  const who = await member(10_000n)
  await play(who, 2_500n)
  await expect
    .poll(
      async () => {
        const { list } = (await call(contract.listTicketCampaigns, who)).value
        return list.find((one) => one.id === id)?.tickets
      },
      { timeout: 20_000 },
    )
    .toBe(2)
})

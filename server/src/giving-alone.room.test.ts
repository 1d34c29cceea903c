import { describe, expect, it } from 'vitest'
import type { MissionPlan } from '@baize/contract/promotions/missions-desk'
import * as missionsDesk from '@baize/contract/promotions/missions-desk'
import * as giftsDesk from '@baize/contract/promotions/gifts-desk'
import * as runsDesk from '@baize/contract/promotions/runs-desk'
import type { TicketPlan } from '@baize/contract/promotions/tickets-desk'
import * as offersDesk from '@baize/contract/promotions/offers-desk'
import * as referralDesk from '@baize/contract/promotions/referral-desk'
import * as ticketsDesk from '@baize/contract/promotions/tickets-desk'
import * as pointsDesk from '@baize/contract/points/points-desk'
import { decideApproval, listApprovals } from '@baize/contract/system/approvals'
import { listAudit } from '@baize/contract/system/operators'
import { createAdjustment } from '@baize/contract/wallet/adjustments'
import type { Id } from '@baize/kernel/ids'
import { createAnsweredDoors } from '../testing/answered-doors.ts'
import { goodContent, testPointsApp } from '../testing/points.ts'

/** Doors by which one person could give the house's value away, attacked by one who works here. */

const test = await testPointsApp()
const { call, db, member, memberWith, redeem, ask, makeId, now, operator, cashOf } = test
const { offerOf, applied, invited, fundsOf, redeemed } = createAnsweredDoors(test)
const reason = 'An attack'
const yes = { approve: true, reason }
type Operator = Id<'opr'>

const nameOf = async (id: string) =>
  (await db.sql.one<{ account: string }>`select account from identity.members where id = ${id}`)
    .account

const funds = (amount: string) =>
  goodContent({
    kind: 'funds',
    category: 'funds',
    price: 1,
    funds: { amount, currency: 'PHP' },
  })

const wheel = (amount: bigint, change: Partial<TicketPlan> = {}): TicketPlan => ({
  kind: 'wheel',
  entry: 'ticket',
  titles: { EN: 'Wheel of a friend' },
  currency: 'PHP',
  budget: String(amount),
  times: 0,
  earning: null,
  opensAt: now().toISOString(),
  closesAt: new Date(now().getTime() + 3_600_000).toISOString(),
  prizes: [
    { amount: String(amount), count: 1 },
    { amount: '0', count: 19 },
  ],
  ...change,
})
async function campaign(by: Operator, amount: bigint) {
  const id = makeId('tkc')
  const payload = { id, plan: wheel(amount), reason }
  return { id, ...(await call(ticketsDesk.publishCampaign, by, { payload })) }
}
async function giveTickets(by: Operator, id: string, accounts: readonly string[], each = 1) {
  const payload = { gift: makeId('gft'), accounts: [...accounts], each, reason }
  return await call(ticketsDesk.giveTickets, by, { id, payload })
}
const mission = (budget: bigint): MissionPlan => ({
  kind: 'validBet',
  fact: null,
  categories: [],
  period: 'once',
  titles: {
    EN: 'Play a little',
    TY: 'Maglaro nang kaunti',
    JA: '少し遊ぶ',
    KO: '조금 플레이하기',
    PT: 'Jogue um pouco',
  },
  lines: {},
  currency: 'PHP',
  steps: [{ goal: '1', reward: '1' }],
  prizes: [],
  per: '1',
  times: 0,
  budget: String(budget),
  claimDays: 7,
  lagMinutes: 10,
  opensAt: now().toISOString(),
  closesAt: new Date(now().getTime() + 3_600_000).toISOString(),
})
const publishMission = async (by: Operator, id: string, plan: MissionPlan, version = 0) =>
  await call(missionsDesk.publishMission, by, { payload: { id, version, plan, reason } })
const changesOf = async (id: string | null) => {
  const found = (await call(listApprovals, 'admin')).value.find((one) => one.id === id)
  return new Map(found?.changes.map(({ name, after }) => [name, after]))
}

describe('a good of the mall', () => {
  it('[PT40] that gives more than its points are worth is not in the mall until another agrees', async () => {
    const by = await operator('finance')
    const friend = await memberWith(100)
    const payload = { content: funds('500000'), reason }
    const made = await call(pointsDesk.createGood, by, { payload })
    const { good, approvalId } = made.value
    expect([good.content.isShown, typeof approvalId]).toEqual([false, 'string'])
    const asked = ask(good.id, { price: '1', funds: '500000', address: undefined })
    expect((await redeem(friend, asked)).code).toBe('not_found')
    const shown = await changesOf(approvalId)
    expect(shown.get('Paid for each')).toMatch(/5,000\.00/)
    expect(shown.get('The same points give by converting')).toMatch(/0\.01/)
    const own = await call(decideApproval, by, { id: approvalId, payload: yes })
    expect(own.code).toBe('same_person')
    expect((await call(decideApproval, 'admin', { id: approvalId, payload: yes })).code).toBe('')
    expect((await redeem(friend, asked)).code).toBe('')
    expect(await cashOf(friend)).toBe(500_000n)
  })

  it('[PT40] [PT41] that comes to give more is left as it was, and a redeem names what it saw', async () => {
    const by = await operator('finance')
    const friend = await memberWith(100)
    // What converting gives, one person alone may give for the same points.
    const fair = { content: funds('1'), reason }
    const { good, approvalId } = (await call(pointsDesk.createGood, by, { payload: fair })).value
    expect([good.content.isShown, approvalId]).toEqual([true, null])
    const change = async (content: object) =>
      await call(pointsDesk.changeGood, by, {
        id: good.id,
        payload: { version: 1, content: { ...good.content, ...content }, reason },
      })
    const dearer = await change({ funds: { amount: '500000', currency: 'PHP' } })
    expect([dearer.value.good, typeof dearer.value.approvalId]).toEqual([good, 'string'])
    const asked = ask(good.id, { price: '1', funds: '500000', address: undefined })
    const late = await redeem(friend, asked)
    expect([late.code, late.value]).toEqual(['price_changed', { price: '1', funds: '1' }])
    expect((await redeem(friend, { ...asked, funds: '1' })).code).toBe('')
    expect((await redeem(friend, asked)).code).toBe('id_used_differently')
    expect(await cashOf(friend)).toBe(1n)
  })
})

describe('tickets', () => {
  it('[GR281] given by hand count for the most that they can draw, and wait above it, with all that is needed to judge', async () => {
    const [first, by] = [await operator('finance'), await operator('finance')]
    const friends = [await member(0n), await member(0n)]
    const accounts = await Promise.all(friends.map(nameOf))
    const { id } = await campaign(first, 300_000n)
    const [friend = '', other = ''] = accounts
    const gift = async (to: string[], each = 1) => (await giveTickets(by, id, to, each)).value
    expect(await gift([friend])).toEqual({ given: 1, approval: null })
    // The second would come to more for this member; for another it does not.
    const { given, approval } = await gift([friend, other], 2)
    expect([given, typeof approval]).toEqual([0, 'string'])
    expect(await gift([other])).toEqual({ given: 1, approval: null })
    const shown = await changesOf(approval)
    expect(shown.get('For the accounts')).toBe(`${friend}, ${other}`)
    expect(shown.get('Tickets each')).toBe('2')
    expect(shown.get('Slips')).toMatch(/3,000\.00 × 1.* × 19/)
    expect(shown.get('Costs at most')).toMatch(/6,000\.00/)
    const payload = { approve: true, reason }
    expect((await call(decideApproval, 'admin', { id: approval, payload })).code).toBe('')
    const tickets = await db.sql<{ member: string; count: number }>`
      select member, count(*)::integer as count from promotions.tickets where campaign = ${id}
      group by member order by count`
    expect(tickets.map(({ count }) => count)).toEqual([3, 3])
    const query = `text=${friends[0]}&action=tickets.given`
    const { items } = (await call(listAudit, 'auditor', { query })).value
    expect(items).toHaveLength(2)
  })
})

describe('budgets', () => {
  it('[GR280] of missions count together, whether in several or raised piece by piece', async () => {
    const by = await operator('finance')
    const [first, second] = [makeId('mis'), makeId('mis')]
    const plan = mission(200_000n)
    expect((await publishMission(by, first, plan)).value.approval).toBeNull()
    const more = { ...plan, budget: '400000' }
    expect((await publishMission(by, first, more, 1)).value.approval).toBeNull()
    const next = await publishMission(by, second, plan)
    expect([next.value.mission, typeof next.value.approval]).toEqual([null, 'string'])
    const most = await publishMission(by, first, { ...plan, budget: '600000' }, 2)
    expect([most.value.mission, typeof most.value.approval]).toEqual([null, 'string'])
    const shown = await changesOf(most.value.approval)
    expect([...shown.keys()]).toEqual(['Budget'])
    const whole = await changesOf(next.value.approval)
    expect(whole.get('Asks and gives')).toMatch(/0\.01 → .*0\.01/)
  })
})

const issue = async (by: Operator | 'admin', id: string) =>
  await call(offersDesk.answerApplication, by, { id, payload: { yes: true, reason } })
const letCount = async (by: Operator, id: string) =>
  await call(referralDesk.decideReferral, by, { id, payload: { decision: 'allow', reason } })
const letThrough = async (by: Operator, id: string) =>
  await call(pointsDesk.approvePointOrder, by, { id, payload: { version: 1, remark: '' } })
const decide = async (who: Operator | 'admin', id: string | null, approve = true) =>
  (await call(decideApproval, who, { id, payload: { ...yes, approve } })).code

describe('what members ask for', () => {
  it('[GR283] an application above what one person may give is issued by two, and one may reject it all the while', async () => {
    const by = await operator('support')
    const friend = await member(0n)
    const offer = await offerOf(300_000n)
    const [first, second, third] = [
      await applied(friend, offer),
      await applied(friend, offer, 'Table A'),
      await applied(friend, offer),
    ]
    expect((await issue(by, first)).value).toMatchObject({ state: 'issued', approval: null })
    const asked = (await issue(by, second)).value
    expect(asked).toMatchObject({ state: 'applying', answeredBy: '' })
    const shown = await changesOf(asked.approval)
    expect(shown.get('Comment')).toBe('Table A')
    expect(shown.get('To be bet')).toMatch(/3,000\.00/)
    const { items } = (await call(offersDesk.listApplications, by, { query: 'state=applying' }))
      .value
    expect(items.map(({ id, approval }) => [id, approval])).toEqual([
      [second, asked.approval],
      [third, null],
    ])
    expect(await decide(by, asked.approval)).toBe('not_allowed')
    expect(await decide('admin', asked.approval)).toBe('')
    // What two agreed to is not counted as given by the first.
    const late = (await issue(by, third)).value.approval
    const no = { yes: false, reason }
    const rejected = await call(offersDesk.answerApplication, by, { id: third, payload: no })
    expect(rejected.value).toMatchObject({ state: 'rejected', approval: null })
    expect(await decide('admin', late)).toBe('already_decided')
    const states = await db.sql<{ state: string }>`
      select state from promotions.grants where member = ${friend} order by id`
    expect(states.map(({ state }) => state)).toEqual(['issued', 'issued', 'rejected'])
  })

  it('[GR284] to let referrals count is counted for both, for what both get, and above it two agree', async () => {
    const by = await operator('risk')
    const friend = await member(0n)
    const to = { referrer: 300_000n, friend: 100n }
    const [first, second] = [await invited(friend, to), await invited(friend, to)]
    expect((await letCount(by, first.id)).value).toMatchObject({ isAllowed: true, approval: null })
    const asked = (await letCount(by, second.id)).value
    expect(asked).toMatchObject({ isAllowed: false, state: 'refused' })
    const shown = await changesOf(asked.approval)
    expect(shown.get('Reward of the one who invites')).toMatch(/moneyout.*3,000\.00/)
    expect(shown.get('Reward of the friend')).toMatch(/moneyout.*1\.00/)
    expect(shown.get('Same device')).toBe('Firefox of both')
    expect(await decide(by, asked.approval)).toBe('same_person')
    expect(await decide('admin', asked.approval)).toBe('')
    const query = `account=${await nameOf(second.friend)}`
    const { items } = (await call(referralDesk.listDeskReferrals, by, { query })).value
    expect(items).toMatchObject([{ isAllowed: true, approval: null }])
    // What the friend gets is counted as well.
    const large = { referrer: 0n, friend: 500_001n }
    const third = await invited(friend, large)
    expect((await letCount(by, third.id)).value.isAllowed).toBe(false)
  })

  it('[GR284] ten yeses of one person at one moment let a referral count once, and are counted once', async () => {
    const by = await operator('risk')
    const friend = await member(0n)
    const { id } = await invited(friend, { referrer: 250_000n, friend: 0n })
    const said = await Promise.all(Array.from({ length: 10 }, () => letCount(by, id)))
    expect(said.filter(({ code }) => code === '')).toHaveLength(1)
    const next = await invited(friend, { referrer: 250_000n, friend: 0n })
    expect((await letCount(by, next.id)).value.isAllowed).toBe(true)
    const last = await invited(friend, { referrer: 1n, friend: 0n })
    expect((await letCount(by, last.id)).value.isAllowed).toBe(false)
  })

  it('[PT42] requests that pay funds are let through by one person up to what one may give, above it by two', async () => {
    const by = await operator('finance')
    const friend = await memberWith(100)
    const amount = 300_000n
    const good = await fundsOf(amount)
    const [first, second] = [
      await redeemed(friend, good, amount),
      await redeemed(friend, good, amount),
    ]
    expect((await letThrough(by, first)).value).toMatchObject({ state: 'approved', approval: null })
    const asked = (await letThrough(by, second)).value
    expect(asked).toMatchObject({ state: 'processing', version: 1 })
    const { items } = (await call(pointsDesk.listPointOrders, by, { query: 'state=processing' }))
      .value
    expect(items).toMatchObject([{ id: second, approval: asked.approval }])
    expect(await cashOf(friend)).toBe(amount)
    const shown = await changesOf(asked.approval)
    expect(shown.get('Funds')).toMatch(/3,000\.00/)
    expect(await decide(by, asked.approval)).toBe('same_person')
    expect(await decide('admin', asked.approval)).toBe('')
    expect(await cashOf(friend)).toBe(2n * amount)
    expect((await letThrough(by, second)).code).toBe('already_decided')
  })
})

const changeBudget = async (
  by: Operator,
  programme: 'manual' | 'referral' | 'rebate',
  amount: string,
) => {
  const payload = { id: makeId('trf'), programme, currency: 'PHP' as const, amount, reason }
  return await call(runsDesk.changeProgrammeBudget, by, { payload })
}

describe('the budgets of programmes', () => {
  it('[GR311] that of gifts by hand is not filled by one person in pieces', async () => {
    const by = await operator('finance')
    const asked: (string | null)[] = []
    for (let piece = 0; piece < 6; piece += 1) {
      asked.push((await changeBudget(by, 'manual', '100000')).value.approvalId)
    }
    // 5,000.00 are the most that one may give to one member on a day.
    expect(asked.slice(0, 5)).toEqual([null, null, null, null, null])
    expect(typeof asked[5]).toBe('string')
    expect(await decide(by, asked[5] ?? null)).toBe('same_person')
  })

  it('[GR312] are not emptied by one person while the terms stand; more than is left is refused at once', async () => {
    const by = await operator('finance')
    const leftOf = async (name: string) =>
      (await call(runsDesk.listProgrammeBudgets, 'auditor')).value.items.find(
        ({ programme, currency }) => programme === name && currency === 'PHP',
      )?.left ?? '0'
    expect((await changeBudget(by, 'referral', '100000')).value.approvalId).toBeNull()
    const before = BigInt(await leftOf('referral'))
    expect((await changeBudget(by, 'referral', `-${before + 1n}`)).code).toBe('budget_short')
    const one = await changeBudget(by, 'referral', '-1')
    expect(typeof one.value.approvalId).toBe('string')
    const all = await changeBudget(by, 'referral', `-${before}`)
    expect(BigInt(await leftOf('referral'))).toBe(before)
    expect(await decide(by, all.value.approvalId)).toBe('same_person')
    expect(await decide('admin', all.value.approvalId)).toBe('')
    expect(await leftOf('referral')).toBe('0')
    // What was asked for before is looked at again.
    expect(await decide('admin', one.value.approvalId)).toBe('budget_short')
    expect((await changeBudget(by, 'manual', '10000')).code).toBe('')
    expect((await changeBudget(by, 'manual', '-10000')).value.approvalId).toBeNull()
  })
})

it('[GR280] what one person causes to be given on a day over all doors is at most what one may give, however it is cut', async () => {
  const by = await operator('admin')
  const [limit, everybody] = [500_000n, 5_000_000n]
  const friends = await Promise.all([memberWith(10), memberWith(10), memberWith(10)])
  const names = new Map(
    await Promise.all(friends.map(async (one) => [one, await nameOf(one)] as const)),
  )
  const other = await operator('finance')
  const fixed = 40_000n
  const [ready, offer, good] = [
    await campaign(other, fixed),
    await offerOf(fixed),
    await fundsOf(fixed),
  ]
  const byHand = await changeBudget(other, 'manual', '9000000')
  expect(await decide('admin', byHand.value.approvalId)).toBe('')
  let seed = 20_26
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  type Gave = { readonly waits: boolean; readonly code: string }
  const doors: Record<string, (amount: bigint, to: Id<'mem'>) => Promise<Gave>> = {
    async adjustment(amount, to) {
      const payload = {
        id: makeId('adj'),
        member: to,
        direction: 'credit',
        kind: 'goodwill',
        amount: String(amount),
        currency: 'PHP',
        reason,
      }
      const { value, code } = await call(createAdjustment, by, { payload })
      return { code, waits: value?.state === 'waiting' }
    },
    async gift(amount, to) {
      const payload = {
        gift: makeId('gft'),
        kind: 'thanks',
        offer: '',
        deposit: '0',
        amount: String(amount),
        times: 0,
        days: 30,
        note: '',
        reason,
      }
      const { value, code } = await call(giftsDesk.giveGift, by, { id: to, payload })
      return { code, waits: value?.state === 'waiting' }
    },
    async campaign(amount) {
      const { value, code } = await campaign(by, amount)
      return { code, waits: value?.approval !== null }
    },
    async tickets(_, to) {
      const { value, code } = await giveTickets(by, ready.id, [names.get(to) ?? ''])
      return { code, waits: value?.approval !== null }
    },
    async mission(amount) {
      const { value, code } = await publishMission(by, makeId('mis'), mission(amount))
      return { code, waits: value?.approval !== null }
    },
    async budget(amount) {
      const payload = { id: makeId('trf'), programme: 'vip', currency: 'PHP', reason } as const
      const asked = { ...payload, amount: String(amount) }
      const { value, code } = await call(runsDesk.changeProgrammeBudget, by, { payload: asked })
      return { code, waits: value?.approvalId !== null }
    },
    async application(_, to) {
      const { value, code } = await issue(by, await applied(to, offer))
      return { code, waits: value?.approval !== null }
    },
    async referral(amount, to) {
      const { id } = await invited(to, { referrer: amount, friend: 0n })
      const { value, code } = await letCount(by, id)
      return { code, waits: value?.approval !== null }
    },
    async order(_, to) {
      const { value, code } = await letThrough(by, await redeemed(to, good, fixed))
      return { code, waits: value?.approval !== null }
    },
  }
  const named = new Set(['adjustment', 'gift', 'tickets', 'application', 'referral', 'order'])
  const ofFixed = new Set(['tickets', 'application', 'order'])
  const given = new Map<string, bigint>()
  const waited = new Set<string>()
  const passed = new Set<string>()
  const kinds = Object.keys(doors)
  for (let step = 0; step < 90; step += 1) {
    const door = kinds[step % kinds.length] ?? ''
    const to = friends[next(friends.length)] ?? friends[0]
    const amount = ofFixed.has(door) ? fixed : BigInt(100 * (1 + next(600)))
    const done = await doors[door]?.(amount, to)
    expect([door, done?.code]).toEqual([door, ''])
    if (done?.waits === true) {
      waited.add(door)
      continue
    }
    passed.add(door)
    const whom = named.has(door) ? to : 'anybody'
    given.set(whom, (given.get(whom) ?? 0n) + amount)
  }
  const anybody = given.get('anybody') ?? 0n
  const sums = friends.map((one) => (given.get(one) ?? 0n) + anybody)
  expect(sums.every((sum) => sum <= limit)).toBe(true)
  expect([...given.values()].reduce((sum, one) => sum + one, 0n) <= everybody).toBe(true)
  // Each way was open, and each was shut by what the others had given.
  expect([passed.size, waited.size]).toEqual([kinds.length, kinds.length])
}, 120_000)

import { expect, it } from 'vitest'
import { type ContractTerms } from '@baize/contract/agents/contract-parts'
import * as contracts from '@baize/contract/agents/contracts'
import { terminateDeskContract } from '@baize/contract/agents/contracts-desk'
import { listInbox } from '@baize/contract/support/support'
import { getConsolidated } from '@baize/contract/wallet/wallet'
import type { Id } from '@baize/kernel/ids'
import { offerForHouse } from '../../testing/house-contract.ts'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, makeId, db } = await testWiredApp()

const kinds = {
  dividend: { answer: contracts.answerDividend, req: 'divtypereq', info: 'divtypeinfo' },
  daily: { answer: contracts.answerDailySalary, req: 'dailysalreqtype', info: 'dailysalinfotype' },
  hourly: {
    answer: contracts.answerHourSalary,
    req: 'contracthoursalreq',
    info: 'contracthoursalinfo',
  },
  realtime: {
    answer: contracts.answerRealTimeSalary,
    req: 'realtimesalreqtype',
    info: 'contractmrdailysalinfotype',
  },
} as const
type Kind = keyof typeof kinds

function termsOf(kind: Kind, rate = 200, given: Partial<ContractTerms> = {}): ContractTerms {
  const periods = {
    dividend: 'Weekly',
    daily: 'Daily',
    hourly: 'Hourly',
    realtime: 'Daily',
  } as const
  return {
    kind,
    basis: kind === 'dividend' ? 'loss' : 'validBet',
    periodicType: periods[kind],
    products: null,
    tiers: [{ rate, periodValidBet: '0', periodProfitLoss: '0', activeMembers: 0 }],
    cap: null,
    betAmount: '100',
    carry: 'none',
    ...given,
  }
}

const nameOf = async (id: Id<'mem'>) =>
  (await db.sql.one<{ account: string }>`select account from identity.members where id = ${id}`)
    .account

async function houseOffers(downline: Id<'mem'>, terms: ContractTerms) {
  return await offerForHouse({ call, makeId }, await nameOf(downline), terms)
}

async function offers(
  giver: Id<'mem'>,
  downline: Id<'mem'>,
  terms: ContractTerms,
  more: object = {},
) {
  const payload = { id: makeId('ctr'), downline: await nameOf(downline), terms, ...more }
  return await call(contracts.offerContract, giver, { payload })
}

it.each(Object.keys(kinds) as Kind[])(
  '[AG30] [AG34] [AG49] a contract of kind %s is offered, shown with its flags, rejected, offered again and accepted',
  async (kind) => {
    const { answer, req, info } = kinds[kind]
    const agent = await member(0n, { type: 1 })
    const consolidated = async () => (await call(getConsolidated, agent)).value
    expect(await consolidated()).toMatchObject({ [req]: null, [info]: false, contracts: [] })
    const first = await houseOffers(agent, termsOf(kind))
    expect(first).toMatchObject({ state: 'offered', from: '', changes: null })
    expect((await consolidated())[req]).toEqual(first)
    const { items } = (await call(listInbox, agent)).value
    expect(items[0]?.title).toBe('A contract is offered to you')
    const other = kind === 'daily' ? contracts.answerDividend : contracts.answerDailySalary
    const accept = { id: first.id, action: 'accept' } as const
    expect((await call(other, agent, { payload: accept })).code).toBe('not_found')
    const rejected = await call(answer, agent, { payload: { ...accept, action: 'reject' } })
    expect(rejected.value.state).toBe('rejected')
    expect((await call(answer, agent, { payload: accept })).code).toBe('offer_answered')
    const second = await houseOffers(agent, termsOf(kind))
    const taken = await call(answer, agent, { payload: { ...accept, id: second.id } })
    expect(taken.value).toMatchObject({ state: 'accepted', terms: termsOf(kind) })
    expect(await consolidated()).toMatchObject({
      [req]: null,
      [info]: true,
      contracts: [{ id: second.id, state: 'accepted' }],
    })
    await houseOffers(agent, termsOf(kind, 250))
    expect((await consolidated())[req]?.changes).toMatchObject({
      rates: 'higher',
      changed: [],
      tiers: [{ tier: 1, from: { rate: 200 }, to: { rate: 250 } }],
    })
  },
)

it('[AG33] [AG36] [AG50] an agent gives within the own contract, and the house ends all that stand on it', async () => {
  const top = await member(0n, { type: 1 })
  const low = await member(0n, { uplineId: top })
  const stranger = await member(0n)
  const terms = termsOf('daily')
  expect((await offers(top, low, terms)).code).toBe('no_own_contract')
  const given = await houseOffers(top, terms)
  await call(contracts.answerDailySalary, top, {
    payload: { id: given.id, action: 'accept' },
  })
  expect(await offers(top, low, termsOf('daily', 201))).toMatchObject({
    status: 422,
    code: 'rate_above_own',
    message: 'The rate of tier 1 is above your own, which is 2% there.',
  })
  expect((await offers(top, low, termsOf('daily', -1))).code).toBe('terms_negative')
  expect((await offers(top, stranger, terms)).code).toBe('not_own_downline')
  expect((await offers(top, top, terms)).code).toBe('offer_to_self')
  expect((await offers(low, top, terms)).code).toBe('not_allowed')
  const offered = await offers(top, low, terms)
  expect((await offers(top, low, termsOf('daily', 150))).code).toBe('offer_open')
  const replaced = await offers(top, low, termsOf('daily', 150), { replaces: offered.value.id })
  const accept = (id: string) =>
    call(contracts.answerDailySalary, low, { payload: { id, action: 'accept' } })
  expect((await accept(offered.value.id)).code).toBe('offer_replaced')
  expect((await accept(replaced.value.id)).value.state).toBe('accepted')
  const got = await call(contracts.listContracts, low, { query: 'side=got' })
  expect(got.value.items.map(({ state }) => state)).toEqual(['accepted', 'replaced'])
  const end = { reason: 'It is over' }
  const refused = await call(terminateDeskContract, 'finance', { id: given.id, payload: end })
  expect(refused).toMatchObject({ status: 409, code: 'higher_rate' })
  expect(refused.value).toMatchObject({ affected: [{ id: replaced.value.id, level: 1 }] })
  expect(refused.message).toContain(await nameOf(low))
  const ended = await call(terminateDeskContract, 'finance', {
    id: given.id,
    payload: { ...end, confirmed: true },
  })
  expect(ended.value.state).toBe('terminated')
  const after = await call(contracts.listContracts, low, { query: 'side=got&kind=daily' })
  expect(after.value.items[0]?.state).toBe('terminated')
})

it('[AG241] a giver is told nothing of what somebody else gives to the downline, who sees all of it', async () => {
  const top = await member(0n, { type: 1 })
  const low = await member(0n, { uplineId: top })
  const take = async (who: typeof top, id: string) =>
    (await call(contracts.answerDailySalary, who, { payload: { id, action: 'accept' } })).code
  expect(await take(low, (await houseOffers(low, termsOf('daily', 173))).id)).toBe('')
  expect(await take(top, (await houseOffers(top, termsOf('daily', 200))).id)).toBe('')
  const offered = await offers(top, low, termsOf('daily', 150))
  expect(offered.value).toMatchObject({ state: 'offered', changes: null })
  const { dailysalreqtype } = (await call(getConsolidated, low)).value
  expect(dailysalreqtype?.changes).toMatchObject({ tiers: [{ from: { rate: 173 } }] })
  const tryIt = { downline: await nameOf(low), terms: termsOf('daily', 150), count: 1 }
  const tried = await call(contracts.simulateContract, top, { payload: tryIt })
  expect(tried.value.periods).toMatchObject([{ present: null }])
  const own = { offer: offered.value.id, count: 1 }
  const seen = await call(contracts.simulateContract, low, { payload: own })
  expect(seen.value.periods[0]?.present).not.toBeNull()
  expect(await take(low, offered.value.id)).toBe('')
  const next = await offers(top, low, termsOf('daily', 160))
  expect(next.value.changes).toMatchObject({ tiers: [{ from: { rate: 150 } }] })
})

it('[AG90] a giver looks up what one downline was given, and what of it is open; a refusal names its tier', async () => {
  const top = await member(0n, { type: 1 })
  const [low, other] = [await member(0n, { uplineId: top }), await member(0n, { uplineId: top })]
  const own = await houseOffers(top, termsOf('daily'))
  const accept = { id: own.id, action: 'accept' } as const
  await call(contracts.answerDailySalary, top, { payload: accept })
  const first = await offers(top, low, termsOf('daily'))
  const second = await offers(top, low, termsOf('daily', 150), { replaces: first.value.id })
  const third = await offers(top, other, termsOf('daily'))
  const given = async (query: string) =>
    (await call(contracts.listContracts, top, { query: `side=given&${query}` })).value.items.map(
      ({ id }) => id,
    )
  const to = `downline=${await nameOf(low)}`
  expect(await given(to)).toEqual([second.value.id, first.value.id])
  expect(await given(`${to}&open=true`)).toEqual([second.value.id])
  expect(await given('open=true')).toEqual([third.value.id, second.value.id])
  expect(await given('downline=nobody-is-called-so')).toEqual([])
  const [tier] = termsOf('daily', 100).tiers
  const rising = {
    ...tier,
    rate: 201,
    periodValidBet: '5',
    periodProfitLoss: '0',
    activeMembers: 0,
  }
  const bad = termsOf('daily', 100, {
    tiers: [{ ...rising, rate: 100, periodValidBet: '0' }, rising],
  })
  expect(await offers(top, other, bad)).toMatchObject({
    code: 'rate_above_own',
    value: { tier: 2 },
  })
})

it('[AG48] who is offered a contract tries it on the own team, and nobody else does', async () => {
  const agent = await member(0n, { type: 1 })
  const offered = await houseOffers(agent, termsOf('dividend'))
  const payload = { offer: offered.id, count: 3 }
  const tried = await call(contracts.simulateContract, agent, { payload })
  expect(tried.value).toMatchObject({ offered: '0', present: '0', difference: '0' })
  expect(tried.value.periods).toHaveLength(3)
  const other = await member(0n, { type: 1 })
  expect((await call(contracts.simulateContract, other, { payload })).code).toBe('not_found')
  const low = await member(0n, { uplineId: agent })
  const tryIt = { downline: await nameOf(low), terms: termsOf('daily'), count: 2 }
  expect(
    (await call(contracts.simulateContract, agent, { payload: tryIt })).value.periods,
  ).toHaveLength(2)
  expect((await call(contracts.simulateContract, other, { payload: tryIt })).code).toBe(
    'not_own_downline',
  )
})

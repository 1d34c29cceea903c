import type { OfferDocument } from '@baize/contract/promotions/offer'
import { money } from '@baize/kernel/money'
import { describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { someOffer } from '../../../../testing/offer-documents.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { testOperator } from '../../../../testing/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { GiftRequest } from './gifts.ts'

const db = await testDatabase({ poolSize: 12 })
const room = await testPromotions(db)
const { gifts, grantEnds, grants, budgets, people, system, notices, clock } = room
const { memberWith, makeId, standing, budgetOf, tell, writing, give, offerOf } = room
const { wagers, stakeCall, key } = room
const celia = testOperator('Celia', 'content')
const ines = testOperator('Ines', 'finance')
const ada = testOperator('Ada', 'admin')
const rita = testOperator('Rita', 'risk')
const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const php = (amount: bigint) => money(amount, 'PHP')

const raise = (amount: bigint) =>
  db.transaction((tx) =>
    budgets.raise(tx, { id: makeId('trf'), offer: 'manual', currency: 'PHP', amount }),
  )
await raise(100_000_000n)

const asking = (member: MemberId, change: Partial<GiftRequest> = {}): GiftRequest => ({
  id: makeId('gft'),
  member,
  offer: '',
  kind: 'apology',
  deposit: 0n,
  amount: 500n,
  times: 0,
  days: 7,
  note: 'Sorry for the wait',
  reason: 'A round was broken',
  operator: ines,
  ...change,
})

async function must(request: GiftRequest) {
  const given = await gifts.give(request)
  if (!given.ok) throw new Error(given.code)
  return given.value
}

async function decide(object: string, operator = ada, approve = true) {
  const waiting = await system.approvals.listWaiting()
  const id = waiting.find((one) => one.object === object)?.id ?? ''
  return codeOf(await system.approvals.decide({ id, approve, reason: 'Seen', operator }))
}

async function published(change: Partial<OfferDocument> = {}) {
  const id = makeId('ofr')
  const document = someOffer(change)
  const saved = await writing.save({ id, draftNumber: 0, document, operator: celia })
  if (!saved.ok) throw new Error(saved.code)
  const { draftNumber } = saved.value
  await writing.publish({ id, draftNumber, reason: 'A test', operator: celia })
  expect(await decide(id)).toBe('ok')
  return id
}

const audited = async (action: string) => (await system.audit.list({ action }, { limit: 5 }))[0]
const stateOf = async (id: string) => (await grants.find(id))?.state

async function staked(member: MemberId, amount: bigint) {
  const made = await wagers.stake(stakeCall(member, { amount: php(amount) }))
  if (!made.ok || made.value.wager === null) throw new Error('A stake was refused')
  return made.value.wager
}

describe('a gift by hand', () => {
  it('[GR200] [GR201] waits to be claimed, is cash where nothing is asked, and says why it was given', async () => {
    const member = await memberWith(0n)
    const before = await budgetOf('manual')
    const gift = await must(asking(member))
    expect(gift).toMatchObject({ state: 'done', amount: 500n, requestedBy: 'Ines', approval: null })
    const [left, promised] = before.split(' ').map(BigInt)
    expect(await budgetOf('manual')).toBe(`${(left ?? 0n) - 500n} ${(promised ?? 0n) + 500n}`)
    const id = gift.grant ?? ''
    const shown = await room.rewards.detail(member, id, 'EN')
    expect(shown?.reward).toMatchObject({ from: 'manual', status: 'issued', amount: '500' })
    expect(shown?.why).toContainEqual({ name: 'cause', value: 'apology' })
    expect(shown?.why).toContainEqual({ name: 'note', value: 'Sorry for the wait' })
    expect(shown?.steps).toMatchObject([{ state: 'issued', by: 'house' }])
    expect(notices.at(-1)).toMatchObject({ about: 'rewardGiven', member })
    expect(await audited('rewards.given')).toMatchObject({
      actor: 'Ines',
      reason: 'A round was broken',
    })
    expect(codeOf(await grants.claim(member, id))).toBe('ok')
    expect(await standing(member)).toBe('cash 500, free 500')
  })

  it('[GR201] that asks for bets has a pocket of its own', async () => {
    const member = await memberWith(300n)
    const { grant } = await must(asking(member, { times: 250 }))
    const given = await grants.find(grant ?? '')
    expect([given?.mode, given?.asks]).toEqual(['pocket', 1_250n * 10_000n])
    await grants.claim(member, grant ?? '')
    expect(await standing(member)).toBe('cash 300, bonus 500, free 300')
  })

  it('[GR202] is given once, however often it is pressed; other content under the same name is refused', async () => {
    const member = await memberWith(0n)
    const request = asking(member)
    const all = await Promise.all(Array.from({ length: 6 }, () => gifts.give(request)))
    expect(new Set(all.map((one) => one.ok && one.value.grant)).size).toBe(1)
    expect(await grants.list(member, { limit: 10 })).toHaveLength(1)
    for (const change of [{ amount: 501n }, { note: '' }, { operator: ada }] as const) {
      expect(codeOf(await gifts.give({ ...request, ...change }))).toBe('id_used_differently')
    }
    clock.offsetMs += 25 * 3_600_000
    const old = asking(member)
    clock.offsetMs += 25 * 3_600_000
    expect(codeOf(await gifts.give(old))).toBe('id_out_of_time')
    expect(codeOf(await gifts.give(request))).toBe('ok')
  })

  it.each([
    ['member_is_excluded', { bar: 'exclusion' }],
    ['member_on_break', { bar: 'time_out', barredUntil: new Date('2100-01-01') }],
    ['member_not_open', { state: 'closed' }],
    ['not_for_trial', { type: 4 }],
  ] as const)('[GR203] is refused with %s', async (code, change) => {
    const member = await memberWith(0n)
    people.set(member, change)
    expect(codeOf(await gifts.give(asking(member)))).toBe(code)
    expect(await grants.list(member, { limit: 1 })).toEqual([])
  })

  it('[GR200] nothing, less than nothing and more than there is are refused, and count for nobody', async () => {
    const member = await memberWith(0n)
    expect(codeOf(await gifts.give(asking(member, { amount: 0n })))).toBe('amount_not_positive')
    expect(codeOf(await gifts.give(asking(member, { amount: -5n })))).toBe('amount_not_positive')
    expect(codeOf(await gifts.give(asking(member, { amount: 2n ** 60n })))).toBe('amount_too_large')
    const offer = await published({
      kind: 'claim',
      gives: { percent: 0, fixed: { PHP: '40000' }, leastDeposit: {}, most: {} },
      budget: { PHP: '40000' },
    })
    const wish = { offer, amount: 40_000n }
    expect(codeOf(await gifts.give(asking(member, wish)))).toBe('ok')
    expect(codeOf(await gifts.give(asking(member, wish)))).toBe('gift_budget_spent')
    // 5,000.00 are the most for a day: what was refused is no part of it.
    expect((await must(asking(member, { amount: 460_000n }))).state).toBe('done')
  })
})

describe('above what one person may give', () => {
  const large = 90_000_000n

  it('[GR204] [1.13/52] it waits, is not set aside, and is given when another agrees', async () => {
    const member = await memberWith(0n)
    const before = await budgetOf('manual')
    const request = asking(member, { amount: large })
    const gift = await must(request)
    expect(gift).toMatchObject({ state: 'waiting', grant: null })
    expect(await budgetOf('manual')).toBe(before)
    expect(await decide(gift.id, ines)).toBe('same_person')
    expect(await decide(gift.id)).toBe('ok')
    const done = await must(request)
    expect(done).toMatchObject({ state: 'done', decidedBy: 'Ada' })
    expect((await grants.find(done.grant ?? ''))?.amount).toBe(large)
    expect((await audited('rewards.given'))?.actor).toBe('Ada')
    await db.transaction((tx) =>
      grants.revoke(tx, done.grant ?? '', { name: 'Ada', reason: 'A test' }),
    )
  })

  it('[GR204] a no ends it, and what was true when it was asked is looked at again', async () => {
    const member = await memberWith(0n)
    const refused = await must(asking(member, { amount: large }))
    expect(await decide(refused.id, ada, false)).toBe('ok')
    expect((await gifts.list(member)).map(({ state }) => state)).toEqual(['rejected'])
    const gift = await must(asking(member, { amount: large }))
    people.set(member, { bar: 'exclusion' })
    expect(await decide(gift.id)).toBe('member_is_excluded')
    expect((await gifts.list(member))[0]?.state).toBe('waiting')
    people.delete(member)
    expect(await decide(gift.id)).toBe('ok')
    const [done] = await gifts.list(member)
    await db.transaction((tx) =>
      grants.revoke(tx, done?.grant ?? '', { name: 'Ada', reason: 'A test' }),
    )
  })
})

describe('by a promotion', () => {
  it('[GR205] it is what the promotion gives for such a deposit, by its own terms and from its own budget', async () => {
    const offer = await published()
    const member = await memberWith(0n)
    const wish = { offer, deposit: 100_000n, amount: 20_000n }
    expect(codeOf(await gifts.give(asking(member, { ...wish, amount: 19_999n })))).toBe(
      'changed_meanwhile',
    )
    expect(codeOf(await gifts.give(asking(member, { ...wish, deposit: 49_999n })))).toBe(
      'offer_gives_nothing',
    )
    const gift = await must(asking(member, wish))
    expect(gift).toMatchObject({ offer, times: 800, days: 7 })
    const grant = await grants.find(gift.grant ?? '')
    expect(grant).toMatchObject({ offer, asks: 160_000n * 10_000n, mode: 'pocket' })
    expect(grant?.why).toMatchObject({ cause: 'apology', deposit: '100000', percent: 2_000 })
    expect(await budgetOf(offer)).toBe('980000 20000')
    const choices = await gifts.choicesFor(member)
    expect(choices?.offers.map((one) => one.offer.id)).toContain(offer)
    await writing.turn(offer, { to: 'paused', reason: 'A test', operator: ada })
    expect(codeOf(await gifts.give(asking(member, wish)))).toBe('offer_gives_nothing')
  })
})

describe('a promotion that was missed', () => {
  const once = {
    kind: 'claim',
    gives: { percent: 0, fixed: { PHP: '300' }, leastDeposit: {}, most: {} },
  } as const
  const missed = (member: MemberId, offer: string) =>
    gifts.give(asking(member, { offer, amount: 300n, kind: 'missed' }))

  it('[GR319] is given to who did not have it as often as it is given, and to nobody else', async () => {
    const offer = await published(once)
    const [had, lapsed, member] = [await memberWith(0n), await memberWith(0n), await memberWith(0n)]
    for (const one of [had, lapsed]) {
      expect(codeOf(await room.offers.take({ member: one, offer, version: 1 }))).toBe('ok')
    }
    await db.sql`update promotions.grants set state = 'lapsed', over_at = now() where member = ${lapsed}`
    expect(codeOf(await missed(had, offer))).toBe('member_had_offer')
    expect(codeOf(await missed(lapsed, offer))).toBe('member_had_offer')
    // Of two at one moment one is given, and it counts as theirs from then on.
    const both = await Promise.all([missed(member, offer), missed(member, offer)])
    expect(new Set(both.map(codeOf))).toEqual(new Set(['ok', 'member_had_offer']))
    expect(codeOf(await room.offers.take({ member, offer, version: 1 }))).toBe('offer_taken')
    // Nor do two accounts of one person at one moment, where it counts by person.
    const byPerson = await published({ ...once, who: { ...someOffer().who, perPerson: true } })
    const same = await Promise.all(Array.from({ length: 4 }, () => memberWith(0n)))
    room.alike.banks = [{ members: same, bank: 'BPI', number: '\u2022\u2022 4821' }]
    const all = await Promise.all([
      ...[ines, ada, rita].map((operator, place) => {
        const wish = { offer: byPerson, amount: 300n, kind: 'missed', operator } as const
        return gifts.give(asking(same[place] ?? member, wish))
      }),
      ...same.slice(3).map((one) => room.offers.take({ member: one, offer: byPerson, version: 1 })),
    ])
    room.alike.banks = []
    expect(all.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1)
    // Any other cause is what a person decided.
    const thanks = asking(had, { offer, amount: 300n, kind: 'thanks' })
    expect(codeOf(await gifts.give(thanks))).toBe('ok')
  })
})

describe('ending at the desk', () => {
  const ending = { reason: 'Given by mistake', operator: rita }

  it('[GR206] [GR207] what nobody took goes back at once, and the member reads why', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(70n)
    const given = await give(member, offer)
    if (!given.ok) throw new Error(given.code)
    const { id } = given.value
    expect(await grantEnds.end(id, ending)).toMatchObject({
      value: { approval: null, state: 'revoked' },
    })
    expect([await budgetOf(offer), await standing(member)]).toEqual(['100 0', 'cash 70, free 70'])
    const shown = await room.rewards.detail(member, id, 'EN')
    expect(shown?.steps.at(-1)).toMatchObject({
      state: 'revoked',
      by: 'house',
      reason: 'Given by mistake',
    })
    expect(notices.at(-1)).toMatchObject({ about: 'rewardEnded', member })
    expect(await audited('rewards.ended')).toMatchObject({ actor: 'Rita' })
    expect(codeOf(await grantEnds.end(id, ending))).toBe('wrong_state')
    expect(codeOf(await grantEnds.end('grt_none', ending))).toBe('not_found')
  })

  it('[GR206] [GR208] [GR313] a pocket in play needs a second person, waits for its open bets, and takes no cash', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(30n)
    const given = await give(member, offer)
    const id = given.ok ? given.value.id : ''
    await grants.claim(member, id)
    const wager = await staked(member, 50n)
    expect(await grantEnds.end(id, ending)).toMatchObject({ value: { state: 'active' } })
    expect(await stateOf(id)).toBe('active')
    expect(await grantEnds.end(id, { ...ending, operator: ada })).toMatchObject({
      code: 'end_waits',
    })
    expect(await decide(id, rita)).toBe('same_person')
    expect(await decide(id)).toBe('ok')
    expect(await stateOf(id)).toBe('settling')
    await wagers.settle({ key: key(), member, of: { wager }, payout: php(100n) })
    await tell()
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('revoked'), 10_000)
    // Of a stake of 30 in cash and 20 of the pocket, 60 of what was won is cash.
    expect(await standing(member)).toBe('cash 60, free 60')
    expect(await budgetOf(offer)).toBe('120 0')
  })

  it('[GR208] of a gate nothing is taken: the cash stays, and its lock ends', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(40n)
    const given = await give(member, offer, { mode: 'gate' })
    const id = given.ok ? given.value.id : ''
    await grants.claim(member, id)
    expect(await standing(member)).toBe('cash 140, free 40')
    await grantEnds.end(id, ending)
    expect(await decide(id)).toBe('ok')
    expect([await stateOf(id), await standing(member)]).toEqual(['revoked', 'cash 140, free 140'])
  })

  it('[GR208] met by an open bet after its end was agreed to, it is the member’s', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const given = await give(member, offer, { asks: 40n * 10_000n })
    const id = given.ok ? given.value.id : ''
    await grants.claim(member, id)
    const wager = await staked(member, 50n)
    await grantEnds.end(id, ending)
    expect(await decide(id)).toBe('ok')
    expect(await stateOf(id)).toBe('settling')
    await wagers.settle({ key: key(), member, of: { wager }, payout: php(90n) })
    await tell()
    await vi.waitFor(async () => expect(await stateOf(id)).toBe('completed'), 10_000)
    expect(await standing(member)).toBe('cash 140, free 140')
    expect(await budgetOf(offer)).toBe('0 0')
    // There is nothing to say to an end that did not come.
    expect(codeOf(await room.appeals.appeal(member, id, 'It was met by then'))).toBe('wrong_state')
  })

  it('[GR208] what is met meanwhile is the member’s', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const given = await give(member, offer, { asks: 0n, mode: 'pocket' })
    const id = given.ok ? given.value.id : ''
    await grants.claim(member, id)
    expect(codeOf(await grantEnds.end(id, ending))).toBe('wrong_state')
    expect(await standing(member)).toBe('cash 100, free 100')
  })
})

import { money } from '@baize/kernel/money'
import { describe, expect, it } from 'vitest'
import { someOffer } from '../../../../testing/offer-documents.ts'
import { testDatabase } from '../../../../testing/database.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { testOperator } from '../../../../testing/system.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 8 })
const room = await testPromotions(db)
const { appeals, grantEnds, grants, budgets, system, notices, clock } = room
const { memberWith, makeId, standing, budgetOf, tell, give, offerOf, wagers, stakeCall } = room
const ada = testOperator('Ada', 'admin')
const rita = testOperator('Rita', 'risk')
const ines = testOperator('Ines', 'finance')
const olga = testOperator('Olga', 'admin')
const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const php = (amount: bigint) => money(amount, 'PHP')
const words = 'It was promised to me'
const by = (operator = olga) => ({ reason: 'It was in the mail', operator })
const dayMs = 86_400_000

async function yes(object: string, operator = ada) {
  const waiting = await system.approvals.listWaiting()
  const id = waiting.find((one) => one.object === object)?.id ?? ''
  return codeOf(await system.approvals.decide({ id, approve: true, reason: 'Seen', operator }))
}

const ending = { reason: 'Given by mistake', operator: rita }
const shownTo = async (member: MemberId, id: string) =>
  (await room.rewards.detail(member, id, 'EN'))?.ended
const newest = async (member: MemberId) => (await grants.list(member, { limit: 1 }))[0]

/** A pocket of 100 that asks for 1,000, of which 40 were bet, ended by Rita and Ada. */
async function endedPocket() {
  const offer = await offerOf(100n)
  const member = await memberWith(0n)
  const given = await give(member, offer)
  if (!given.ok) throw new Error(given.code)
  const { id } = given.value
  await grants.claim(member, id)
  await wagers.stakeAndSettle({ ...stakeCall(member, { amount: php(40n) }), payout: php(20n) })
  await tell()
  await grantEnds.end(id, ending)
  expect(await yes(id)).toBe('ok')
  return { offer, member, id }
}

describe('what a member says to the end of a reward', () => {
  it('[GR321] is said once, decided by another than who ended it or asked for that, and given again as it was', async () => {
    const { offer, member, id } = await endedPocket()
    const stranger = await memberWith(0n)
    expect(await shownTo(member, id)).toMatchObject({ reason: 'Given by mistake', mayAppeal: true })
    expect(codeOf(await appeals.decide(id, 'restore', by()))).toBe('not_found')
    expect(codeOf(await appeals.appeal(stranger, id, words))).toBe('not_found')
    expect(codeOf(await appeals.appeal(member, id, ' no '))).toBe('text_too_short')
    expect(codeOf(await appeals.appeal(member, id, words))).toBe('ok')
    expect(codeOf(await appeals.appeal(member, id, words))).toBe('wrong_state')
    expect((await appeals.listWaiting()).map((one) => one.grant)).toEqual([id])
    for (const one of [rita, ada]) {
      for (const way of ['restore', 'confirm'] as const) {
        expect(codeOf(await appeals.decide(id, way, by(one)))).toBe('same_person')
      }
    }
    expect(await budgetOf(offer)).toBe('80 0')
    expect(codeOf(await appeals.decide(id, 'restore', by()))).toBe('ok')
    expect(await budgetOf(offer)).toBe('0 80')
    const again = await newest(member)
    expect(again).toMatchObject({ state: 'issued', mode: 'pocket', amount: 80n, offer })
    // 40 of 1,000 were bet before.
    expect(again?.asks).toBe(960n * 10_000n)
    expect(again?.why).toMatchObject({ restores: id })
    expect(await shownTo(member, id)).toEqual({
      reason: 'Given by mistake',
      mayAppeal: false,
      appeal: words,
      outcome: 'restored',
      answer: 'It was in the mail',
    })
    expect(notices.at(-1)).toMatchObject({ about: 'rewardRestored', member })
    const [entry] = await system.audit.list({ action: 'rewards.appealed' }, { limit: 1 })
    expect(entry).toMatchObject({ actor: 'Olga', reason: 'It was in the mail' })
    expect(codeOf(await appeals.decide(id, 'confirm', by()))).toBe('already_decided')
    expect(await appeals.listWaiting()).toEqual([])
    await grants.claim(member, again?.id ?? '')
    expect(await standing(member)).toBe('cash 0, bonus 80, free 0')
  })

  it('[GR321] may be left as it is, with a reason that the member reads', async () => {
    const { offer, member, id } = await endedPocket()
    await appeals.appeal(member, id, words)
    const left = { reason: 'It was for somebody else', operator: olga }
    expect(codeOf(await appeals.decide(id, 'confirm', left))).toBe('ok')
    expect(await shownTo(member, id)).toMatchObject({
      outcome: 'confirmed',
      answer: 'It was for somebody else',
    })
    expect(notices.at(-1)).toMatchObject({ about: 'rewardConfirmed', member })
    expect([await budgetOf(offer), (await newest(member))?.id]).toEqual(['80 0', id])
  })

  it('[GR321] by ten who decide at one moment is given again once', async () => {
    const { offer, member, id } = await endedPocket()
    await appeals.appeal(member, id, words)
    const all = await Promise.all(
      Array.from({ length: 10 }, () => appeals.decide(id, 'restore', by())),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await budgetOf(offer)).toBe('0 80')
  })

  it('[GR321] is not heard after thirty days, and where nothing went back', async () => {
    const { member, id } = await endedPocket()
    const before = clock.offsetMs
    clock.offsetMs += 31 * dayMs
    expect(await shownTo(member, id)).toMatchObject({ mayAppeal: false })
    expect(codeOf(await appeals.appeal(member, id, words))).toBe('wrong_state')
    clock.offsetMs = before
    const gate = await give(member, await offerOf(100n), { mode: 'gate' })
    const cash = gate.ok ? gate.value.id : ''
    await grants.claim(member, cash)
    await grantEnds.end(cash, ending)
    expect(await yes(cash)).toBe('ok')
    expect(codeOf(await appeals.appeal(member, cash, words))).toBe('wrong_state')
  })

  it('[GR321] of an offer that has nothing left is given from the budget of gifts by hand, or waits for one', async () => {
    const offer = await offerOf(100n)
    const member = await memberWith(0n)
    const given = await give(member, offer)
    const id = given.ok ? given.value.id : ''
    // Nobody took it: one person ended it.
    expect(codeOf(await grantEnds.end(id, ending))).toBe('ok')
    await appeals.appeal(member, id, words)
    const change = (name: string, amount: bigint) => ({
      id: makeId('trf'),
      offer: name,
      currency: 'PHP' as const,
      amount,
    })
    await db.transaction((tx) => budgets.lower(tx, change(offer, 100n)))
    expect(codeOf(await appeals.decide(id, 'restore', by()))).toBe('gift_budget_spent')
    await db.transaction((tx) => budgets.raise(tx, change('manual', 100n)))
    expect(codeOf(await appeals.decide(id, 'restore', by()))).toBe('ok')
    expect(await newest(member)).toMatchObject({ offer: 'manual', amount: 100n, state: 'issued' })
  })

  it('[GR321] above what one person may give a second agrees, and neither is who ended it', async () => {
    const large = 90_000_000n
    const offer = await offerOf(large)
    const member = await memberWith(0n)
    const given = await give(member, offer, { amount: large })
    const id = given.ok ? given.value.id : ''
    await grantEnds.end(id, ending)
    await appeals.appeal(member, id, words)
    const asked = await appeals.decide(id, 'restore', by())
    expect(typeof (asked.ok && asked.value)).toBe('string')
    expect(await appeals.decide(id, 'restore', by(ada))).toEqual(asked)
    expect(await budgetOf(offer)).toBe(`${large} 0`)
    expect([await yes(id, olga), await yes(id, rita), await yes(id, ines)]).toEqual([
      'same_person',
      'same_person',
      'ok',
    ])
    expect(await budgetOf(offer)).toBe(`0 ${large}`)
  })
})

it('[GR325] of accounts of one person, what counts by person is given again to one, also at one moment', async () => {
  const id = makeId('ofr')
  const document = someOffer({
    kind: 'claim',
    gives: { percent: 0, fixed: { PHP: '300' }, leastDeposit: {}, most: {} },
    who: { ...someOffer().who, perPerson: true },
  })
  const saved = await room.writing.save({ id, draftNumber: 0, document, operator: ines })
  if (!saved.ok) throw new Error(saved.code)
  const { draftNumber } = saved.value
  await room.writing.publish({ id, draftNumber, reason: 'A test', operator: ines })
  expect(await yes(id)).toBe('ok')
  const members = await Promise.all([1, 2, 3].map(() => memberWith(0n)))
  const ended: string[] = []
  for (const member of members) {
    const taken = await room.offers.take({ member, offer: id, version: 1 })
    if (!taken.ok) throw new Error(taken.code)
    await grantEnds.end(taken.value.id, ending)
    expect(codeOf(await appeals.appeal(member, taken.value.id, words))).toBe('ok')
    ended.push(taken.value.id)
  }
  room.alike.banks = [{ members, bank: 'A bank', number: '\u2022\u2022 1222' }]
  const all = await Promise.all(
    ended.map((grant, place) =>
      appeals.decide(grant, 'restore', by([olga, ada, ines][place] ?? olga)),
    ),
  )
  room.alike.banks = []
  const codes = all.map(codeOf)
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1)
  expect(codes.filter((code) => code === 'member_had_offer')).toHaveLength(2)
})

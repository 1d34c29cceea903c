import sharp from 'sharp'
import type { OfferDocument } from '@baize/contract/promotions/offer'
import { describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { someOffer } from '../../../../testing/offer-documents.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import { testOperator } from '../../../../testing/system.ts'
import { depositCompleted } from '../../cashier/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { OfferId } from './offers.ts'

const db = await testDatabase({ poolSize: 16 })
const room = await testPromotions(db)
const { system, grants, people, memberWith, tell, makeId, standing, budgetOf, clock } = room
const { offers, writing, applications, offerDesk } = room
const celia = testOperator('Celia', 'content')
const ada = testOperator('Ada', 'admin')
const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const { gives } = someOffer()

/** A gift of 5.00 for whoever takes it. */
const gift = (change: Partial<OfferDocument> = {}) =>
  someOffer({
    kind: 'claim',
    gives: { ...gives, percent: 0, fixed: { PHP: '500' }, leastDeposit: {}, most: {} },
    budget: { PHP: '50000' },
    ...change,
  })

async function ask(id: OfferId, document: OfferDocument, draftNumber = 0) {
  const saved = await writing.save({ id, draftNumber, document, operator: celia })
  if (!saved.ok) return saved.code
  const number = saved.value.draftNumber
  return codeOf(
    await writing.publish({ id, draftNumber: number, reason: 'A test', operator: celia }),
  )
}

async function agree(id: string) {
  const waiting = await system.approvals.listWaiting()
  const approval = waiting.find(({ object }) => object === id)?.id ?? ''
  return codeOf(
    await system.approvals.decide({ id: approval, approve: true, reason: 'Seen', operator: ada }),
  )
}

async function published(document: OfferDocument): Promise<OfferId> {
  const id = makeId('ofr')
  expect(await ask(id, document)).toBe('ok')
  expect(await agree(id)).toBe('ok')
  return id
}

const closeAll = () =>
  db.sql`update promotions.offers set state = 'closed' where state in ('open', 'paused')`

/** What is on the site now, so that no test meets the offers of another. */
async function alone(document: OfferDocument): Promise<OfferId> {
  await closeAll()
  return await published(document)
}

async function deposit(
  member: MemberId,
  amount: bigint,
  first = false,
  id = makeId('dep'),
): Promise<string> {
  await db.transaction((tx) =>
    room.events.write(
      tx,
      depositCompleted({
        deposit: id,
        member,
        amount: String(amount),
        fee: '0',
        currency: 'PHP',
        method: 'mth_1',
        first,
      }),
    ),
  )
  await tell()
  return id
}

const had = async (member: MemberId) =>
  (await grants.list(member, { limit: 50 })).map(({ state, amount }) => `${state} ${amount}`)

describe('an offer', () => {
  it('[GR34] is published by two people, and its budget is set aside with that', async () => {
    const id = makeId('ofr')
    expect(await ask(id, gift())).toBe('ok')
    expect(await offers.find(id, undefined)).toBeUndefined()
    expect(await budgetOf(id)).toBe('0 0')
    const waiting = await system.approvals.listWaiting()
    const approval = waiting.find(({ object }) => object === id)?.id ?? ''
    const alone = { id: approval, approve: true, reason: 'Mine', operator: celia }
    expect(codeOf(await system.approvals.decide(alone))).toBe('same_person')
    expect(await agree(id)).toBe('ok')
    expect(await budgetOf(id)).toBe('50000 0')
    expect((await offers.find(id, undefined))?.offer).toMatchObject({ version: 1, state: 'open' })
  })

  it('[GR34] that contradicts itself, or was changed since somebody asked, is not published', async () => {
    const id = makeId('ofr')
    expect(await ask(id, gift({ budget: {} }))).toBe('offer_contradicts_itself')
    expect(await ask(id, gift(), 1)).toBe('ok')
    expect(await ask(id, gift({ days: 9 }), 1)).toBe('changed_meanwhile')
    const later = { id, draftNumber: 2, document: gift({ days: 9 }), operator: celia }
    expect(codeOf(await writing.save(later))).toBe('ok')
    expect(await agree(id)).toBe('changed_meanwhile')
    expect(await budgetOf(id)).toBe('0 0')
  })

  it('[GR273] is judged by the levels, the games and the time of the house, and again with the second yes', async () => {
    const id = makeId('ofr')
    const { who } = gift()
    const refusedAt = async (change: Partial<OfferDocument>, draftNumber: number) => {
      const saved = await writing.save({ id, draftNumber, document: gift(change), operator: celia })
      const number = saved.ok ? saved.value.draftNumber : 0
      return await writing.publish({ id, draftNumber: number, reason: 'A test', operator: celia })
    }
    const at = (field: string) => ({ code: 'offer_contradicts_itself', params: { field } })
    const highest = room.programmes.document.live().levels.length - 1
    expect(await refusedAt({ who: { ...who, vipFrom: highest + 1 } }, 0)).toMatchObject(
      at('who.vipFrom'),
    )
    expect(await refusedAt({ maxBet: { PHP: '19' } }, 1)).toMatchObject(at('maxBet.PHP'))
    const { title } = gift()
    expect(await refusedAt({ title: { ...title, KO: ' ' } }, 2)).toMatchObject(at('title.KO'))
    const until = new Date(room.now().getTime() + 60_000).toISOString()
    expect(codeOf(await refusedAt({ until }, 3))).toBe('ok')
    // Whoever agrees comes too late.
    clock.offsetMs += 61_000
    expect(await agree(id)).toBe('offer_contradicts_itself')
    expect(await budgetOf(id)).toBe('0 0')
  })

  it('[GR34] [1.13/18] [1.13/46] [1.13/51] changes by a further version; what was given keeps the one it was given by', async () => {
    const id = await alone(gift())
    const [early, late] = [await memberWith(0n), await memberWith(0n)]
    expect(codeOf(await offers.take({ member: early, offer: id, version: 1 }))).toBe('ok')
    const more = gift({ budget: { PHP: '60000' }, days: 30 })
    expect(await ask(id, more, 1)).toBe('ok')
    expect(await agree(id)).toBe('ok')
    expect(await budgetOf(id)).toBe('59500 500')
    expect(codeOf(await offers.take({ member: late, offer: id, version: 1 }))).toBe('offer_changed')
    expect(codeOf(await offers.take({ member: late, offer: id, version: 2 }))).toBe('ok')
    const daysOf = async (member: MemberId) => (await grants.list(member, { limit: 1 }))[0]?.lastsMs
    expect([await daysOf(early), await daysOf(late)]).toEqual([7 * 86_400_000, 30 * 86_400_000])
    await expect(
      db.sql`update promotions.offer_versions set number = 3 where offer = ${id}`,
    ).rejects.toThrow(/permission denied|stays as it was said/)
  })

  it('[GR34] is not lowered below what it has promised', async () => {
    const id = await alone(gift({ budget: { PHP: '500' } }))
    const member = await memberWith(0n)
    expect(codeOf(await offers.take({ member, offer: id, version: 1 }))).toBe('ok')
    const less = gift({
      gives: { ...gives, percent: 0, fixed: { PHP: '1' }, leastDeposit: {}, most: {} },
      budget: { PHP: '499' },
    })
    expect(await ask(id, less, 1)).toBe('ok')
    expect(await agree(id)).toBe('budget_spent')
    expect(await budgetOf(id)).toBe('0 500')
  })

  it('[GR35] paused gives nothing; ended it gives back what it has left, once nothing of it is open', async () => {
    const id = await alone(gift())
    const [one, other] = [await memberWith(0n), await memberWith(0n)]
    const taken = await offers.take({ member: one, offer: id, version: 1 })
    const turn = async (to: 'open' | 'paused') =>
      codeOf(await writing.turn(id, { to, reason: 'A test', operator: celia }))
    expect(await turn('paused')).toBe('ok')
    expect(await turn('paused')).toBe('wrong_state')
    const refused = async (version = 1) =>
      codeOf(await offers.take({ member: other, offer: id, version }))
    expect(await refused()).toBe('offer_paused')
    expect(await turn('open')).toBe('ok')
    expect(await refused(2)).toBe('offer_changed')
    clock.offsetMs -= 40 * 86_400_000
    expect(await refused()).toBe('offer_not_begun')
    clock.offsetMs += 40 * 86_400_000
    expect(codeOf(await writing.end(id, { reason: 'Too dear', operator: celia }))).toBe('ok')
    expect([await agree(id), await turn('open')]).toEqual(['ok', 'wrong_state'])
    expect(await refused()).toBe('offer_over')
    clock.offsetMs += 11 * 60_000
    await writing.settle()
    expect(await budgetOf(id)).toBe('49500 500')
    expect(codeOf(await grants.claim(one, taken.ok ? taken.value.id : ''))).toBe('ok')
    expect(codeOf(await grants.forfeit(one, taken.ok ? taken.value.id : ''))).toBe('ok')
    await writing.settle()
    await writing.settle()
    expect(await budgetOf(id)).toBe('0 0')
    expect(await offerDesk.budgetsOf(id)).toMatchObject([{ total: 0n }])
  })

  it('[GR310] [GR313] that runs is ended by two people, once, and says to members when and why it ended', async () => {
    const id = await alone(gift())
    const said = (await offers.find(id, undefined))?.offer.endsAt
    const end = async (reason: string, operator = celia) =>
      codeOf(await writing.end(id, { reason, operator }))
    expect(await end('Too dear')).toBe('ok')
    expect((await offers.find(id, undefined))?.offer).toMatchObject({ state: 'open', endsAt: said })
    expect((await writing.listWaiting()).ended.has(id)).toBe(true)
    // Of two who ask at one moment too, the first stays.
    expect(await end('Another word', ada)).toBe('end_waits')
    const waiting = (await system.approvals.listWaiting()).filter(({ object }) => object === id)
    expect(waiting.map(({ reason }) => reason)).toEqual(['Too dear'])
    const own = { id: waiting[0]?.id ?? '', approve: true, reason: 'Mine', operator: celia }
    expect(codeOf(await system.approvals.decide(own))).toBe('same_person')
    clock.offsetMs += 60_000
    expect(await agree(id)).toBe('ok')
    const ended = await offers.find(id, undefined)
    expect(ended).toMatchObject({ hindrance: 'over' })
    expect(ended?.offer).toMatchObject({ state: 'closed', closedFor: 'Too dear' })
    expect(Math.abs((ended?.offer.endsAt.getTime() ?? 0) - room.now().getTime())).toBeLessThan(
      30_000,
    )
    expect(await end('Again')).toBe('wrong_state')
    expect((await writing.listWaiting()).ended.has(id)).toBe(false)
  })

  it('[GR313] of ten who ask for its end at one moment one asks', async () => {
    const id = await alone(gift())
    const all = await Promise.all(
      Array.from({ length: 10 }, () => writing.end(id, { reason: 'A test', operator: celia })),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(all.map(codeOf))).toEqual(new Set(['ok', 'end_waits']))
  })

  it('[GR310] that nobody could take yet is ended by one', async () => {
    const day = (days: number) => new Date(room.now().getTime() + days * 86_400_000).toISOString()
    const id = await published(gift({ from: day(2), until: day(9) }))
    expect(await writing.end(id, { reason: 'A test', operator: celia })).toEqual({
      ok: true,
      value: null,
    })
    expect((await offerDesk.find(id))?.state).toBe('closed')
  })

  it('[GR150] is found by how it stands now: written, to come, running, paused, or over', async () => {
    const day = (days: number) => new Date(room.now().getTime() + days * 86_400_000).toISOString()
    const draft = makeId('ofr')
    await writing.save({ id: draft, draftNumber: 0, document: gift(), operator: celia })
    const coming = await published(gift({ from: day(2), until: day(9) }))
    const running = await published(gift({ from: day(-2), until: day(9) }))
    const paused = await published(gift({ from: day(-2), until: day(9) }))
    await writing.turn(paused, { to: 'paused', reason: 'A test', operator: celia })
    const past = await published(gift({ from: day(-9), until: day(1) }))
    await db.sql`update promotions.offers set ends_at = now() - interval '2 days' where id = ${past}`
    const stands = { draft, scheduled: coming, open: running, paused, closed: past } as const
    const counts = new Map((await offerDesk.countByState()).map((one) => [one.state, one.count]))
    for (const state of ['draft', 'scheduled', 'open', 'paused', 'closed'] as const) {
      const found = await offerDesk.list({ limit: 100, state })
      expect(found.map(({ id }) => id)).toContain(stands[state])
      expect(found.map((one) => offerDesk.stateOf(one))).toEqual(found.map(() => state))
      expect(counts.get(state)).toBe(found.length)
    }
  })
})

describe('what a member was given, at the desk', () => {
  it('[GR158] names who did each step and the movement of money; the member reads neither', async () => {
    const id = await alone(gift({ kind: 'apply' }))
    const member = await memberWith(0n)
    const asked = {
      id: makeId('apl'),
      offer: id,
      version: 1,
      member,
      account: 'jessa',
      comment: 'Two slips',
    }
    expect(codeOf(await applications.apply(asked))).toBe('ok')
    const yes = { yes: true, reason: 'Both slips', operator: ada }
    expect(codeOf(await applications.answer(asked.id, yes))).toBe('ok')
    const [grant] = await grants.list(member, { limit: 1 })
    const found = grant?.id ?? ''
    expect(codeOf(await grants.claim(member, found))).toBe('ok')
    const desk = await room.rewards.deskDetail(found, 'EN')
    expect(desk?.reward).toMatchObject({ id: found, from: 'offer', amount: '500', state: 'active' })
    expect(desk?.pocket).toBe('500')
    expect(desk?.steps.map(({ state, by }) => `${state} ${by}`)).toEqual([
      'applying member',
      'issued Ada',
      'active house',
    ])
    expect(desk?.steps.at(-1)?.transfer).toMatch(/^trf_/)
    const own = await room.rewards.detail(member, found, 'EN')
    expect(own?.steps.map(({ by }) => by)).toEqual(['member', 'house', 'house'])
    expect(JSON.stringify(own)).not.toContain('trf_')
    expect(await room.rewards.deskDetail('grt_none', 'EN')).toBeUndefined()
  })
})

describe('taking', () => {
  it('[GR36] [GR317] twenty times at one moment gives once', async () => {
    const id = await alone(gift())
    const member = await memberWith(0n)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => offers.take({ member, offer: id, version: 1 })),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(all.find(({ ok }) => !ok)).toMatchObject({
      code: 'offer_taken',
      params: { hindrance: 'had_it' },
    })
    expect(await budgetOf(id)).toBe('49500 500')
  })

  it('[GR36] [1.13/44] [1.13/45] is refused to who keeps away from play, to trial accounts, and without the phone that it asks for', async () => {
    const id = await alone(gift({ who: { ...someOffer().who, needsPhone: true } }))
    const hindered = async (change: object) => {
      const member = await memberWith(0n)
      people.set(member, change)
      const taken = await offers.take({ member, offer: id, version: 1 })
      return taken.ok ? 'ok' : (taken as { params?: { hindrance?: string } }).params?.hindrance
    }
    expect(await hindered({})).toBe('needs_phone')
    const hasPhone = { mobileVerifiedAt: new Date() }
    expect(await hindered({ ...hasPhone, type: 4 })).toBe('excluded')
    expect(await hindered({ ...hasPhone, bar: 'exclusion', barredUntil: null })).toBe('excluded')
    expect(await hindered({ ...hasPhone, currency: 'JPY' })).toBe('other_currency')
    expect(await hindered(hasPhone)).toBe('ok')
  })
})

describe('a deposit that is completed after its offer ended', () => {
  async function ended() {
    const id = await alone(someOffer())
    const members = await Promise.all([memberWith(0n), memberWith(0n)])
    const begun = makeId('dep')
    clock.offsetMs += 60_000
    expect(codeOf(await writing.end(id, { reason: 'Too dear', operator: celia }))).toBe('ok')
    expect(await agree(id)).toBe('ok')
    return { id, members, begun }
  }

  it('[GR322] [1.13/8] is honoured where it was begun while the offer ran, for ten minutes', async () => {
    const { members, begun } = await ended()
    const [one, other] = members
    clock.offsetMs += 5 * 60_000
    await writing.settle()
    await deposit(one, 100_000n, false, begun)
    expect(await had(one)).toEqual(['issued 20000'])
    // Begun after the end it gives nothing.
    await deposit(other, 100_000n)
    expect(await had(other)).toEqual([])
  })

  it('[GR322] [1.13/8] gives nothing after ten minutes, and what is left goes back then', async () => {
    const { id, members, begun } = await ended()
    const [one] = members
    clock.offsetMs += 11 * 60_000
    await deposit(one, 100_000n, false, begun)
    expect(await had(one)).toEqual([])
    await writing.settle()
    expect(await budgetOf(id)).toBe('0 0')
  })
})

describe('an offer that counts by person', () => {
  const perPerson = { ...someOffer().who, perPerson: true }
  const bankOf = (...members: string[]) => ({ members, bank: 'A bank', number: '•••• 1222' })
  const hindrance = async (member: MemberId, id: OfferId) =>
    (await offers.find(id, member))?.hindrance

  it('[GR303] [1.13/49] is refused to an account with the same bank account or device, before anything is done', async () => {
    const id = await alone(gift({ who: perPerson }))
    const [one, bank, device, other] = [
      await memberWith(0n),
      await memberWith(0n),
      await memberWith(0n),
      await memberWith(0n),
    ]
    room.alike.banks = [bankOf(one, bank)]
    room.alike.groups = [{ members: [one, device], ip: '203.0.113.9', userAgent: 'Firefox' }]
    expect(await hindrance(bank, id)).toBe('none')
    expect(codeOf(await offers.take({ member: one, offer: id, version: 1 }))).toBe('ok')
    for (const alike of [bank, device]) {
      expect(await hindrance(alike, id)).toBe('person_had_it')
      expect(await offers.take({ member: alike, offer: id, version: 1 })).toMatchObject({
        code: 'offer_not_for_you',
        params: { hindrance: 'person_had_it' },
      })
    }
    expect(codeOf(await offers.take({ member: other, offer: id, version: 1 }))).toBe('ok')
    expect(await budgetOf(id)).toBe('49000 1000')
  })

  it('[GR303] [1.13/49] of accounts of one person that take it at one moment, one has it', async () => {
    const id = await alone(gift({ who: perPerson }))
    const members = await Promise.all(Array.from({ length: 8 }, () => memberWith(0n)))
    room.alike.banks = [bankOf(...members)]
    const all = await Promise.all(
      members.map((member) => offers.take({ member, offer: id, version: 1 })),
    )
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[GR303] [1.13/49] gives nothing for the deposit of such an account', async () => {
    const id = await alone(someOffer({ who: perPerson }))
    const [one, bank] = [await memberWith(0n), await memberWith(0n)]
    room.alike.banks = [bankOf(one, bank)]
    await deposit(one, 100_000n)
    await deposit(bank, 100_000n)
    expect([await had(one), await had(bank)]).toEqual([['issued 20000'], []])
    expect(await hindrance(bank, id)).toBe('person_had_it')
  })
})

describe('deposits', () => {
  it('[GR37] [1.13/1] [1.13/2] give once, by the offer that gives most; the others give nothing for it', async () => {
    const id = await alone(someOffer())
    const better = await published(
      someOffer({ gives: { ...gives, percent: 3_000 }, perMember: { times: 2, per: 'day' } }),
    )
    const member = await memberWith(0n)
    await deposit(member, 49_999n)
    expect(await had(member)).toEqual([])
    await deposit(member, 100_000n)
    expect(await had(member)).toEqual(['issued 30000'])
    const again = await db.sql`select 1 from promotions.grants where member = ${member}`
    expect(again).toHaveLength(1)
    await deposit(member, 100_000n)
    await deposit(member, 100_000n)
    await deposit(member, 100_000n)
    expect(await had(member)).toEqual(['issued 20000', 'issued 30000', 'issued 30000'])
    expect([await budgetOf(better), await budgetOf(id)]).toEqual(['940000 60000', '980000 20000'])
  })

  it('[GR37] [1.13/9] give by the next offer when the best has too little left, and never a part', async () => {
    const id = await alone(someOffer())
    const better = await published(
      someOffer({ gives: { ...gives, percent: 5_000 }, budget: { PHP: '500000' } }),
    )
    const [one, other] = [await memberWith(0n), await memberWith(0n)]
    await deposit(one, 900_000n)
    await deposit(other, 200_000n)
    expect([await had(one), await had(other)]).toEqual([['issued 450000'], ['issued 40000']])
    expect([await budgetOf(better), await budgetOf(id)]).toEqual(['50000 450000', '960000 40000'])
  })

  it('[GR37] after the first give nothing that is for the first', async () => {
    await alone(someOffer({ who: { ...someOffer().who, firstDeposit: true } }))
    const [fresh, old] = [await memberWith(0n), await memberWith(0n)]
    await deposit(fresh, 100_000n, true)
    await deposit(old, 100_000n, false)
    expect([await had(fresh), await had(old)]).toEqual([['issued 20000'], []])
  })

  it('[GR37] tell the open pages of the member', async () => {
    await alone(someOffer())
    const member = await memberWith(0n)
    await deposit(member, 100_000n)
    await vi.waitFor(() => expect(room.published).toContain(`member:${member}`))
  })
})

describe('an application', () => {
  const wish = (member: MemberId, offer: string, comment = 'Ten rounds at table A') => ({
    id: makeId('apl'),
    member,
    account: 'jessa',
    offer,
    version: 1,
    comment,
  })
  const apply = (member: MemberId, offer: string) => applications.apply(wish(member, offer))
  const idOf = (sent: Awaited<ReturnType<typeof apply>>) => (sent.ok ? sent.value.id : '')

  it('[GR38] sets aside what it asks for; a no gives it back and lets it be asked again, a yes waits to be claimed', async () => {
    const id = await alone(gift({ kind: 'apply' }))
    const member = await memberWith(0n)
    const first = await apply(member, id)
    expect(await budgetOf(id)).toBe('49500 500')
    expect(codeOf(await apply(member, id))).toBe('offer_taken')
    const no = { yes: false, reason: 'The bets were on roulette', operator: celia }
    expect(await applications.answer(idOf(first), no)).toMatchObject({
      value: { state: 'rejected', answer: 'The bets were on roulette' },
    })
    expect(codeOf(await applications.answer(idOf(first), { ...no, yes: true }))).toBe(
      'already_decided',
    )
    expect(await budgetOf(id)).toBe('50000 0')
    const second = await apply(member, id)
    expect(codeOf(await applications.answer(idOf(second), { ...no, yes: true }))).toBe('ok')
    const [grant] = await grants.list(member, { limit: 1 })
    expect(grant?.state).toBe('issued')
    expect(codeOf(await grants.claim(member, grant?.id ?? ''))).toBe('ok')
    expect(await standing(member)).toBe('cash 0, bonus 500, free 0')
  })

  it('[GR38] [1.13/56] the same one is asked once, however often it is sent; with other words it is refused', async () => {
    const id = await alone(gift({ kind: 'apply', perMember: { times: 9, per: 'ever' } }))
    const member = await memberWith(0n)
    const once = wish(member, id)
    const all = await Promise.all(Array.from({ length: 10 }, () => applications.apply(once)))
    expect(all.map(codeOf)).toEqual(Array.from({ length: 10 }, () => 'ok'))
    expect(await budgetOf(id)).toBe('49500 500')
    expect(codeOf(await applications.apply({ ...once, comment: 'Eleven' }))).toBe(
      'id_used_differently',
    )
    expect(codeOf(await applications.apply(wish(member, id, 'x'.repeat(141))))).toBe(
      'text_too_long',
    )
    expect(codeOf(await applications.apply(wish(member, id, '  ')))).toBe('application_empty')
    expect(codeOf(await applications.apply({ ...wish(member, id, ''), pictures: 1 }))).toBe('ok')
    expect(codeOf(await applications.apply(wish(member, id, '😀'.repeat(140))))).toBe('ok')
  })

  it('[GR317] of two that are sent at one moment the other is told that it was asked for already', async () => {
    const id = await alone(gift({ kind: 'apply' }))
    const member = await memberWith(0n)
    const both = await Promise.all([apply(member, id), apply(member, id)])
    expect(both.map(codeOf).toSorted((one = '', other = '') => (one < other ? -1 : 1))).toEqual([
      'offer_taken',
      'ok',
    ])
    expect(await budgetOf(id)).toBe('49500 500')
  })

  it('[GR39] [1.13/56] takes three pictures of who sent it, drawn anew, for half an hour', async () => {
    const id = await alone(gift({ kind: 'apply' }))
    const [member, other] = [await memberWith(0n), await memberWith(0n)]
    const sent = await apply(member, id)
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: 'red' },
    })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .jpeg()
      .toBuffer()
    const add = async (place: number, who = member, bytes: Uint8Array = picture) =>
      codeOf(await applications.addPicture({ id: idOf(sent), member: who, place, picture: bytes }))
    expect([await add(1), await add(1), await add(2), await add(3), await add(4)]).toEqual([
      'ok',
      'ok',
      'ok',
      'ok',
      'not_found',
    ])
    expect(await add(2, other)).toBe('not_found')
    expect(await add(1, member, Buffer.from('GIF89a no picture'))).toBe('image_invalid')
    const kept = await applications.listPictures(idOf(sent))
    expect(kept).toHaveLength(3)
    for (const webp of kept) expect(webp.includes('secret')).toBe(false)
    const before = clock.offsetMs
    clock.offsetMs += 31 * 60_000
    expect(await add(3)).toBe('not_found')
    clock.offsetMs = before
  })
})

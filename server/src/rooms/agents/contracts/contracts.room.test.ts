import { describe, expect, it } from 'vitest'
import { businessDay, businessDayBounds } from '@baize/kernel/time'
import { flatTier, someTerms, testContracts } from '../../../../testing/contracts.ts'
import { testDatabase } from '../../../../testing/database.ts'
import type { Terms } from './contracts.ts'

const db = await testDatabase({ poolSize: 12 })
const room = await testContracts(db)
const { contracts, person, asking, sign, notices, told } = room

const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const rated = (rate: number, given: Partial<Terms> = {}) =>
  someTerms({ tiers: [flatTier(rate)], ...given })
const tomorrow = () => businessDayBounds(businessDay(room.now(), room.zone), room.zone).end

/** Three below each other, each with a contract. */
async function line(rates = [300, 200, 100], given: Partial<Terms> = {}) {
  const top = await person()
  const middle = await person(top)
  const low = await person(middle)
  const signed = [
    await sign(null, top, rated(rates[0] ?? 0, given)),
    await sign(top, middle, rated(rates[1] ?? 0, given)),
    await sign(middle, low, rated(rates[2] ?? 0, given)),
  ]
  return { top, middle, low, signed }
}

async function stateOf(id: string | undefined) {
  const row = await db.sql.one<{ state: string; ends: Date | null }>`
    select state, ends_at as ends from agents.contracts where id = ${id ?? ''}`
  return row
}

describe('an offer', () => {
  it('[AG30] waits for its downline, who is told at once, and holds from the next day when accepted', async () => {
    const top = await person()
    const middle = await person(top)
    await sign(null, top, rated(300))
    told.length = 0
    const offered = await contracts.offer(asking(top, middle, rated(200)))
    expect(offered).toMatchObject({ value: { state: 'offered', giver: top, currency: 'PHP' } })
    expect(told).toContainEqual({
      topic: `member:${middle}`,
      event: expect.objectContaining({ kind: 'contract.changed', contract: 'daily' }),
    })
    expect(notices.at(-1)).toMatchObject({ member: middle, about: 'contractOffered' })
    if (!offered.ok) throw new Error(offered.code)
    const { id } = offered.value
    const taken = await contracts.accept({ id, member: middle })
    expect(taken).toMatchObject({ value: { state: 'accepted', beginsAt: tomorrow() } })
    expect(notices.at(-1)).toMatchObject({ member: top, about: 'contractAccepted' })
    expect((await contracts.listOpen(middle)).map(({ state }) => state)).toEqual(['accepted'])
  })

  it('[AG31] the same id offers once; with other content it is refused; an old one too', async () => {
    const top = await person()
    const asked = asking(null, top, rated(100))
    const first = await contracts.offer(asked)
    expect(await contracts.offer(asked)).toEqual(first)
    expect(codeOf(await contracts.offer({ ...asked, terms: rated(99) }))).toBe(
      'id_used_differently',
    )
    const old = asking(null, await person())
    room.clock.offsetMs += 25 * 3_600_000
    expect(codeOf(await contracts.offer(old))).toBe('id_out_of_time')
    room.clock.offsetMs -= 25 * 3_600_000
  })

  it('[AG32] one waits at a time; another replaces it only by its name, and the replaced one is over', async () => {
    const top = await person()
    const first = await contracts.offer(asking(null, top, rated(100)))
    if (!first.ok) throw new Error(first.code)
    const second = asking(null, top, rated(200))
    expect(await contracts.offer(second)).toMatchObject({
      code: 'offer_open',
      value: { id: first.value.id },
    })
    expect(codeOf(await contracts.offer({ ...second, replaces: first.value.id }))).toBe('ok')
    expect(codeOf(await contracts.accept({ id: first.value.id, member: top }))).toBe(
      'offer_replaced',
    )
    const third = { ...asking(null, top, rated(300)), replaces: first.value.id }
    expect(codeOf(await contracts.offer(third))).toBe('offer_open')
    expect(codeOf(await contracts.accept({ id: second.id, member: top }))).toBe('ok')
    expect(codeOf(await contracts.offer({ ...third, replaces: second.id }))).toBe('offer_replaced')
  })

  it('[AG32] [AG261] an offer of somebody else is not replaced, and its name not told; the house replaces any', async () => {
    const { top, middle } = await line()
    const house = await contracts.offer({ ...asking(null, middle, rated(150)), confirmed: true })
    if (!house.ok) throw new Error(house.code)
    const own = asking(top, middle, rated(120))
    const refused = await contracts.offer(own)
    expect(refused).toMatchObject({ ok: false, code: 'offer_of_other_open' })
    expect(JSON.stringify(refused)).not.toContain(house.value.id)
    expect(codeOf(await contracts.offer({ ...own, replaces: house.value.id }))).toBe(
      'offer_of_other_open',
    )
    expect(codeOf(await contracts.withdraw({ id: house.value.id, giver: null }))).toBe('ok')
    const given = await contracts.offer(asking(top, middle, rated(120)))
    if (!given.ok) throw new Error(given.code)
    const ends = { replaces: given.value.id, confirmed: true }
    const better = { ...asking(null, middle, rated(160)), ...ends }
    expect(codeOf(await contracts.offer(better))).toBe('ok')
  })

  it('[AG32] of two that come at the same moment one is made', async () => {
    const top = await person()
    const answers = await Promise.all(
      [100, 101, 102, 103].map((rate) => contracts.offer(asking(null, top, rated(rate)))),
    )
    expect(answers.map(codeOf).filter((code) => code === 'ok')).toHaveLength(1)
    expect(answers.map(codeOf).filter((code) => code === 'offer_open')).toHaveLength(3)
  })

  it('[AG33] goes to one’s own downline alone, from who has such a contract, and within it', async () => {
    const { top, middle, low } = await line()
    const other = await person()
    expect(codeOf(await contracts.offer(asking(top, top, rated(50))))).toBe('offer_to_self')
    expect(codeOf(await contracts.offer(asking(top, other, rated(50))))).toBe('not_own_downline')
    expect(codeOf(await contracts.offer(asking(top, low, rated(50))))).toBe('not_own_downline')
    expect(codeOf(await contracts.offer(asking(low, middle, rated(50))))).toBe('not_own_downline')
    expect(codeOf(await contracts.offer(asking(top, middle, rated(301))))).toBe('rate_above_own')
    expect(codeOf(await contracts.offer(asking(null, other, rated(501))))).toBe('rate_above_house')
    expect(codeOf(await contracts.offer(asking(top, room.makeId('mem'), rated(1))))).toBe(
      'not_found',
    )
    const hourly = rated(50, { kind: 'hourly', period: 'hourly' })
    expect(codeOf(await contracts.offer(asking(top, middle, hourly)))).toBe('no_own_contract')
    const fewer = rated(50, { tiers: [] })
    expect(codeOf(await contracts.offer(asking(top, middle, fewer)))).toBe('terms_no_tiers')
    expect(codeOf(await contracts.offer(asking(top, middle, rated(200))))).toBe('nothing_changed')
  })

  it('[AG33] whose account is closed is offered nothing', async () => {
    const top = await person()
    await room.close(top)
    expect(codeOf(await contracts.offer(asking(null, top)))).toBe('member_blocked')
  })

  it('[AG34] is answered once, by its downline alone, and by the call of its kind', async () => {
    const top = await person()
    const offered = await contracts.offer(asking(null, top))
    if (!offered.ok) throw new Error(offered.code)
    const { id } = offered.value
    expect(codeOf(await contracts.accept({ id, member: await person() }))).toBe('not_found')
    expect(codeOf(await contracts.accept({ id, member: top, kind: 'hourly' }))).toBe('not_found')
    expect(codeOf(await contracts.reject({ id, member: top, kind: 'daily' }))).toBe('ok')
    expect(codeOf(await contracts.accept({ id, member: top }))).toBe('offer_answered')
    expect(codeOf(await contracts.reject({ id, member: top }))).toBe('offer_answered')
  })

  it('[AG34] twenty hands accept, and one contract comes of it', async () => {
    const top = await person()
    const offered = await contracts.offer(asking(null, top))
    if (!offered.ok) throw new Error(offered.code)
    const { id } = offered.value
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => contracts.accept({ id, member: top })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[AG35] is over after its days, also before the clock has noticed, and its giver is told', async () => {
    const { top, middle } = await line()
    const offered = await contracts.offer(asking(top, middle, rated(250)))
    if (!offered.ok) throw new Error(offered.code)
    const { id } = offered.value
    room.clock.offsetMs += 7 * 86_400_000
    expect(codeOf(await contracts.accept({ id, member: middle }))).toBe('offer_expired')
    expect((await stateOf(id)).state).toBe('offered')
    expect(await contracts.expire()).toBeGreaterThan(0)
    expect((await stateOf(id)).state).toBe('expired')
    expect(notices.find(({ about }) => about === 'contractExpired')).toMatchObject({ member: top })
    room.clock.offsetMs -= 7 * 86_400_000
  })

  it('[AG35] can be withdrawn by who gave it, and not be accepted then', async () => {
    const { top, middle, low } = await line()
    const offered = await contracts.offer(asking(top, middle, rated(250)))
    if (!offered.ok) throw new Error(offered.code)
    const { id } = offered.value
    expect(codeOf(await contracts.withdraw({ id, giver: low }))).toBe('not_found')
    expect(codeOf(await contracts.withdraw({ id, giver: top }))).toBe('ok')
    expect(codeOf(await contracts.accept({ id, member: middle }))).toBe('offer_withdrawn')
    expect(notices.at(-1)).toMatchObject({ member: middle, about: 'contractWithdrawn' })
  })
})

describe('contracts further down', () => {
  it('[AG36] above new terms are listed all the way down, and end only after both confirmed', async () => {
    const { top, middle, low, signed } = await line()
    const lowest = await person(low)
    const last = await sign(low, lowest, rated(20))
    const asked = asking(top, middle, rated(90))
    expect(await contracts.offer(asked)).toMatchObject({
      code: 'higher_rate',
      params: { count: 2 },
      value: {
        affected: [
          { id: signed[2]?.id, member: low, rate: 100, level: 1 },
          { id: last.id, member: lowest, rate: 20, level: 2 },
        ],
      },
    })
    expect(await contracts.listOpen(middle)).toHaveLength(1)
    expect(codeOf(await contracts.offer({ ...asked, confirmed: true }))).toBe('ok')
    expect((await stateOf(signed[2]?.id)).state).toBe('accepted')
    expect(codeOf(await contracts.accept({ id: asked.id, member: middle }))).toBe('higher_rate')
    expect((await stateOf(signed[2]?.id)).state).toBe('accepted')
    const taken = await contracts.accept({ id: asked.id, member: middle, confirmed: true })
    // The one before never came to hold, and there was none before it.
    expect(taken).toMatchObject({ value: { beginsAt: tomorrow(), previous: null } })
    const ended = { state: 'terminated', ends: tomorrow() }
    expect(await stateOf(signed[2]?.id)).toEqual(ended)
    expect(await stateOf(last.id)).toEqual(ended)
    expect(await stateOf(signed[1]?.id)).toEqual({ state: 'replaced', ends: tomorrow() })
    const heard = notices.filter(({ about }) => about === 'contractNeverBegan')
    expect(heard.map(({ member }) => member)).toEqual(expect.arrayContaining([low, lowest]))
  })

  it('[AG36] that the new terms still bound go on', async () => {
    const { top, middle, signed } = await line()
    const offered = await contracts.offer(asking(top, middle, rated(100)))
    if (!offered.ok) throw new Error(offered.code)
    expect(codeOf(await contracts.accept({ id: offered.value.id, member: middle }))).toBe('ok')
    expect((await stateOf(signed[2]?.id)).state).toBe('accepted')
  })

  it('[AG36] which cannot be compared with new terms end with them', async () => {
    const given = { kind: 'dividend', basis: 'loss', period: 'weekly' } as const
    const { top, signed } = await line([300, 200, 100], given)
    const asked = asking(null, top, rated(300, { ...given, period: 'monthly' }))
    expect(await contracts.offer(asked)).toMatchObject({
      code: 'higher_rate',
      params: { count: 2 },
      value: { affected: [{ id: signed[1]?.id }, { id: signed[2]?.id }] },
    })
  })

  it('[AG37] an offer that the giver’s own contract no longer bounds is not accepted', async () => {
    const { top, middle } = await line()
    const offered = await contracts.offer(asking(top, middle, rated(300)))
    if (!offered.ok) throw new Error(offered.code)
    await sign(null, top, rated(250))
    const answer = { id: offered.value.id, member: middle }
    expect(codeOf(await contracts.accept(answer))).toBe('rate_above_own')
  })

  it('[AG38] end with the contract that they stand on, after the same confirmation', async () => {
    const { top, middle, low, signed } = await line()
    const id = signed[1]?.id ?? ''
    expect(codeOf(await contracts.terminate({ id, giver: low }))).toBe('not_found')
    expect(await contracts.terminate({ id, giver: top })).toMatchObject({
      code: 'higher_rate',
      value: { affected: [{ member: low }] },
    })
    expect(await contracts.terminate({ id, giver: top, confirmed: true })).toMatchObject({
      value: { state: 'terminated', endsAt: tomorrow() },
    })
    expect((await stateOf(signed[2]?.id)).state).toBe('terminated')
    expect(codeOf(await contracts.terminate({ id, giver: top }))).toBe('contract_over')
    expect(codeOf(await contracts.offer(asking(middle, low, rated(1))))).toBe('no_own_contract')
    expect(await contracts.listOpen(middle)).toEqual([])
  })
})

describe('a contract of the house across an upline', () => {
  it('[AG236] says whose contract it takes the place of and whose own it goes beyond, and needs a confirmation', async () => {
    const { top, middle } = await line()
    const nameOf = async (id: typeof top) =>
      (await room.identity.members.find(db, id))?.account ?? ''
    const across = {
      replaces: { name: await nameOf(top), rate: 200 },
      beyond: { name: await nameOf(top), rate: 300 },
    }
    const asked = asking(null, middle, rated(400))
    const refused = await contracts.offer(asked)
    expect(refused).toMatchObject({ code: 'across_upline', value: { affected: [], across } })
    const lower = await contracts.offer(asking(null, middle, rated(90)))
    expect(lower).toMatchObject({
      code: 'higher_rate',
      value: { affected: [{ rate: 100 }], across: { ...across, beyond: null } },
    })
    expect(codeOf(await contracts.offer({ ...asked, confirmed: true }))).toBe('ok')
  })

  it('[AG236] tells the giver whose contract ends with its acceptance', async () => {
    const { top, middle, signed } = await line()
    room.travel(tomorrow())
    const asked = { ...asking(null, middle, rated(250)), confirmed: true }
    expect(codeOf(await contracts.offer(asked))).toBe('ok')
    expect(codeOf(await contracts.accept({ id: asked.id, member: middle }))).toBe('ok')
    expect(await stateOf(signed[1]?.id)).toEqual({ state: 'replaced', ends: tomorrow() })
    expect(notices.at(-1)).toMatchObject({
      member: top,
      about: 'contractTakenOver',
      values: { kind: 'daily', at: tomorrow() },
    })
  })
})

describe('a contract that the house ends', () => {
  it('[AG238] [AG256] is confirmed with those that stand on it, and its giver is told', async () => {
    const { top, middle, low, signed } = await line()
    const id = signed[1]?.id ?? ''
    const begun = tomorrow()
    room.travel(begun)
    const before = notices.length
    expect(await contracts.terminate({ id, giver: null })).toMatchObject({
      code: 'higher_rate',
      value: { affected: [{ id: signed[2]?.id, member: low, rate: 100, level: 1 }] },
    })
    expect(notices).toHaveLength(before)
    expect(codeOf(await contracts.terminate({ id, giver: null, confirmed: true }))).toBe('ok')
    expect(since(before)).toEqual([
      [middle, 'contractEnded', 'house'],
      [top, 'contractGivenEnded', 'house'],
      [low, 'contractEnded', 'above'],
      [middle, 'contractGivenStops', 'above'],
    ])
    expect(notices.at(-1)?.values).toMatchObject({ kind: 'daily', at: tomorrow() })
  })

  it('[AG238] tells a giver nothing who ended it', async () => {
    const { top, signed } = await line()
    const ended = { id: signed[1]?.id ?? '', giver: top, confirmed: true }
    expect(codeOf(await contracts.terminate(ended))).toBe('ok')
    expect(
      notices.filter(({ member, about }) => member === top && about === 'contractGivenEnded'),
    ).toEqual([])
  })

  it('[AG257] before it began is told as one that never begins and comes to nothing', async () => {
    const { top, middle, low, signed } = await line()
    const before = notices.length
    const ended = { id: signed[1]?.id ?? '', giver: null, confirmed: true }
    expect(codeOf(await contracts.terminate(ended))).toBe('ok')
    expect(since(before)).toEqual([
      [middle, 'contractNeverBegan', 'house'],
      [top, 'contractGivenNeverBegan', 'house'],
      [low, 'contractNeverBegan', 'above'],
      [middle, 'contractGivenNeverBegan', 'above'],
    ])
    expect(notices.at(-1)?.values).toMatchObject({ at: tomorrow() })
  })
})

/** Who was told what since, and why. */
const since = (before: number) =>
  notices.slice(before).map(({ member, about, values }) => [member, about, values?.['because']])

describe('what ends because of what is above', () => {
  it('[AG256] is told to who has it and who gives it, but not to who did it', async () => {
    const { top, middle, low } = await line()
    room.travel(tomorrow())
    const asked = { ...asking(null, top, rated(50)), confirmed: true }
    expect(codeOf(await contracts.offer(asked))).toBe('ok')
    const before = notices.length
    expect(codeOf(await contracts.accept({ id: asked.id, member: top, confirmed: true }))).toBe(
      'ok',
    )
    expect(since(before)).toEqual([
      [middle, 'contractEnded', 'above'],
      [low, 'contractEnded', 'above'],
      [middle, 'contractGivenStops', 'above'],
    ])
    expect(notices.at(-1)?.values).toMatchObject({ at: tomorrow() })
  })
})

describe('an offer that others take back', () => {
  const takenBack = (about: string) => about === 'contractOfferTakenBack'
  async function offered() {
    const { top, middle } = await line()
    const asked = asking(top, middle, rated(150))
    expect(codeOf(await contracts.offer(asked))).toBe('ok')
    notices.length = 0
    return { top, middle, id: asked.id }
  }

  it('[AG249] is told to its giver where operators withdraw it, and not where the giver does', async () => {
    const { top, middle, id } = await offered()
    expect(codeOf(await contracts.withdraw({ id, giver: null }))).toBe('ok')
    expect(notices).toMatchObject([
      { member: middle, about: 'contractWithdrawn' },
      { member: top, about: 'contractOfferTakenBack', values: { kind: 'daily' } },
    ])
    const own = await offered()
    expect(codeOf(await contracts.withdraw({ id: own.id, giver: own.top }))).toBe('ok')
    expect(notices.filter(({ about }) => takenBack(about))).toEqual([])
  })

  it('[AG249] is told to its giver where the house offers in its place', async () => {
    const { top, middle, id } = await offered()
    const asked = { ...asking(null, middle, rated(250)), replaces: id, confirmed: true }
    expect(codeOf(await contracts.offer(asked))).toBe('ok')
    expect(notices.filter(({ about }) => takenBack(about))).toMatchObject([{ member: top }])
  })
})

describe('the tables', () => {
  it('[AG39] hold one live contract and one open offer of a kind, whoever writes', async () => {
    const { signed } = await line()
    const copy = (state: string) => db.sql`
      insert into agents.contracts (id, kind, giver, downline, currency, terms, state, offered_at, expires_at,
        decided_at, begins_at)
      select ${room.makeId('ctr')}, kind, giver, downline, currency, terms, ${state}, offered_at, expires_at,
        decided_at, begins_at
      from agents.contracts where id = ${signed[0]?.id ?? ''}`
    await expect(copy('accepted')).rejects.toThrow('one_live_contract')
    await expect(copy('offered')).rejects.toThrow('contracts_check')
  })
})

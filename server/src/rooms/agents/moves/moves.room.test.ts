import { beforeEach, describe, expect, it } from 'vitest'
import { createIdMaker, type IdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { flatTier, someTerms, testContracts } from '../../../../testing/contracts.ts'
import { testDatabase } from '../../../../testing/database.ts'
import type { MemberId } from '../../identity/identity.ts'
import type { Terms } from '../contracts/contracts.ts'
import { createTree } from '../tree/tree.ts'
import { createMoves, createUplineOf, type MoveAsk } from './moves.ts'

const db = await testDatabase({ poolSize: 12 })
const room = await testContracts(db)
const { zone, contracts, sign, notices } = room
const { members } = room.identity
const rates = new Map<string, number>()
const common = { db, now: room.now, zone: () => zone, members }
const tree = createTree(common)
const moves = createMoves({
  ...common,
  tree,
  contracts,
  rates: {
    rateWithin: async (_, member) => rates.get(member) ?? 0,
    keepTopRate: async () => {},
    letTopRateGo: async () => {},
  },
})
const uplineOf = createUplineOf(common)

const today = () => businessDay(room.now(), zone)
const startOf = (days: number) => businessDayBounds(addDays(today(), days), zone).start
const rated = (rate: number, given: Partial<Terms> = {}) =>
  someTerms({ tiers: [flatTier(rate)], ...given })

/** One maker never goes back in time, and the tests do. */
const makeId: IdMaker = (prefix) =>
  createIdMaker({ now: room.now, randomBytes: systemRandomBytes })(prefix)

beforeEach(() => {
  // Not shortly before a day's end, which is a matter of its own.
  room.clock.offsetMs = 0
  if (startOf(1).getTime() - Date.now() < 600_000) room.clock.offsetMs = 3_600_000
})

async function person(above: MemberId | null = null, given = {}): Promise<MemberId> {
  const id = await room.person(above, 0n, given)
  await db.transaction((tx) =>
    tree.join(tx, [
      {
        id: makeId('evt'),
        at: room.now(),
        position: 1n,
        kind: 'member.registered',
        subject: id,
        payload: { member: id, account: id, type: 1, currency: 'PHP', upline: above },
      },
    ]),
  )
  return id
}

const asking = (member: MemberId, upline: MemberId | null, confirmed = false) => ({
  id: makeId('mov'),
  member,
  upline,
  confirmed,
  reason: 'They asked for it',
  by: 'Ines Reyes',
})
const planAsked = (asked: MoveAsk) =>
  db.transaction((tx) => moves.planWithin(tx, asked, async () => {}))
const plan = (member: MemberId, upline: MemberId | null, confirmed = false) =>
  planAsked(asking(member, upline, confirmed))
const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const takeBack = async (planned: Awaited<ReturnType<typeof plan>>) =>
  codeOf(await moves.takeBack(planned.ok ? planned.value.id : '', async () => {}))

/** The whole of the lines of some, to see that nothing is left of what was taken back. */
const linesOf = (...ids: readonly string[]) =>
  db.sql`select ancestor, member, distance, from_day::text, until_day::text from agents.lines
    where member = any(${ids}::text[]) order by member, ancestor, from_day`

/** An agent with somebody below, who has somebody below; and another agent. */
async function family() {
  const top = await person()
  const agent = await person(top)
  const low = await person(agent)
  const other = await person()
  return { top, agent, low, other }
}

describe('a move', () => {
  it('[AG110] takes all below along from the next day on, and the account follows when the day has come', async () => {
    const { top, agent, low, other } = await family()
    expect(await plan(agent, other)).toMatchObject({
      ok: true,
      value: { day: addDays(today(), 1), fromUpline: top, toUpline: other, size: 1, ended: 0 },
    })
    expect(await tree.isBelow(db, top, low)).toBe(true)
    expect(await tree.isBelow(db, other, low)).toBe(false)
    expect(await tree.isBelowOn(db, other, low, addDays(today(), 1))).toBe(true)
    expect(await tree.isBelowOn(db, top, low, addDays(today(), 1))).toBe(false)
    expect(await moves.make()).toBe(0)
    const late = await person(low)
    room.clock.offsetMs += 24 * 3_600_000
    expect(await moves.make()).toBe(1)
    expect(await moves.make()).toBe(0)
    expect((await members.get(db, agent)).uplineId).toBe(other)
    expect(await tree.isBelow(db, other, late)).toBe(true)
    expect(await tree.isBelow(db, top, late)).toBe(false)
    expect(await tree.listAbove(db, late)).toEqual([other, agent, low])
  })

  it('[AG110] to the top leaves nobody above', async () => {
    const { agent, low } = await family()
    expect(codeOf(await plan(agent, null))).toBe('ok')
    room.clock.offsetMs += 24 * 3_600_000
    await moves.make()
    expect((await members.get(db, agent)).uplineId).toBeNull()
    expect(await tree.listAbove(db, low)).toEqual([agent])
  })

  it('[AG111] is refused to oneself, into the own team, to the same place, to who is no agent, and to nobody known', async () => {
    const { top, agent, low } = await family()
    expect(codeOf(await plan(agent, agent))).toBe('move_to_self')
    expect(codeOf(await plan(agent, low))).toBe('move_into_own_team')
    expect(codeOf(await plan(top, low))).toBe('move_into_own_team')
    expect(codeOf(await plan(agent, top))).toBe('move_same_place')
    expect(codeOf(await plan(top, null))).toBe('move_same_place')
    expect(codeOf(await plan(agent, await person(null, { type: 0 })))).toBe('move_not_agent')
    expect(codeOf(await plan(agent, makeId('mem')))).toBe('not_found')
    expect(codeOf(await plan(makeId('mem'), agent))).toBe('not_found')
  })

  it('[AG111] is refused to another currency, and to who has a lower rate', async () => {
    const { agent, other } = await family()
    await room.setCurrency(other, 'JPY')
    expect(codeOf(await plan(agent, other))).toBe('move_other_currency')
    await room.setCurrency(other, 'PHP')
    rates.set(agent, 120).set(other, 110)
    expect(await plan(agent, other)).toMatchObject({
      code: 'move_rate',
      params: { own: 1.2, most: 1.1 },
    })
    rates.set(other, 120)
    expect(codeOf(await plan(agent, other))).toBe('ok')
  })

  it('[AG111] waits until somebody who registered a moment ago is heard of', async () => {
    const { other } = await family()
    const unheard = await room.person(other)
    expect(codeOf(await plan(unheard, null))).toBe('changed_meanwhile')
  })

  it('[AG110] holds a day later where the next one begins within five minutes', async () => {
    const { agent, other } = await family()
    const before = room.clock.offsetMs
    room.travel(new Date(startOf(1).getTime() - 60_000))
    const planned = await plan(agent, other)
    expect(planned).toMatchObject({ value: { day: addDays(today(), 2) } })
    // What begins tomorrow is still the old upline's to give.
    expect(await uplineOf(db, agent)).not.toBe(other)
    room.clock.offsetMs = before
    await takeBack(planned)
  })

  it('[AG113] is taken back before its day and leaves nothing; not after', async () => {
    const { agent, low, other } = await family()
    const before = await linesOf(agent, low)
    const planned = await plan(agent, other)
    expect(codeOf(await plan(agent, null))).toBe('move_planned')
    expect(await takeBack(planned)).toBe('ok')
    expect(await linesOf(agent, low)).toEqual(before)
    expect(await takeBack(planned)).toBe('move_over')
    const again = await plan(agent, other)
    room.travel(new Date(startOf(1).getTime() - 60_000))
    expect(await takeBack(again)).toBe('move_begun')
    room.clock.offsetMs += 12 * 3_600_000
    expect(await takeBack(again)).toBe('move_begun')
    await moves.make()
    expect(await takeBack(again)).toBe('move_over')
    expect(codeOf(await moves.takeBack(makeId('mov'), async () => {}))).toBe('not_found')
  })

  it('[AG113] is not taken back to below somebody who went below meanwhile', async () => {
    const { top, agent, low } = await family()
    const planned = await plan(agent, null)
    expect(codeOf(await plan(top, low))).toBe('ok')
    expect(await takeBack(planned)).toBe('move_into_own_team')
  })

  it('[AG111] two that would make a ring together come one after the other, and one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await person(), await person()]
      const both = await Promise.all([plan(one, other), plan(other, one)])
      const codes = both.map(codeOf)
      expect(codes).toContain('ok')
      expect(codes).toContain('move_into_own_team')
    }
  })

  it('[AG111] within a branch that moves too is safe, in either order and at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { top, agent, low, other } = await family()
      const third = await person()
      const deep = await person(low)
      const both = await Promise.all([plan(agent, other), plan(low, third)])
      expect(both.map(codeOf)).toEqual(['ok', 'ok'])
      const day = addDays(today(), 1)
      for (const [above, below, expected] of [
        [other, agent, true],
        [third, deep, true],
        [other, deep, false],
        [agent, low, false],
        [top, agent, false],
      ] as const) {
        expect(await tree.isBelowOn(db, above, below, day)).toBe(expected)
      }
    }
  })

  it('[AG111] the same id plans once; with other content it is refused; an old one too', async () => {
    const { agent, other, top } = await family()
    const asked = asking(agent, other)
    const first = await planAsked(asked)
    expect(await planAsked(asked)).toEqual(first)
    expect(codeOf(await planAsked({ ...asked, upline: top }))).toBe('id_used_differently')
    const old = asking(top, other)
    room.clock.offsetMs += 25 * 3_600_000
    expect(codeOf(await planAsked(old))).toBe('id_out_of_time')
  })
})

describe('contracts of who is moved', () => {
  it('[AG114] with the old upline, and what stands on them, end with the day before, once that is confirmed', async () => {
    const { top, agent, low, other } = await family()
    await sign(null, top, rated(300))
    const own = await sign(top, agent, rated(200))
    const below = await sign(agent, low, rated(100))
    const dividend = { kind: 'dividend', basis: 'loss', period: 'monthly' } as const
    await sign(null, top, rated(3_000, dividend))
    const monthly = await sign(top, agent, rated(2_000, dividend))
    // As if it ran since yesterday, with nine days of its period to go.
    await db.sql`
      update agents.contracts set begins_at = ${startOf(-1)}, next_from = ${startOf(-1)},
        next_to = ${startOf(9)} where id = ${monthly.id}`
    const refused = await plan(agent, other)
    expect(refused).toMatchObject({ code: 'move_ends_contracts', params: { count: 3 } })
    expect(await plan(agent, other, true)).toMatchObject({ value: { ended: 3 } })
    for (const { id } of [own, below, monthly]) {
      expect(
        await db.sql
          .one`select state, ends_at as ends, greatest(begins_at, ${startOf(1)}) = ends_at as cut
          from agents.contracts where id = ${id}`,
      ).toMatchObject({ state: 'terminated', cut: true })
    }
    const { nextTo } = await db.sql.one<{ nextTo: Date }>`
      select next_to as "nextTo" from agents.contracts where id = ${monthly.id}`
    expect(nextTo).toEqual(startOf(1))
    expect(notices).toContainEqual(
      expect.objectContaining({ member: low, about: 'contractNeverBegan' }),
    )
  })

  it('[AG170] that were agreed on after somebody said yes to the others refuse the move', async () => {
    const { top, agent, low, other } = await family()
    await sign(null, top, rated(300))
    const own = await sign(top, agent, rated(200))
    const asked = asking(agent, other, true)
    const checked = await moves.check(asked)
    const ends = checked.ok && checked.value.known === undefined ? checked.value.ends : []
    expect(ends).toEqual([own.id])
    const stateOf = async () =>
      (await db.sql.one<{ state: string }>`select state from agents.contracts where id = ${own.id}`)
        .state
    expect(await stateOf()).toBe('accepted')
    await sign(agent, low, rated(100))
    expect(codeOf(await planAsked({ ...asked, ends }))).toBe('changed_meanwhile')
    expect(await stateOf()).toBe('accepted')
    expect(await planAsked(asked)).toMatchObject({ value: { ended: 2 } })
  })

  it('[AG153] go on when the move is taken back, but for one that another has replaced', async () => {
    const { top, agent, low, other } = await family()
    await sign(null, top, rated(300))
    const own = await sign(top, agent, rated(200))
    const below = await sign(agent, low, rated(100))
    const dividend = { kind: 'dividend', basis: 'loss', period: 'monthly' } as const
    await sign(null, top, rated(3_000, dividend))
    const monthly = await sign(top, agent, rated(2_000, dividend))
    const kept = () => db.sql`
      select id, state, begins_at, ends_at, next_from, next_to from agents.contracts
      where id = any(${[own.id, below.id, monthly.id]}::text[]) order by id`
    const before = await kept()
    const planned = await plan(agent, other, true)
    expect(await kept()).not.toEqual(before)
    expect(await takeBack(planned)).toBe('ok')
    expect(await kept()).toEqual(before)
    expect(notices).toContainEqual(
      expect.objectContaining({ member: low, about: 'contractGoesOn' }),
    )
    const again = await plan(agent, other, true)
    const replaced = await sign(null, agent, rated(150))
    expect(await takeBack(again)).toBe('ok')
    const states = await db.sql<{ id: string; state: string }>`
      select id, state from agents.contracts
      where id = any(${[own.id, below.id, monthly.id, replaced.id]}::text[]) order by id`
    expect(states).toEqual([
      { id: own.id, state: 'terminated' },
      { id: below.id, state: 'accepted' },
      { id: monthly.id, state: 'accepted' },
      { id: replaced.id, state: 'accepted' },
    ])
  })

  it('[AG114] [AG249] with the house stay; offers of the old upline are taken back, who is told', async () => {
    const { top, agent, other } = await family()
    await sign(null, top, rated(300))
    const house = await sign(null, agent, rated(200))
    const offered = await contracts.offer(room.asking(top, agent, rated(150)))
    if (!offered.ok) throw new Error(offered.code)
    expect(await plan(agent, other)).toMatchObject({ value: { ended: 0 } })
    const states = await db.sql<{ id: string; state: string }>`
      select id, state from agents.contracts where downline = ${agent} order by id`
    expect(states).toEqual([
      { id: house.id, state: 'accepted' },
      { id: offered.value.id, state: 'withdrawn' },
    ])
    expect(notices.at(-1)).toMatchObject({ member: top, about: 'contractOfferTakenBack' })
  })

  it('[AG256] are told to who gives them, and so is what becomes of them when it is taken back', async () => {
    const { top, agent, low, other } = await family()
    const dividend = { kind: 'dividend', basis: 'loss', period: 'daily' } as const
    await sign(null, top, rated(3_000, dividend))
    await sign(top, agent, rated(2_000, dividend))
    await sign(agent, low, rated(1_000, dividend))
    await sign(null, top, rated(300))
    room.clock.offsetMs += 24 * 3_600_000
    const offered = await contracts.offer(room.asking(top, agent, rated(150)))
    expect(codeOf(offered)).toBe('ok')
    notices.length = 0
    const planned = await plan(agent, other, true)
    const heard = () =>
      notices.map(({ member, about, values }) => [member, about, values?.['because']])
    expect(heard()).toEqual([
      [agent, 'contractWithdrawn', ''],
      [top, 'contractOfferTakenBack', ''],
      [agent, 'contractEnded', 'move'],
      [top, 'contractGivenStops', 'move'],
      [low, 'contractEnded', 'above'],
      [agent, 'contractGivenStops', 'above'],
    ])
    notices.length = 0
    expect(await takeBack(planned)).toBe('ok')
    expect(heard()).toEqual([
      [agent, 'contractGoesOn', ''],
      [top, 'contractGivenGoesOn', ''],
      [low, 'contractGoesOn', ''],
      [agent, 'contractGivenGoesOn', ''],
      [top, 'contractOfferStaysBack', ''],
    ])
  })

  it('[AG115] are from now on given by who will be above', async () => {
    const { top, agent, other } = await family()
    expect(await uplineOf(db, agent)).toBe(top)
    await plan(agent, other)
    expect(await uplineOf(db, agent)).toBe(other)
    expect((await members.get(db, agent)).uplineId).toBe(top)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, businessDay, businessDayBounds, weekdayOf } from '@baize/kernel/time'
import { testDatabase } from '../../../../testing/database.ts'
import { testMissions } from '../../../../testing/missions.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import type { Plan } from './missions.ts'

const db = await testDatabase({ poolSize: 8 })
const room = await testMissions(db)
const { missions, published, memberWith, standing, budgetOf, clock, now, hear, bet, zone } = room
const { leftOut, state } = room

const dayMs = 86_400_000
/** Every test has a week of its own: the clock never goes back. */
let nextMonday = now()
let label = businessDay(now(), zone())
beforeEach(() => {
  const today = businessDay(now(), zone())
  label = addDays(today, 8 - weekdayOf(today))
  nextMonday = businessDayBounds(label, zone()).start
  clock.offsetMs += nextMonday.getTime() + dayMs / 2 - now().getTime()
})

const boardOf = async (change: Partial<Plan> = {}) =>
  await published({
    kind: 'board',
    steps: [],
    prizes: [
      { places: 1, reward: 100n },
      { places: 2, reward: 50n },
    ],
    per: 10n,
    budget: 200n,
    opensAt: nextMonday,
    closesAt: new Date(nextMonday.getTime() + 7 * dayMs),
    ...change,
  })
const four = async () =>
  [await memberWith(0n), await memberWith(0n), await memberWith(0n), await memberWith(0n)] as const
const at = (seconds: number) => new Date(nextMonday.getTime() + seconds * 1_000)
const scored = (member: MemberId, valid: bigint, seconds: number) =>
  bet(member, valid, { at: at(seconds) })
async function read(id: string, member?: MemberId, top = 20) {
  const mission = await missions.find(id)
  if (mission === undefined) throw new Error('The board is gone')
  return await missions.boards.read(mission, label, { top, ...(member && { member }) })
}
const placesIn = async (id: string) =>
  (await read(id))?.rows.map(({ member, points }) => [member, Number(points)])

describe('a board', () => {
  it('[GR121] goes by points, then by who had them first, then by the member', async () => {
    const { id } = await boardOf()
    const [one, two, three, four_] = await four()
    await hear([scored(one, 50n, 100), scored(two, 95n, 30), scored(three, 30n, 5)])
    // A part of a point more is no later moment; the same points later are behind.
    await hear([scored(two, 4n, 200), scored(three, 65n, 40), scored(four_, 5n, 50)])
    expect(await placesIn(id)).toEqual([
      [two, 9],
      [three, 9],
      [one, 5],
    ])
  })

  it('[GR121] of two with the same points at the same moment the lower id is ahead', async () => {
    const { id } = await boardOf()
    const [one, two] = await four()
    await hear([scored(two, 10n, 1), scored(one, 10n, 1)])
    expect(await placesIn(id)).toEqual([one, two].toSorted().map((member) => [member, 1]))
  })

  it('[GR122] is made anew when somebody has other points, at most every few seconds', async () => {
    const { id } = await boardOf()
    const [one, two] = await four()
    await hear([scored(one, 20n, 1)])
    expect(await placesIn(id)).toEqual([[one, 2]])
    await hear([scored(two, 30n, 2)])
    expect(await placesIn(id)).toEqual([[one, 2]])
    clock.offsetMs += 6_000
    expect(await placesIn(id)).toEqual([
      [two, 3],
      [one, 2],
    ])
  })

  it('[GR122] shows the own row with its neighbours where it is not among the first', async () => {
    const { id } = await boardOf()
    const all = [...(await four()), ...(await four())]
    await hear(all.map((member, place) => scored(member, 1_000n - 10n * BigInt(place), 1)))
    const own = all[5] as MemberId
    const shown = await read(id, own, 3)
    expect(shown?.own).toMatchObject({ place: 6, member: own })
    expect([shown?.rows.length, shown?.around.map(({ place }) => place)]).toEqual([3, [5, 6, 7]])
    expect((await read(id, all[1], 3))?.around).toEqual([])
  })

  it('[GR123] [GR124] is final after its end and the lag, and pays each of its places once', async () => {
    const { id } = await boardOf()
    const [one, two, three, four_] = await four()
    await hear([
      scored(one, 400n, 1),
      scored(two, 300n, 2),
      scored(three, 200n, 3),
      scored(four_, 100n, 4),
    ])
    const end = nextMonday.getTime() + 7 * dayMs
    clock.offsetMs += end + 9 * 60_000 - now().getTime()
    await missions.sweep()
    expect((await read(id))?.period.frozenAt).toBeNull()
    clock.offsetMs += 2 * 60_000
    state.isUpToDate = false
    await missions.sweep()
    expect((await read(id))?.period.frozenAt).toBeNull()
    state.isUpToDate = true
    await Promise.all([missions.sweep(), missions.sweep()])
    expect((await read(id))?.period).toMatchObject({
      frozenAt: expect.any(Date),
      paidAt: expect.any(Date),
    })
    expect(await budgetOf(id)).toBe('0 200')
    // A list that is final takes no other points, and no hand changes it.
    await hear([scored(four_, 9_000n, 5)])
    await missions.sweep()
    expect((await placesIn(id))?.[0]).toEqual([one, 40])
    await expect(
      db.sql`update promotions.board_places set place = 9 where mission = ${id} and place = 1`,
    ).rejects.toThrow('final')
    const grants = await db.sql<{ id: string; member: MemberId; amount: bigint }>`
      select id, member, amount from promotions.grants where offer = ${id} order by amount desc, member`
    expect(grants.map(({ amount }) => amount)).toEqual([100n, 50n, 50n])
    await room.grants.claim(one, grants[0]?.id ?? '')
    expect(await standing(one)).toBe('cash 100, free 100')
  })

  it('[GR124] pays nobody twice for a period, whatever place they would have now', async () => {
    const { id } = await boardOf()
    const [one, two] = await four()
    await hear([scored(one, 400n, 1), scored(two, 300n, 2)])
    clock.offsetMs += nextMonday.getTime() + 8 * dayMs - now().getTime()
    await missions.sweep()
    // As after a crash: paid, and not noted; and the places the other way round, as no code can do.
    await db.sql`update promotions.board_periods set paid_at = null, frozen_at = null where mission = ${id}`
    await hear([])
    await db.sql`delete from promotions.board_places where mission = ${id}`
    await db.sql`
      insert into promotions.board_places (mission, period, place, member, points, reached_at)
      values (${id}, ${label}, 1, ${two}, 40, now()), (${id}, ${label}, 2, ${one}, 30, now())`
    await db.sql`update promotions.board_periods set frozen_at = now() where mission = ${id}`
    await missions.sweep()
    const grants = await db.sql<{ member: string; amount: bigint }>`
      select member, amount from promotions.grants where offer = ${id} order by amount desc`
    expect(grants).toEqual([
      { member: one, amount: 100n },
      { member: two, amount: 50n },
    ])
  })

  it('[GR125] leaves out accounts of the house, also such that became one later', async () => {
    const { id } = await boardOf()
    const [one, two, three] = await four()
    leftOut.add(two)
    await hear([scored(one, 400n, 1), scored(two, 300n, 2), scored(three, 500n, 3)])
    leftOut.add(three)
    expect(await placesIn(id)).toEqual([[one, 40]])
  })

  it('[GR120] that is closed ends with that moment, and is paid as it stands', async () => {
    const { id } = await boardOf()
    const [one] = await four()
    await hear([scored(one, 400n, 1)])
    await db.transaction((tx) => missions.stop(tx, id, { by: 'Ana', reason: 'A test' }))
    clock.offsetMs += 11 * 60_000
    await missions.sweep()
    expect(await budgetOf(id)).toBe('100 100')
    expect((await read(id))?.period.paidAt).toEqual(expect.any(Date))
  })
})

import { beforeAll, expect, it } from 'vitest'
import { addDays, businessDay, businessDayBounds, weekdayOf, type Day } from '@baize/kernel/time'
import { testDatabase } from '../../../../testing/database.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import type { MemberId } from '../../wallet/wallet.ts'

const db = await testDatabase({ poolSize: 12 })
const room = await testPromotions(db)
const { vip, grants, budgets, birthdays, clock, now, makeId } = room
const zone = 'Asia/Manila'
const today = () => businessDay(now(), zone)

/** Noon of the brand on a day. */
function goTo(day: Day) {
  const { start } = businessDayBounds(day, zone)
  clock.offsetMs += start.getTime() + 12 * 3_600_000 - now().getTime()
}

const raise = async (amount: bigint) => {
  const change = { id: makeId('trf'), offer: 'vip', currency: 'PHP', amount } as const
  await db.transaction((tx) => budgets.raise(tx, change))
}

beforeAll(async () => await raise(100_000_000n))

async function memberOn(level: number): Promise<MemberId> {
  const member = await room.memberWith(0n)
  await db.sql`
    insert into promotions.vip_members (member, currency, level, since, keep_from, keep_until)
    values (${member}, 'PHP', ${level}, now(), current_date, current_date + 3000)`
  return member
}

const given = async (member: MemberId) =>
  (await grants.list(member, { limit: 20 })).map(({ source, amount }) => `${source} ${amount}`)

/** A node of the house that begins, on a day. */
const celebrated = async (day: Day) => {
  goTo(day)
  await vip.sweep()
}

it('[GR323] [1.13/47] gives by level on the day, once however often it is looked at, and says so', async () => {
  const [one, none, first] = [await memberOn(3), await memberOn(0), await memberOn(1)]
  const day = addDays(today(), 1)
  for (const member of [one, none]) birthdays.set(member, [day])
  birthdays.set(first, [addDays(day, 1)])
  await celebrated(day)
  await Promise.all([vip.sweep(), vip.sweep(), vip.sweep()])
  expect(await given(one)).toEqual([`birthday ${day} 3800`])
  expect([await given(none), await given(first)]).toEqual([[], []])
  await celebrated(addDays(day, 1))
  expect(await given(first)).toEqual([`birthday ${addDays(day, 1)} 800`])
  expect(await given(one)).toHaveLength(1)
  expect(room.published).toContain(`member:${one}`)
  const [grant] = await grants.list(one, { limit: 1 })
  expect(grant?.why).toMatchObject({ kind: 'birthday', level: 3, from: day, amount: '3800' })
})

it('[GR323] [1.13/47] a birthday that is changed pays no second time within 365 days, and then it does', async () => {
  const [early, again, changed] = [await memberOn(2), await memberOn(2), await memberOn(2)]
  const day = addDays(today(), 1)
  for (const [member, before] of [
    [early, 364],
    [again, 365],
  ] as const) {
    birthdays.set(member, [day])
    await db.sql`
      insert into promotions.vip_birthdays (member, day, level, currency, amount, version, at, grant_id)
      values (${member}, ${addDays(day, -before)}::date, 1, 'PHP', 800, 1, now(),
        (select id from promotions.grants limit 1))`
  }
  birthdays.set(changed, [day])
  await celebrated(day)
  expect([await given(early), await given(again)]).toEqual([[], [`birthday ${day} 1800`]])
  birthdays.set(changed, [addDays(day, 2)])
  await celebrated(addDays(day, 2))
  expect(await given(changed)).toEqual([`birthday ${day} 1800`])
})

it('[GR323] waits for the budget, is noted for days that the house stood still, and not while levels are off', async () => {
  const [waiting, late, off] = [await memberOn(5), await memberOn(5), await memberOn(5)]
  const { left: amount } = await budgets.stateOf('vip', 'PHP')
  const change = { id: makeId('trf'), offer: 'vip', currency: 'PHP', amount } as const
  await db.transaction((tx) => budgets.lower(tx, change))
  const day = addDays(today(), 1)
  birthdays.set(waiting, [day])
  birthdays.set(late, [addDays(day, 2)])
  await celebrated(day)
  expect(await given(waiting)).toEqual([])
  await raise(100_000_000n)
  await celebrated(addDays(day, 4))
  expect(await given(waiting)).toEqual([`birthday ${day} 12800`])
  expect(await given(late)).toEqual([`birthday ${addDays(day, 2)} 12800`])
  room.modules.vip = false
  birthdays.set(off, [addDays(day, 5)])
  await celebrated(addDays(day, 5))
  room.modules.vip = true
  expect(await given(off)).toEqual([])
})

it('[GR323] [GR330] gives what members read of the week in which the day is, also late; a new table begins with the next Monday', async () => {
  const monday = addDays(today(), 8 - weekdayOf(today()))
  const [early, late, next] = [await memberOn(1), await memberOn(1), await memberOn(1)]
  birthdays.set(early, [addDays(monday, 3)])
  birthdays.set(late, [addDays(monday, 5)])
  birthdays.set(next, [addDays(monday, 7)])
  goTo(addDays(monday, 2))
  const levels = room.programmes.document.live().levels
  room.programmes.publish({ levels: levels.map((one) => ({ ...one, birthday: { PHP: '100' } })) })
  const told = async (member: MemberId) => (await vip.view(member, 'PHP')).levels[1]?.birthday?.PHP
  await celebrated(addDays(monday, 3))
  expect([await told(early), await given(early)]).toEqual([
    '800',
    [`birthday ${addDays(monday, 3)} 800`],
  ])
  await celebrated(addDays(monday, 7))
  expect(await given(late)).toEqual([`birthday ${addDays(monday, 5)} 800`])
  expect([await told(next), await given(next)]).toEqual([
    '100',
    [`birthday ${addDays(monday, 7)} 100`],
  ])
})

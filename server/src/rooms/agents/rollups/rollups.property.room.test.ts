import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { addDays, businessDay, businessDayBounds, type Day } from '@baize/kernel/time'
import { ownerOf, testDatabase } from '../../../../testing/database.ts'
import type { Events, StoredEvent, Subscriber } from '../../../platform/events/events.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { startHearing } from '../hear.ts'
import { createTree } from '../tree/tree.ts'
import { createRollups } from './rollups.ts'

const seed = 20_261_117
const zone = 'Asia/Manila'
const start = new Date('2026-11-10T02:00:00Z')
const db = await testDatabase()
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })

let at = start
let hear: NonNullable<Subscriber['handleMany']> | undefined
const events: Pick<Events, 'subscribe'> = {
  subscribe(subscriber) {
    hear = subscriber.handleMany
  },
}
const tree = createTree({ now: () => at, zone: () => zone })
const rollups = createRollups({ db, zone: () => zone })
startHearing({
  events,
  tree,
  rollups,
  downlines: { rateNewcomers: async () => {} },
  flags: { hear: async () => {} },
})

const step = fc.record({
  what: fc.constantFrom(
    'join',
    'join',
    'bet',
    'bet',
    'bet',
    'correct',
    'deposit',
    'return',
    'close',
    'move',
    'move',
    'unmove',
  ),
  who: fc.nat(40),
  product: fc.constantFrom('RNG', 'LIVE'),
  stake: fc.bigInt(1n, 500n),
  payout: fc.bigInt(0n, 900n),
  valid: fc.bigInt(-200n, 200n),
  /** How late it is heard of, in minutes. */
  late: fc.constantFrom(0, 0, 0, 7, 400),
  minutes: fc.constantFrom(0, 1, 4, 30, 500),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

type Booking = {
  readonly member: string
  readonly at: Date
  readonly product: string
  readonly figures: readonly bigint[]
}

type Standing = { readonly from: Day; readonly upline: string | null }

/** What a person would note beside: who is above whom from which day on, and every booking at its moment. */
type Notes = {
  readonly standings: Map<string, Standing[]>
  readonly bookings: Booking[]
  closed: Date
  readonly cuts: Date[]
  readonly joined: Map<string, Date>
}

/** Who is directly above on a day, as noted. */
function uplineOn({ standings }: Notes, member: string, day: Day): string | null {
  return standings.get(member)?.findLast(({ from }) => from <= day)?.upline ?? null
}

/** Everybody above on a day, one step after the other. */
function aboveOn(notes: Notes, member: string, day: Day): string[] {
  const upline = uplineOn(notes, member, day)
  return upline === null ? [] : [upline, ...aboveOn(notes, upline, day)]
}

/** Moves a branch from tomorrow on, or takes that back; what would be a ring is left, and the tree must know it is one. */
async function move(notes: Notes, who: string, target: string | null, what: string) {
  const day = addDays(businessDay(at, zone), 1)
  const own = notes.standings.get(who) ?? []
  const isPlanned = own.at(-1)?.from === day
  if (isPlanned !== (what === 'unmove')) return
  const upline = isPlanned ? (own.at(-2)?.upline ?? null) : target
  if (upline === who || upline === uplineOn(notes, who, day)) return
  await deliver()
  if (upline !== null) {
    const isRing = aboveOn(notes, upline, day).includes(who)
    const known = await tree.isBelowOn(db, who as MemberId, upline as MemberId, day)
    expect(known).toBe(isRing)
    if (isRing) return
  }
  await db.transaction(async (tx) => {
    await tree.takeTurn(tx)
    await tree.reattach(tx, who as MemberId, upline as MemberId | null, day)
  })
  if (isPlanned) own.pop()
  else own.push({ from: day, upline })
  moved += 1
}

let moved = 0
const slotMs = 300_000
const slotOf = (moment: Date) => new Date(Math.floor(moment.getTime() / slotMs) * slotMs)

let position = 0n
const pending: StoredEvent[] = []

function happen(kind: string, subject: string, payload: object, when: Date): void {
  pending.push({ id: makeId('evt'), at: when, position: (position += 1n), kind, subject, payload })
}

async function deliver(): Promise<void> {
  const batch = pending.splice(0)
  if (batch.length > 0) await db.transaction(async (tx) => await hear?.(tx, batch))
}

function bet(
  notes: Notes,
  member: string,
  { product, stake, payout, valid, late, what }: Step,
): void {
  const joinedAt = notes.joined.get(member) ?? at
  const when = new Date(Math.max(at.getTime() - late * 60_000, joinedAt.getTime()))
  const isFirst = what === 'bet'
  const change = isFirst
    ? { stake, validBet: stake, payout }
    : { stake: 0n, validBet: valid, payout: payout - 450n }
  happen(
    'wager.settled',
    member,
    {
      product,
      currency: 'PHP',
      settlement: isFirst ? 1 : 2,
      change: Object.fromEntries(Object.entries(change).map(([name, sum]) => [name, String(sum)])),
    },
    when,
  )
  notes.bookings.push({
    member,
    at: when < notes.closed ? notes.closed : when,
    product,
    figures: [isFirst ? 1n : 0n, change.stake, change.validBet, change.payout],
  })
}

async function take(notes: Notes, one: Step): Promise<void> {
  at = new Date(at.getTime() + one.minutes * 60_000)
  const people = [...notes.standings.keys()]
  const who = people[one.who % Math.max(people.length, 1)]
  if (one.what === 'join' || who === undefined) {
    const member = makeId('mem')
    const upline = one.who % 5 === 0 ? null : (who ?? null)
    notes.standings.set(member, [{ from: businessDay(at, zone), upline }])
    notes.joined.set(member, at)
    await db.sql`insert into agents.fine values (${member})`
    happen('member.registered', member, { member, upline, currency: 'PHP' }, at)
  } else if (one.what === 'bet' || one.what === 'correct') {
    bet(notes, who, one)
  } else if (one.what === 'move' || one.what === 'unmove') {
    const target = people[Number(one.stake) % people.length] ?? null
    await move(notes, who, one.stake % 5n === 0n ? null : target, one.what)
  } else if (one.what === 'close') {
    await deliver()
    notes.closed = await rollups.close(slotOf(at), async () => true)
    notes.cuts.push(notes.closed)
  } else {
    const kind = one.what === 'deposit' ? 'deposit.completed' : 'withdrawal.returned'
    happen(kind, who, { amount: String(one.stake), currency: 'PHP' }, at)
  }
  if (one.who % 3 === 0) await deliver()
}

const sum = (rows: readonly (readonly bigint[])[]) =>
  rows.reduce<readonly bigint[]>(
    (all, row) => all.map((each, i) => each + (row[i] ?? 0n)),
    [0n, 0n, 0n, 0n],
  )

async function expectTeams(notes: Notes, window: { from: Date; to: Date }, grain: 'day' | 'slot') {
  const everybody = [...notes.standings.keys()] as MemberId[]
  const ask = {
    window,
    grain,
    agents: everybody,
    products: null,
    currency: 'PHP',
    activeFrom: 50n,
  } as const
  const kept = await rollups.sumTeams(db, ask)
  for (const agent of everybody) {
    const inWindow = notes.bookings.filter(
      (one) =>
        one.at >= window.from &&
        one.at < window.to &&
        (one.member === agent ||
          aboveOn(notes, one.member, businessDay(one.at, zone)).includes(agent)),
    )
    const [bets, stake, validBet, payout] = sum(inWindow.map(({ figures }) => figures))
    const others = everybody.filter((member) => member !== agent)
    const active = others.filter((member) => {
      const [count = 0n, , valid = 0n] = sum(
        inWindow.filter((one) => one.member === member).map(({ figures }) => figures),
      )
      return count > 0n && valid >= 50n
    })
    expect(kept.get(agent)).toMatchObject({
      bets: Number(bets),
      stake,
      validBet,
      payout,
      active: active.length,
    })
  }
}

it(`[AG2] [AG3] [AG4] [AG5] [AG112] teams equal what is noted beside, whatever is late, corrected, closed or moved (seed ${seed})`, async () => {
  await db.sql`insert into agents.clock (heard_until, closed_until) values (${start}, ${start}) on conflict do nothing`
  let windows = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 110 }), async (steps) => {
      const notes: Notes = {
        standings: new Map(),
        bookings: [],
        closed: await rollups.closedUntil(db),
        joined: new Map(),
        cuts: [slotOf(at)],
      }
      for (const one of steps) {
        await take(notes, one)
      }
      await deliver()
      const last = businessDayBounds(businessDay(at, zone), zone)
      await expectTeams(
        notes,
        { from: businessDayBounds(businessDay(start, zone), zone).start, to: last.end },
        'day',
      )
      await expectTeams(notes, { from: last.start, to: last.end }, 'day')
      notes.cuts.push(new Date(slotOf(at).getTime() + slotMs))
      for (const [place, to] of notes.cuts.entries()) {
        const from = notes.cuts[place - 1]
        // A window of five minutes lies within a day.
        if (from === undefined || to <= from) continue
        if (businessDay(from, zone) !== businessDay(new Date(to.getTime() - 1), zone)) continue
        await expectTeams(notes, { from, to }, 'slot')
        windows += 1
      }
      for (const day of [businessDay(at, zone), addDays(businessDay(at, zone), 1)]) {
        for (const member of notes.standings.keys() as Iterable<MemberId>) {
          const above = aboveOn(notes, member, day)
          expect(await tree.findUpline(db, member, day)).toBe(above[0])
          expect((await tree.measure(db, member, day)).above).toBe(above.length)
          for (const agent of notes.standings.keys() as Iterable<MemberId>) {
            expect(await tree.isBelowOn(db, agent, member, day)).toBe(above.includes(agent))
          }
        }
      }
    }),
    { seed, numRuns: 25, endOnFailure: true },
  )
  expect(windows).toBeGreaterThan(20)
  expect(moved).toBeGreaterThan(30)
}, 120_000)

it('[AG4] the days of teams equal those of their members, and so do the people and the money', async () => {
  const [teams] = await db.sql<{ same: boolean }>`
    select (
      select jsonb_agg(t order by agent, day, product) from agents.team_days t
    ) = (
      select jsonb_agg(s order by agent, day, product) from (
        select l.ancestor as agent, d.day, d.product, d.currency, sum(bets)::bigint as bets,
          sum(stake)::numeric(30) as stake, sum(valid_bet)::numeric(30) as valid_bet,
          sum(payout)::numeric(30) as payout
        from agents.member_days d
        join agents.lines l on l.member = d.member and d.day >= l.from_day and d.day < l.until_day
        group by 1, 2, 3, 4
      ) as s
    ) as same`
  expect(teams?.same).toBe(true)
  const { same } = await db.sql.one<{ same: boolean }>`
    select not exists (
      select from (
        select l.ancestor as agent, d.day, count(distinct d.member) as active
        from agents.member_days d
        join agents.lines l on l.member = d.member and d.day >= l.from_day and d.day < l.until_day
        where d.bets > 0 group by 1, 2
      ) as s full join agents.team_money_days t using (agent, day)
      where coalesce(s.active, 0) <> coalesce(t.active, 0)
    ) as same`
  expect(same).toBe(true)
  const { deposits } = await db.sql.one<{ deposits: boolean }>`
    select (select sum(deposits - withdrawals + got - given + earned - paid) from agents.team_money_days)
      = (
        select sum(deposits - withdrawals + got - given + earned - paid) from agents.money_days d
        join agents.lines l on l.member = d.member and d.day >= l.from_day and d.day < l.until_day
      ) as deposits`
  expect(deposits).toBe(true)
})

it('[AG6] sizes of teams are those that counting gives, also when lines end, begin on a later day and are taken back', async () => {
  const differing = () => db.sql<{ agent: string; day: string }>`
    select k.agent, k.day::text as day from agents.team_sizes k where (k.members, k.direct) is distinct from (
      select (count(*)::int, count(*) filter (where distance = 1)::int) from agents.lines l
      where l.ancestor = k.agent and k.day >= l.from_day and k.day < l.until_day
    )`
  const { kept, counted } = await db.sql.one<{ kept: number; counted: number }>`
    select (select count(distinct agent)::int from agents.team_sizes where members > 0) as kept,
      (select count(distinct ancestor)::int from agents.lines) as counted`
  expect([kept, await differing()]).toEqual([counted, []])
  expect(kept).toBeGreaterThan(5)
  const owner = await ownerOf(db)
  await owner.sql`update agents.lines set until_day = '2027-03-01' where member > 'mem_' and distance = 2`
  await owner.sql`
    insert into agents.lines (ancestor, member, distance, from_day)
    select distinct ancestor, member, 1, '2027-04-01'::date from agents.lines where distance = 2`
  await owner.sql`delete from agents.lines where distance = 3`
  expect(await differing()).toEqual([])
  await owner.sql`delete from agents.lines where from_day = '2027-04-01'`
  await owner.sql`update agents.lines set until_day = 'infinity' where until_day = '2027-03-01'`
  expect(await differing()).toEqual([])
})

import { describe, expect, it } from 'vitest'
import type { ReplyOf } from '@baize/contract/endpoint'
import { getTeamOverview, listDownlines, listTeams } from '@baize/contract/agents/team-reports'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { testApp } from '../../../../testing/app.ts'
import { insertDownline } from '../../../../testing/downlines.ts'
import type { StoredEvent } from '../../../platform/events/events.ts'
import { startHearing } from '../hear.ts'
import { createRollups } from '../rollups/rollups.ts'
import { createTree } from '../tree/tree.ts'
import { countLeftOut } from './store.ts'

const { app, db, server, tokenFor, defects } = await testApp()
const zone = 'Asia/Manila'
const today = businessDay(new Date(), zone)
const yesterday = addDays(today, -1)
const noon = (day: typeof today) =>
  new Date(businessDayBounds(day, zone).start.getTime() + 12 * 3_600_000)

type Hear = (heard: readonly StoredEvent[]) => Promise<void>
const ears: Hear[] = []
startHearing({
  events: {
    subscribe: ({ handleMany }) =>
      void ears.push(async (heard) =>
        db.transaction(async (tx) => {
          // The platform beside this closes windows by its own clock, and what is told here happened days ago.
          await tx.sql`update agents.clock set closed_until = '-infinity'`
          await handleMany?.(tx, heard as never)
        }),
      ),
  },
  tree: createTree({ now: () => noon(yesterday), zone: () => zone }),
  rollups: createRollups({ db, zone: () => zone }),
  downlines: { rateNewcomers: async () => {} },
  flags: { hear: async () => {} },
})

let position = 0n
async function happen(kind: string, subject: string, payload: object, at = noon(yesterday)) {
  position += 1n
  await ears[0]?.([{ id: `evt_${position}`, at, position, kind, subject, payload }])
}

async function join(name: string, upline: string | null, type = 0) {
  const id = `mem_${name.padEnd(12, '0')}`
  await insertDownline(db, { id, name, type, upline, at: noon(yesterday) })
  const payload = { member: id, account: name, type, currency: 'PHP', upline }
  await happen('member.registered', id, payload, noon(addDays(today, -3)))
  return id
}

const bet = (member: string, stake: bigint, payout: bigint, at?: Date, product = 'RNG') =>
  happen(
    'wager.settled',
    member,
    {
      product,
      currency: 'PHP',
      settlement: 1,
      change: { stake: String(stake), validBet: String(stake), payout: String(payout) },
    },
    at,
  )

// boss > ana > ben > cid, boss > dan; and eve, an agent of her own with fay.
const boss = await join('boss', null, 1)
const ana = await join('ana', boss, 1)
const ben = await join('ben', ana)
const cid = await join('cid', ben)
const dan = await join('dan', boss)
const eve = await join('eve', null, 1)
const fay = await join('fay', eve)
await bet(boss, 7_000n, 0n)
await bet(ana, 1_000n, 400n)
await bet(cid, 2_000n, 2_500n)
await bet(dan, 300n, 0n)
await bet(fay, 90_000n, 0n)
await bet(cid, 50n, 0n, noon(addDays(today, -2)))
await happen('deposit.completed', ben, { currency: 'PHP', amount: '5000' })

async function ask<Value>(
  path: string,
  who: string,
  query: Readonly<Record<string, string | number | boolean>> = {},
) {
  const token = await db.transaction((tx) =>
    app.http.sessions.open(tx, {
      kind: 'member',
      id: who,
      name: who,
      roles: ['agent'],
      ip: '127.0.0.1',
      userAgent: 'test',
    }),
  )
  const words = new URLSearchParams(Object.entries(query).map(([name, one]) => [name, String(one)]))
  const url = `${path}?${words.toString()}`
  const reply = await server.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return { status: reply.statusCode, ...reply.json<{ value: Value; code: string }>() }
}

const day = { from: yesterday, to: yesterday }
type Overview = ReplyOf<typeof getTeamOverview>
type Lines = ReplyOf<typeof listTeams>
type Downlines = ReplyOf<typeof listDownlines>

describe('reports of a team', () => {
  const calls = [getTeamOverview, listTeams, listDownlines].map(({ path }) => path)

  it.each(calls)('[AG60] %s is for agents, and for nobody else', async (path) => {
    for (const role of ['member', 'trial', 'admin'] as const) {
      const headers = { authorization: `Bearer ${await tokenFor(role)}` }
      expect([role, (await server.inject({ url: path, headers })).statusCode]).not.toContain(200)
    }
    expect((await server.inject({ url: path })).statusCode).toBe(401)
    expect((await ask(path, boss)).status).toBe(200)
  })

  it.each([listTeams.path, listDownlines.path])(
    '[AG61] %s of somebody who is not below is refused with its own code',
    async (path) => {
      const strangers = [eve, fay, 'mem_nobody000000']
      for (const of of strangers) {
        expect(await ask(path, boss, { of })).toMatchObject({ status: 403, code: 'not_in_team' })
      }
      // Nor is an upline, nor a line beside.
      expect((await ask(path, ana, { of: boss })).code).toBe('not_in_team')
      expect((await ask(path, ana, { of: dan })).code).toBe('not_in_team')
      expect((await ask(path, boss, { of: cid })).status).toBe(200)
    },
  )

  it('[AG135] the overview says how many of the team are left out today', async () => {
    const leftOut = async (who: string) =>
      (await ask<Overview>(getTeamOverview.path, who, day)).value.leftOut
    await db.sql`
      insert into agents.left_out (member, from_day, until_day, why) values
        (${cid}, ${today}, 'infinity', 'same_device'), (${dan}, ${yesterday}, ${today}, 'same_device')`
    expect([await leftOut(boss), await leftOut(ana), await leftOut(eve)]).toEqual([1, 1, 0])
  })

  it('[AG62] [AG135] counts who is left out without a look at the rest of a large team', async () => {
    const agent = 'mem_large'
    await db.sql`
      insert into agents.lines (ancestor, member, distance, from_day)
      select ${agent}, 'mem_large' || n, 1, '2000-01-01' from generate_series(1, 20000) as n`
    await db.sql`
      insert into agents.left_out (member, from_day, why) values ('mem_large7', ${today}, 'same_device')`
    const read = await db.transaction(async (tx) => {
      expect(await countLeftOut(tx, { agent, day: today })).toBe(1)
      return await tx.sql.one<{ rows: number }>`
        select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables
        where relid = 'agents.lines'::regclass`
    })
    expect(read.rows).toBeLessThan(50)
  })

  it('[AG62] the overview has the team without the agent, by day, with the days before', async () => {
    const { value } = await ask<Overview>(getTeamOverview.path, boss, day)
    expect(value).toMatchObject({ currency: 'PHP', zone, ...day, teamSize: 4, direct: 2 })
    expect(value.totals).toMatchObject({
      bets: 3,
      stake: '3300',
      validBet: '3300',
      payout: '2900',
      deposits: '5000',
      net: '-400',
      active: 3,
      joined: 0,
    })
    expect(value.before).toMatchObject({
      from: addDays(today, -2),
      to: addDays(today, -2),
      stake: '50',
    })
    expect(value.days.map((one) => one.day)).toEqual([yesterday])
    const week = await ask<Overview>(getTeamOverview.path, boss)
    expect(week.value.days).toHaveLength(7)
    expect(week.value.totals).toMatchObject({ stake: '3350', joined: 4 })
  })

  it('[AG63] a line is the member and all below; the lines come to the team', async () => {
    const { value } = await ask<Lines>(listTeams.path, boss, day)
    expect(value.items.map(({ account, stake, teamSize }) => [account, stake, teamSize])).toEqual([
      ['ana', '3000', 2],
      ['dan', '300', 0],
    ])
    expect(value.totals).toMatchObject({ stake: '3300', net: '-400', deposits: '5000' })
    expect(value.alone).toMatchObject({ stake: '7000' })
    expect(value.path.map(({ account }) => account)).toEqual(['boss'])
    const up = await ask<Lines>(listTeams.path, boss, {
      ...day,
      direction: 'up',
      limit: 1,
      page: 2,
    })
    expect(up.value.items.map(({ account }) => account)).toEqual(['ana'])
    expect(up.value.total).toBe(2)
  })

  it('[AG63] one goes down line by line, and sees the way', async () => {
    const { value } = await ask<Lines>(listTeams.path, boss, { ...day, of: ben })
    expect(value.path.map(({ account }) => account)).toEqual(['boss', 'ana', 'ben'])
    expect(value.items.map(({ account, net }) => [account, net])).toEqual([['cid', '500']])
    expect(value.alone).toMatchObject({ deposits: '5000', stake: '0' })
  })

  it('[AG234] lines of one product have the play of it, and no money', async () => {
    await bet(fay, 700n, 100n, undefined, 'LIVE')
    await happen('deposit.completed', fay, { currency: 'PHP', amount: '900' })
    const read = async (query: object) =>
      (await ask<Lines>(listTeams.path, eve, { ...day, ...query })).value
    const live = { stake: '700', net: '-600', deposits: '0' }
    expect(await read({ product: 'LIVE' })).toMatchObject({ totals: live, items: [live] })
    expect(await read({ product: 'RNG' })).toMatchObject({ items: [{ stake: '90000' }] })
    expect(await read({ product: 'FISH' })).toMatchObject({ total: 1, items: [{ stake: '0' }] })
    expect(await read({})).toMatchObject({ totals: { stake: '90700', deposits: '900' } })
    expect((await ask(listTeams.path, eve, { ...day, product: 'NONE' })).code).toBe('invalid_input')
  })

  it('[AG235] lines without those below, and the line of one account at any depth', async () => {
    const read = async (query: object) =>
      (await ask<Lines>(listTeams.path, boss, { ...day, ...query })).value
    const sums = ({ items, totals }: Lines) => [
      ...items.map(({ account, stake }) => [account, stake]),
      totals.stake,
    ]
    expect(sums(await read({ alone: true }))).toEqual([['ana', '1000'], ['dan', '300'], '1300'])
    expect(await read({ account: 'ben' })).toMatchObject({
      total: 1,
      items: [{ account: 'ben', stake: '2000', deposits: '5000', teamSize: 1 }],
      totals: { stake: '2000', net: '500', deposits: '5000' },
    })
    expect(sums(await read({ account: 'ben', alone: true }))).toEqual([['ben', '0'], '0'])
    for (const account of ['eve', 'fay', 'boss', 'nobody']) {
      const refused = await ask(listTeams.path, boss, { ...day, account })
      expect([account, refused.code]).toEqual([account, 'not_in_team'])
    }
  })

  it('[AG64] members are listed directly or at all levels, page by page without a gap', async () => {
    const direct = await ask<Downlines>(listDownlines.path, boss)
    expect(direct.value.items.map(({ account }) => account)).toEqual(['dan', 'ana'])
    expect(direct.value).toMatchObject({ total: 2, next: null })
    const seen: [string, number][] = []
    let cursor = ''
    do {
      const { value } = await ask<Downlines>(listDownlines.path, boss, {
        deep: true,
        limit: 3,
        ...(cursor && { cursor }),
      })
      seen.push(...value.items.map(({ account, level }): [string, number] => [account, level]))
      cursor = value.next ?? ''
    } while (cursor !== '')
    expect(seen).toEqual([
      ['dan', 1],
      ['cid', 3],
      ['ben', 2],
      ['ana', 1],
    ])
    const below = await ask<Downlines>(listDownlines.path, boss, { of: ana })
    expect(below.value.items).toMatchObject([
      { account: 'ben', level: 2, teamSize: 1, balance: '0', lastLoginAt: null, isOnline: false },
    ])
  })

  it('[AG181] [AG261] those who have a team may be listed alone, and what the caller gives is said to the caller', async () => {
    const teams = async (of: string) => {
      const { value } = await ask<Downlines>(listDownlines.path, boss, { of, onlyTeams: true })
      return value.items.map(({ account }) => account)
    }
    expect(await teams(boss)).toEqual(['ana'])
    expect(await teams(ana)).toEqual(['ben'])
    expect(await teams(ben)).toEqual([])
    const contract = (at: number, giver: string | null, kind: string, state: string) => db.sql`
      insert into agents.contracts (id, kind, giver, downline, currency, terms, state, offered_at,
        expires_at, decided_at, begins_at)
      values (${`ctr_${String(at).padStart(26, '0')}`}, ${kind}, ${giver}, ${ana}, 'PHP', '{}',
        ${state}, now(), now() + interval '7 days', ${state === 'offered' ? null : new Date()},
        ${state === 'offered' ? null : new Date()})`
    await contract(1, boss, 'daily', 'offered')
    await contract(2, boss, 'dividend', 'accepted')
    await contract(3, boss, 'hourly', 'rejected')
    await contract(4, dan, 'realtime', 'accepted')
    await contract(5, null, 'hourly', 'offered')
    await contract(6, null, 'realtime', 'rejected')
    const { value } = await ask<Downlines>(listDownlines.path, boss)
    const given = value.items.map(({ account, contracts }) => [account, contracts])
    expect(given).toEqual([
      ['dan', []],
      [
        'ana',
        [
          { kind: 'daily', state: 'offered' },
          { kind: 'dividend', state: 'accepted' },
          { kind: 'hourly', state: 'houseOffered' },
        ],
      ],
    ])
  })

  it('[AG65] [AG263] a search finds one account or a beginning, and nobody of another team', async () => {
    const find = async (search: string) => {
      const { value } = await ask<Downlines>(listDownlines.path, boss, { deep: true, search })
      expect(value.total).toBe(value.items.length)
      return value.items.map(({ account }) => account)
    }
    expect(await find('CID')).toEqual(['cid'])
    expect(await find('ci')).toEqual(['cid'])
    expect(await find('c i')).toEqual([])
    expect(await find('ci*')).toEqual(['cid'])
    expect(await find('f*')).toEqual([])
    expect(await find('fay')).toEqual([])
    expect(await find('*')).toEqual([])
  })

  it('[AG64] who did something in the last minutes is online', async () => {
    await ask(getTeamOverview.path, ana)
    const { value } = await ask<Downlines>(listDownlines.path, boss)
    expect(value.items.map(({ account, isOnline }) => [account, isOnline])).toEqual([
      ['dan', false],
      ['ana', true],
    ])
  })

  it('[AG60] days that are no span are refused', async () => {
    const turned = { from: today, to: yesterday }
    for (const path of [getTeamOverview.path, listTeams.path]) {
      expect(await ask(path, boss, turned)).toMatchObject({
        code: 'invalid_period',
        message: expect.stringMatching(/^These days cannot be used\./) as string,
      })
    }
  })

  it('none of all this was a defect', () => {
    expect(defects).toEqual([])
  })
})

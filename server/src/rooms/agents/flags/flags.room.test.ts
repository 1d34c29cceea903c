import { expect, it } from 'vitest'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { addDays, businessDay, businessDayBounds } from '@baize/kernel/time'
import { testDatabase } from '../../../../testing/database.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createRollups } from '../rollups/rollups.ts'
import { createTree } from '../tree/tree.ts'
import { createFlags, type BetsEvidence } from './flags.ts'

const zone = 'Asia/Manila'
const db = await testDatabase()
let at = new Date('2026-11-10T04:00:00Z')
const now = () => at
const makeId = createIdMaker({ now, randomBytes: systemRandomBytes })
const tree = createTree({ now, zone: () => zone })
const rollups = createRollups({ db, zone: () => zone })
const groups: { members: string[]; ip: string; userAgent: string }[] = []
const banks: { members: string[]; bank: string; number: string }[] = []
const flags = createFlags({
  db,
  now,
  zone: () => zone,
  makeId,
  tree,
  traces: { listGroups: async () => groups },
  listSharedBanks: async () => banks,
})
await db.sql`insert into agents.clock (heard_until, closed_until) values (${at}, ${at}) on conflict do nothing`

async function person(above: MemberId | null): Promise<MemberId> {
  const member = makeId('mem')
  const payload = { member, account: member, type: 1, currency: 'PHP', upline: above }
  const event = { id: makeId('evt'), at, position: 1n, kind: 'member.registered', subject: member }
  await db.transaction((tx) =>
    tree.join(tx, [{ ...event, kind: 'member.registered', payload } as never]),
  )
  return member
}

const bet = (member: MemberId) =>
  db.transaction((tx) =>
    rollups.count(tx, {
      bets: [
        {
          member,
          at,
          product: 'RNG',
          currency: 'PHP',
          bets: 1,
          stake: 100n,
          validBet: 100n,
          payout: 0n,
        },
      ],
      money: [],
      joined: [],
    }),
  )

/** Active and left out of a team in windows of days from here. */
async function countOf(agent: MemberId, fromDay: number, days = 1) {
  const first = addDays(businessDay(at, zone), fromDay)
  const window = {
    from: businessDayBounds(first, zone).start,
    to: businessDayBounds(addDays(first, days), zone).start,
  }
  const ask = { window, grain: 'day', agents: [agent], products: null, activeFrom: 1n } as const
  const sums = await rollups.sumTeams(db, { ...ask, currency: 'PHP' })
  const { active = -1, leftOut = -1 } = sums.get(agent) ?? {}
  return [active, leftOut]
}

type Decided = 'confirmed' | 'dismissed'

const decideSeen = (id: string, state: Decided, seen: Decided | 'open') =>
  flags.decide({ id, state, seen, by: 'Rita Risk', reason: 'They are brothers' }, async () => {})

/** By somebody who looked right before. */
async function decide(id: string, state: Decided) {
  const seen = (await flags.list({ limit: 100 })).find((one) => one.id === id)?.state
  return await decideSeen(id, state, seen ?? 'open')
}

it('[AG243] of two opposite decisions on what both saw open, one counts, and the other is told', async () => {
  const agent = await person(null)
  const [one, other] = [await person(agent), await person(agent)]
  groups.push({ members: [other, one], ip: '203.0.113.99', userAgent: 'Firefox' })
  await flags.look()
  groups.pop()
  const [flag] = await flags.list({ state: 'open', limit: 1 })
  const id = flag?.id ?? ''
  const answers = await Promise.all([
    decideSeen(id, 'confirmed', 'open'),
    decideSeen(id, 'dismissed', 'open'),
  ])
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual([
    'changed_meanwhile',
    'ok',
  ])
  const [winner] = answers.flatMap((answer) => (answer.ok ? [answer.value.state] : []))
  const loser = winner === 'confirmed' ? 'dismissed' : 'confirmed'
  expect(await decideSeen(id, loser, winner as Decided)).toMatchObject({ value: { state: loser } })
})

it('[AG120] [AG121] who shares a device within a team is flagged and left out of all that is still open, until it is dismissed', async () => {
  const top = await person(null)
  const agent = await person(top)
  const [one, other, stranger] = [await person(agent), await person(agent), await person(null)]
  groups.push({ members: [other, stranger, one], ip: '203.0.113.7', userAgent: 'Firefox' })
  for (const each of [one, other]) await bet(each)
  expect(await flags.look()).toBe(1)
  expect(await flags.look()).toBe(0)
  const [flag] = await flags.list({ state: 'open', limit: 5 })
  expect(flag).toMatchObject({
    member: other,
    other: one,
    reason: 'same_device',
    evidence: { ip: '203.0.113.7', userAgent: 'Firefox' },
  })
  // Also of the day that has begun, and of a window that began before and goes on.
  expect(await countOf(agent, 0)).toEqual([1, 1])
  expect(await countOf(agent, -3, 5)).toEqual([1, 1])
  at = new Date(at.getTime() + 86_400_000)
  for (const each of [one, other]) await bet(each)
  expect(await countOf(agent, 0)).toEqual([1, 1])
  expect(await countOf(top, 0)).toEqual([1, 1])
  const id = flag?.id ?? ''
  expect(await decide(id, 'dismissed')).toMatchObject({ ok: true, value: { state: 'dismissed' } })
  expect(await decide(id, 'dismissed')).toMatchObject({ code: 'nothing_changed' })
  expect(await decide('flg_none', 'dismissed')).toMatchObject({ code: 'not_found' })
  expect(await countOf(agent, 0)).toEqual([2, 0])
  expect(await countOf(agent, -1)).toEqual([1, 1])
  expect(await countOf(agent, -1, 2)).toEqual([2, 0])
  at = new Date(at.getTime() + 86_400_000)
  for (const each of [one, other]) await bet(each)
  expect(await countOf(agent, 0)).toEqual([2, 0])
  expect(await countOf(agent, -2)).toEqual([1, 1])
  expect(await flags.look()).toBe(0)
  await decide(id, 'confirmed')
  at = new Date(at.getTime() + 86_400_000)
  for (const each of [one, other]) await bet(each)
  expect(await countOf(agent, 0)).toEqual([1, 1])
})

it('[AG120] who shares a device with somebody above was invited by oneself', async () => {
  groups.length = 0
  const agent = await person(null)
  const low = await person(await person(agent))
  groups.push({ members: [low, agent], ip: '203.0.113.8', userAgent: 'Chrome' })
  expect(await flags.look()).toBe(1)
  const [flag] = await flags.list({ limit: 1 })
  expect(flag).toMatchObject({ member: low, other: agent, reason: 'self_referred' })
})

/** A round of a table with two colours and a zero that both of these staked in. */
async function share(round: string, seats: readonly (readonly [MemberId, string, bigint])[]) {
  const sides = seats.map(([member, spot, stake]) => ({
    wager: makeId('wgr'),
    member,
    provider: 'ARCADE',
    round,
    game: 'roulette',
    currency: 'PHP',
    stake,
    side: { of: 37, on: { [spot]: { cases: 18, paysMilli: 2_000 } } },
    at,
  }))
  await db.transaction((tx) => flags.hear(tx, sides))
}
const opposites = async () =>
  (await flags.list({ limit: 50 })).filter(({ reason }) => reason === 'opposite_bets')

it('[AG132] two of one team who stand against each other again and again are flagged with the rounds, and still count', async () => {
  groups.length = 0
  const agent = await person(null)
  const [one, other, calm] = [await person(agent), await person(agent), await person(agent)]
  const stranger = await person(null)
  for (const round of ['1', '2']) {
    await share(round, [
      [one, 'red', 100n],
      [other, 'black', 90n],
      [stranger, 'black', 100n],
      [calm, 'red', 5n],
    ])
  }
  expect(await flags.look()).toBe(0)
  await share('3', [
    [one, 'black', 100n],
    [other, 'red', 100n],
  ])
  await bet(other)
  expect(await flags.look()).toBe(1)
  const [flag] = await opposites()
  expect(flag).toMatchObject({
    member: other,
    other: one,
    state: 'open',
    evidence: { opposite: 3, common: 3 },
  })
  const rounds = (flag?.evidence as BetsEvidence | undefined)?.rounds ?? []
  expect(rounds).toHaveLength(3)
  expect(rounds.find(({ round }) => round === '1')).toEqual({
    game: 'roulette',
    round: '1',
    currency: 'PHP',
    at: at.toISOString(),
    stake: '90',
    otherStake: '100',
    on: ['black'],
    otherOn: ['red'],
  })
  at = new Date(at.getTime() + 86_400_000)
  await bet(other)
  expect(await countOf(agent, 0)).toEqual([1, 0])

  // A later round is added to what waits, and to nothing that was decided.
  await share('4', [
    [one, 'red', 100n],
    [other, 'black', 100n],
  ])
  expect(await flags.look()).toBe(0)
  expect((await opposites())[0]?.evidence).toMatchObject({ opposite: 4, common: 4 })
  await decide(flag?.id ?? '', 'dismissed')
  await share('5', [
    [one, 'red', 100n],
    [other, 'black', 100n],
  ])
  expect(await flags.look()).toBe(0)
  expect(await opposites()).toMatchObject([{ state: 'dismissed', evidence: { opposite: 4 } }])
})

it('[AG132] an agent who stands against somebody below is flagged too, and who mostly plays alongside is not', async () => {
  const agent = await person(null)
  const low = await person(await person(agent))
  const [regular, beside] = [await person(agent), await person(agent)]
  for (let round = 10; round < 20; round += 1) {
    await share(String(round), [
      [agent, 'red', 100n],
      [low, 'black', 100n],
    ])
    await share(`b${round}`, [
      [regular, 'red', 100n],
      [beside, round < 14 ? 'black' : 'red', 100n],
    ])
  }
  const before = (await opposites()).length
  expect(await flags.look()).toBe(1)
  const [flag] = await opposites()
  expect([flag?.member, flag?.other, (await opposites()).length]).toEqual([low, agent, before + 1])
  expect(flag?.evidence).toMatchObject({ opposite: 10, common: 10 })
})

it('[AG132] what was shared is forgotten after eight days', async () => {
  at = new Date(at.getTime() + 9 * 86_400_000)
  await flags.look()
  expect(await db.sql`select wager from agents.sides`).toEqual([])
  expect(await db.sql`select round from agents.opposites`).toEqual([])
})

it('[AG172] who shares an account at a bank within a team is flagged and left out, also an agent and a member; strangers are not', async () => {
  const agent = await person(null)
  const [one, other, stranger] = [await person(agent), await person(agent), await person(null)]
  banks.push({ members: [stranger, other, one, agent], bank: 'Chalkline', number: '•••• 1222' })
  for (const each of [one, other]) await bet(each)
  await flags.look()
  expect(await flags.look()).toBe(0)
  const found = (await flags.list({ limit: 100 })).filter(({ reason }) => reason === 'same_bank')
  const pairs = found.map(({ member, other: beside }) => `${member} ${beside}`)
  const expected = [`${one} ${agent}`, `${other} ${agent}`, `${other} ${one}`]
  expect(pairs.toSorted()).toEqual(expected.toSorted())
  expect(found[0]?.evidence).toEqual({ bank: 'Chalkline', number: '•••• 1222' })
  at = new Date(at.getTime() + 86_400_000)
  for (const each of [one, other]) await bet(each)
  expect(await countOf(agent, 0)).toEqual([0, 2])
  for (const { id, member } of found) if (member === one) await decide(id, 'dismissed')
  at = new Date(at.getTime() + 86_400_000)
  for (const each of [one, other]) await bet(each)
  expect(await countOf(agent, 0)).toEqual([1, 1])
  banks.length = 0
})

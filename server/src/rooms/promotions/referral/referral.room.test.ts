import { beforeAll, expect, it, vi } from 'vitest'
import { systemRandomBytes } from '@baize/kernel/random'
import type { ReferralDocument } from '@baize/contract/promotions/referral-settings'
import { testDatabase } from '../../../../testing/database.ts'
import { testPromotions } from '../../../../testing/promotions.ts'
import type { StoredEvent } from '../../../platform/events/events.ts'
import { depositCompleted } from '../../cashier/events.ts'
import type { CommonTrace, Member } from '../../identity/identity.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { createReferrals, newReferral } from './referral.ts'
import { stateOf } from './shape.ts'

const db = await testDatabase({ poolSize: 16 })
const room = await testPromotions(db)
const { grants, budgets, clock, now, makeId, people } = room
const dayMs = 86_400_000

let isOn = true
let settings: ReferralDocument = newReferral
let version = 1
const traces: CommonTrace[] = []
const payees: { members: string[]; bank: string; number: string }[] = []
const published: string[] = []
const told: { about: string; member: string; values?: object | undefined }[] = []
type Hear = (tx: unknown, heard: readonly unknown[]) => Promise<void>
let hear: Hear = async () => {}

const referrals = createReferrals({
  ...room,
  db,
  isOn: () => isOn,
  support: { tell: async (_, notice) => void told.push(notice) },
  randomBytes: systemRandomBytes,
  zone: () => 'Asia/Manila',
  events: { subscribe: ({ handleMany }) => void (hear = handleMany as unknown as Hear) },
  document: {
    live: () => settings,
    listVersions: async () => [
      { version, content: settings, at: now(), by: 'test', reason: 'test' },
    ],
  },
  members: {
    find: async (_, id) =>
      ({
        id,
        account: `account ${id}`,
        type: 0,
        state: 'open',
        currency: 'PHP',
        mobile: null,
        mobileVerifiedAt: new Date(0),
        bar: null,
        barredUntil: null,
        ...people.get(id),
      }) as Member,
  },
  traces: {
    listCommon: async (_, member, others) =>
      traces.filter(({ other }) => others.includes(other) && member !== other),
  },
  listPayees: async (_, member) => payees.filter(({ members }) => members.includes(member)),
  publish: (topic) => void published.push(topic),
})

const tellAll = async (...heard: readonly Omit<StoredEvent, 'id' | 'position' | 'at'>[]) => {
  const events = heard.map((one, place) => ({
    id: makeId('evt'),
    position: BigInt(place),
    at: now(),
    ...one,
  }))
  await db.transaction((tx) => hear(tx, events))
  return events
}

const joined = (friend: MemberId, referral: string) => ({
  kind: 'member.registered',
  subject: friend,
  payload: { member: friend, account: friend, type: 0, currency: 'PHP', upline: null, referral },
})
const paid = (friend: MemberId, amount: bigint, deposit: string = makeId('dep')) =>
  depositCompleted({
    deposit,
    member: friend,
    amount: String(amount),
    fee: '0',
    currency: 'PHP',
    method: 'test',
    first: true,
  })
const bet = (friend: MemberId, change: bigint, settlement = 1, wager: string = makeId('wgr')) => ({
  kind: 'wager.settled',
  subject: friend,
  payload: {
    wager,
    member: friend,
    currency: 'PHP',
    settlement,
    change: { validBet: String(change) },
  },
})

async function friendOf(referrer: MemberId) {
  // The clock goes far ahead, and the books have months.
  await room.ledger.start()
  const friend = await room.memberWith(0n)
  await tellAll(joined(friend, await referrals.codeOf(referrer)))
  return friend
}

/** Looks until nothing is under way: who heard it looks after the commit, beside this. */
async function seen(referrer: MemberId, friend?: MemberId) {
  await referrals.sweep()
  const all = await referrals.list(referrer, { limit: 50 })
  const one = all.find((each) => friend === undefined || each.friend === friend)
  if (one === undefined) return 'none'
  const { state, reason } = stateOf(one)
  return reason === null ? state : `${state} ${reason}`
}
const becomes = (referrer: MemberId, friend: MemberId, state: string) =>
  vi.waitFor(async () => expect(await seen(referrer, friend)).toBe(state), { timeout: 20_000 })

const given = async (member: MemberId) =>
  (await grants.list(member, { limit: 50 })).filter(({ offer }) => offer === 'referral')

/** A friend who did all that is asked, a week ago. */
async function friendWhoDid(referrer: MemberId) {
  const friend = await friendOf(referrer)
  await tellAll(paid(friend, 20_000n), bet(friend, 100_000n))
  await becomes(referrer, friend, 'held')
  clock.offsetMs += 7 * dayMs
  return friend
}

async function raise(amount: bigint) {
  const change = { id: makeId('trf'), offer: 'referral', currency: 'PHP', amount } as const
  await db.transaction((tx) => budgets.raise(tx, change))
}

beforeAll(async () => raise(100_000_000n))

it('[GR130] a member has one code for ever, whoever asks for it at one moment', async () => {
  const [one, other] = [await room.memberWith(0n), await room.memberWith(0n)]
  const codes = await Promise.all(Array.from({ length: 8 }, () => referrals.codeOf(one)))
  expect(new Set(codes).size).toBe(1)
  expect(await referrals.codeOf(other)).not.toBe(codes[0])
  expect((await referrals.findInviter(` ${codes[0]?.toLowerCase()} `))?.id).toBe(one)
  expect(await referrals.findInviter('22222222')).toBeUndefined()
})

it('[GR131] [GR132] [GR133] a friend joins, pays in, plays, is looked at, and both are given once; it is claimed and bet once', async () => {
  const referrer = await room.memberWith(0n)
  const friend = await friendOf(referrer)
  await becomes(referrer, friend, 'verified')
  await tellAll(paid(friend, 12_000n), paid(friend, 8_000n))
  await becomes(referrer, friend, 'deposited')
  await tellAll(bet(friend, 60_000n), bet(friend, 40_000n))
  await becomes(referrer, friend, 'held')
  clock.offsetMs += 7 * dayMs - 60_000
  expect(await seen(referrer)).toBe('held')
  expect(await referrals.sumUp(referrer)).toMatchObject({ checked: 5_000n, ready: 0n, invited: 1 })
  clock.offsetMs += 60_000
  await Promise.all([referrals.sweep(), referrals.sweep(), referrals.sweep()])
  await becomes(referrer, friend, 'issued')
  expect(published).toContain(`member:${referrer}`)
  const [grant, ...more] = await given(referrer)
  expect(more).toEqual([])
  expect(grant).toMatchObject({ state: 'issued', amount: 5_000n, mode: 'gate', asks: 50_000_000n })
  expect(grant?.why).toEqual({
    kind: 'referral',
    joinedAt: expect.any(String),
    deposit: '20000',
    deposits: 1,
    validBet: '100000',
    amount: '5000',
  })
  expect(await given(friend)).toMatchObject([{ amount: 5_000n, state: 'issued' }])
  expect((await grants.claim(referrer, grant?.id ?? '')).ok).toBe(true)
  expect(await seen(referrer)).toBe('claimed')
  expect((await room.wallet.getState(referrer)).balance).toBe(5_000n)
  expect(await referrals.sumUp(referrer)).toMatchObject({ earned: 5_000n, ready: 0n, checked: 0n })
  await referrals.sweep()
  expect(await given(referrer)).toHaveLength(1)
})

it('[GR131] a code that nobody has, an own one, and one of somebody who is kept from play record nothing, and the friend is told so', async () => {
  const friend = await room.memberWith(0n)
  const excluded = await room.memberWith(0n)
  people.set(excluded, { bar: 'exclusion', barredUntil: null })
  const codes = [
    'nothing',
    '22222222',
    '\u0000',
    await referrals.codeOf(friend),
    await referrals.codeOf(excluded),
  ]
  for (const code of codes) await tellAll(joined(friend, code))
  await tellAll(joined(friend, ''))
  expect(await referrals.listAll({ member: friend, limit: 5 })).toEqual([])
  const own = told.filter(({ member }) => member === friend)
  // What holds no sign at all is as none.
  expect(own.map(({ about }) => about)).toEqual(codes.slice(1).map(() => 'invitationIgnored'))
  expect(own[0]?.values).toEqual({ name: 'nothing' })
})

it('[GR131] the first code counts, and nothing changes who invited whom', async () => {
  const [one, other, friend] = [
    await room.memberWith(0n),
    await room.memberWith(0n),
    await room.memberWith(0n),
  ]
  const [first, second] = [await referrals.codeOf(one), await referrals.codeOf(other)]
  const heard = await Promise.allSettled([
    tellAll(joined(friend, first)),
    tellAll(joined(friend, first), joined(friend, second)),
  ])
  expect(heard.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await referrals.listAll({ member: friend, limit: 5 })).toMatchObject([{ referrer: one }])
  await expect(
    db.sql`update promotions.referrals set referrer = ${other} where friend = ${friend}`,
  ).rejects.toThrow('cannot be changed')
  await expect(db.sql`delete from promotions.referrals where friend = ${friend}`).rejects.toThrow(
    'cannot be changed',
  )
})

it('[GR131] nothing is recorded while it is off, and what began before goes on', async () => {
  const referrer = await room.memberWith(0n)
  const before = await friendOf(referrer)
  isOn = false
  const after = await friendOf(referrer)
  expect(await seen(referrer, after)).toBe('none')
  await tellAll(paid(before, 20_000n), bet(before, 100_000n))
  await becomes(referrer, before, 'held')
  isOn = true
})

it('[GR133] what is told twice counts once', async () => {
  const referrer = await room.memberWith(0n)
  const friend = await friendOf(referrer)
  const facts = [paid(friend, 10_000n), bet(friend, 50_000n)]
  for (let time = 0; time < 3; time += 1) await tellAll(...facts)
  await becomes(referrer, friend, 'verified')
  expect(await referrals.list(referrer, { limit: 5 })).toMatchObject([
    { deposits: 10_000n, depositCount: 1, validBet: 50_000n },
  ])
})

it('[GR133] [GR134] a correction takes away what counted: before it is given the way begins again, after that it is taken back, and what was claimed stays', async () => {
  const referrer = await room.memberWith(0n)
  const friend = await friendOf(referrer)
  const wager = makeId('wgr')
  await tellAll(paid(friend, 20_000n), bet(friend, 100_000n, 1, wager))
  await becomes(referrer, friend, 'held')
  clock.offsetMs += 5 * dayMs
  await tellAll(bet(friend, -100_000n, 2, wager), bet(friend, 70_000n, 2))
  await becomes(referrer, friend, 'deposited')
  await tellAll(bet(friend, 100_000n, 3, wager))
  await becomes(referrer, friend, 'held')
  clock.offsetMs += 5 * dayMs
  // Looked at from the moment when it was met again.
  expect(await seen(referrer, friend)).toBe('held')
  clock.offsetMs += 2 * dayMs
  await becomes(referrer, friend, 'issued')
  await tellAll(bet(friend, -1n, 4, wager))
  await becomes(referrer, friend, 'refused taken_back')
  expect((await given(referrer)).map(({ state }) => state)).toEqual(['rejected'])
  expect((await given(friend)).map(({ state }) => state)).toEqual(['rejected'])

  const other = await friendOf(referrer)
  await tellAll(paid(other, 20_000n), bet(other, 100_000n, 1, `${wager}b`))
  await becomes(referrer, other, 'held')
  clock.offsetMs += 7 * dayMs
  await becomes(referrer, other, 'issued')
  const waiting = (await given(referrer)).find(({ state }) => state === 'issued')
  await grants.claim(referrer, waiting?.id ?? '')
  await tellAll(bet(other, -100_000n, 2, `${wager}b`))
  await referrals.sweep()
  expect(await seen(referrer, other)).toBe('claimed')
})

it('[GR132] what is paid in and played after the days counts nothing, and the time is over', async () => {
  const referrer = await room.memberWith(0n)
  const friend = await friendOf(referrer)
  await tellAll(paid(friend, 20_000n))
  clock.offsetMs += 30 * dayMs
  await tellAll(bet(friend, 100_000n))
  await becomes(referrer, friend, 'refused time_over')
  expect(await given(referrer)).toEqual([])
})

it('[GR132] what holds for a friend is what was said when they joined', async () => {
  const referrer = await room.memberWith(0n)
  const friend = await friendOf(referrer)
  settings = { ...newReferral, validBet: { PHP: '900000' }, toReferrer: { PHP: '1' }, holdDays: 0 }
  version = 2
  const other = await friendOf(referrer)
  for (const one of [friend, other]) await tellAll(paid(one, 20_000n), bet(one, 100_000n))
  await becomes(referrer, friend, 'held')
  await becomes(referrer, other, 'deposited')
  await tellAll(bet(other, 800_000n))
  await becomes(referrer, other, 'issued')
  expect(await given(referrer)).toMatchObject([{ amount: 1n, version: 2 }])
  settings = newReferral
})

it('[GR135] who shares a device or a bank account with who invited, or with another friend of theirs, brings nobody anything, and an operator may let it count', async () => {
  const referrer = await room.memberWith(0n)
  traces.push({ other: referrer, networks: ['203.0.113.0/24'], browsers: ['Firefox'] })
  const friend = await friendOf(referrer)
  await becomes(referrer, friend, 'refused same_device')
  await tellAll(paid(friend, 20_000n), bet(friend, 100_000n))
  expect(await seen(referrer, friend)).toBe('refused same_device')
  const [one] = await referrals.list(referrer, { limit: 1 })
  expect(one?.signals).toEqual([
    { kind: 'same_device', with: referrer, what: ['Firefox'] },
    { kind: 'same_network', with: referrer, what: ['203.0.113.0/24'] },
  ])
  const id = one?.id ?? ''
  const decide = (allow: boolean) =>
    db.transaction((tx) => referrals.decide(tx, id, { allow, by: 'Rita Risk', note: 'Sisters' }))
  expect((await decide(true)).ok).toBe(true)
  expect(await decide(true)).toMatchObject({ code: 'nothing_changed' })
  // What was done meanwhile counts.
  expect(await seen(referrer, friend)).toBe('held')
  expect((await decide(false)).ok).toBe(true)
  expect(await seen(referrer, friend)).toBe('refused house')
  expect((await referrals.listSteps([id])).map(({ by, note }) => `${by} ${note}`.trim())).toEqual([
    'house',
    'house',
    'Rita Risk Sisters',
    'Rita Risk Sisters',
  ])

  traces.length = 0
  const [first, second] = [await friendOf(referrer), await friendOf(referrer)]
  payees.push({ members: [first, second], bank: 'BDO', number: '•••• 42' })
  await tellAll(paid(second, 20_000n), bet(second, 100_000n))
  await becomes(referrer, second, 'refused same_payee')
})

it('[GR137] after so many friends of a month and ever the next brings who invited nothing, and the friend what was said', async () => {
  settings = { ...newReferral, perMonth: 2, ever: 3, holdDays: 0 }
  const referrer = await room.memberWith(0n)
  // The first of the next month but one, so that no month ends in between.
  const month = new Date(now())
  clock.offsetMs += Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 2, 2) - now().getTime()
  const friends = [await friendOf(referrer), await friendOf(referrer), await friendOf(referrer)]
  await Promise.all(friends.map((one) => tellAll(paid(one, 20_000n), bet(one, 100_000n))))
  await vi.waitFor(async () => {
    await referrals.sweep()
    const states = (await referrals.list(referrer, { limit: 9 })).map((one) => stateOf(one).state)
    expect(states.toSorted()).toEqual(['issued', 'issued', 'refused'])
  })
  expect(await given(referrer)).toHaveLength(2)
  for (const one of friends) expect(await given(one)).toHaveLength(1)
  clock.offsetMs += 31 * dayMs
  const next = [await friendOf(referrer), await friendOf(referrer)] as const
  for (const one of next) await tellAll(paid(one, 20_000n), bet(one, 100_000n))
  await becomes(referrer, next[0], 'issued')
  await becomes(referrer, next[1], 'refused ever_limit')
  settings = newReferral
})

it('[GR138] what the budget cannot give waits, and is given when it is raised', async () => {
  const { left } = await budgets.stateOf('referral', 'PHP')
  const change = { id: makeId('trf'), offer: 'referral', currency: 'PHP', amount: left } as const
  const referrer = await room.memberWith(0n)
  const friend = await friendWhoDid(referrer)
  await db.transaction((tx) => budgets.lower(tx, change))
  await referrals.sweep()
  expect(await seen(referrer, friend)).toBe('qualified')
  expect(await given(referrer)).toEqual([])
  await raise(left)
  await becomes(referrer, friend, 'issued')
})

it('[GR139] nobody gets anything for somebody who excluded themselves, nor while excluded; a break is waited for', async () => {
  const referrer = await room.memberWith(0n)
  const other = await friendOf(referrer)
  const friend = await friendWhoDid(referrer)
  // Before anything more is told: whoever hears something looks at all that is due.
  people.set(friend, { bar: 'exclusion', barredUntil: null })
  await tellAll(paid(other, 20_000n), bet(other, 100_000n))
  await becomes(referrer, friend, 'refused friend_closed')
  clock.offsetMs += 7 * dayMs
  people.set(referrer, { bar: 'time_out', barredUntil: new Date(now().getTime() + dayMs) })
  await referrals.sweep()
  expect(await seen(referrer, other)).toBe('qualified')
  people.set(referrer, { bar: 'exclusion', barredUntil: null })
  await becomes(referrer, other, 'refused referrer_closed')
  expect(await given(referrer)).toEqual([])
})

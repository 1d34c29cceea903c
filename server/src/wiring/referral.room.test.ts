import { expect, it, vi } from 'vitest'
import type { Endpoint } from '@baize/contract/endpoint'
import * as contract from '@baize/contract/promotions/referral'
import * as desk from '@baize/contract/promotions/referral-desk'
import { referralDocument } from '@baize/contract/promotions/referral-settings'
import type { Id } from '@baize/kernel/ids'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, db, now, app, publish, play, makeId } = await testWiredApp()
const patience = { timeout: 30_000, interval: 100 }
const reason = 'A test of inviting'

const codeOf = async (who: Id<'mem'>) => (await call(contract.getReferral, who)).value.code
const friends = async (who: Id<'mem'>) => (await call(contract.getReferral, who)).value.items

async function cameFrom(who: Id<'mem'>, ip: string, userAgent: string) {
  await db.transaction((tx) => app.rooms.members.noteLogin(tx, who, { ip, at: now() }))
  await db.sql`
    insert into identity.logins (id, at, member_id, ip, user_agent, how, outcome)
    values (${makeId('lgn')}, ${now()}, ${who}, ${ip}, ${userAgent}, 'password', 'ok')`
}

it('[GR131] [GR136] [S1.014] who registers by a code is counted, and who invited sees a masked name and what is missing', async () => {
  const who = await member(0n)
  const code = await codeOf(who)
  expect(await codeOf(who)).toBe(code)
  const invited = (await call(contract.findReferrer, who, { query: `code=${code}` })).value
  expect(invited).toMatchObject({ code, currency: 'PHP', terms: { toFriend: '5000' } })
  expect(invited.name).toContain('***')
  const friend = await member(500_000n, { referral: code.toLowerCase() })
  await vi.waitFor(async () => {
    expect(await friends(who)).toMatchObject([{ state: 'registered', missing: 'phone' }])
  }, patience)
  const [one] = await friends(who)
  expect(JSON.stringify(one)).not.toContain(friend)
  expect(one?.name).toContain('***')
  await play(friend, 30_000n)
  await vi.waitFor(async () => {
    expect(await friends(who)).toMatchObject([{ validBet: '30000', deposit: '0' }])
  }, patience)
  expect(await friends(friend)).toEqual([])
  // Nobody stands above anybody by it.
  expect((await app.rooms.members.get(db, friend)).uplineId).toBeNull()
})

it('[GR135] operators see what two have in common, and decide with a reason', async () => {
  const who = await member(0n)
  await cameFrom(who, '203.0.113.9', 'Firefox of both')
  const code = await codeOf(who)
  await member(0n, { referral: code })
  await vi.waitFor(async () => expect(await friends(who)).toHaveLength(1), patience)
  // A registration notes the address and the browser in its own commit; here they are there before it is heard of.
  const friend = await member(1_000n)
  await cameFrom(friend, '203.0.113.9', 'Firefox of both')
  await db.sql`
    insert into promotions.referrals (id, friend, referrer, code, registered_at, currency,
      referrer_currency, version, terms, ends_at, state)
    select 'rfr_test', ${friend}, ${who}, ${code}, ${now()}, 'PHP', 'PHP', 1, r.terms,
      ${new Date(now().getTime() + 86_400_000)}, 'registered' from promotions.referrals r
    where r.referrer = ${who}`
  await play(friend, 100n)
  const list = async () =>
    (await call(desk.listDeskReferrals, 'risk', { query: `account=${await nameOf(friend)}` })).value
      .items
  await vi.waitFor(async () => {
    expect(await list()).toMatchObject([{ state: 'refused', reason: 'same_device' }])
  }, patience)
  const [one] = await list()
  expect(one?.signals).toMatchObject([
    { kind: 'same_device', what: ['Firefox of both'], stops: true },
    { kind: 'same_network', stops: false },
  ])
  const decide = async (decision: string, role: 'risk' | 'support' = 'risk') =>
    await call(desk.decideReferral, role, { id: 'rfr_test', payload: { decision, reason } })
  expect((await decide('allow', 'support')).code).toBe('not_allowed')
  expect((await decide('allow')).value).toMatchObject({ state: 'registered', isAllowed: true })
  expect((await decide('allow')).code).toBe('nothing_changed')
  expect((await decide('refuse')).value).toMatchObject({ state: 'refused', reason: 'house' })
  const { steps } = (await list())[0] ?? { steps: [] }
  expect(steps.at(-1)).toMatchObject({ state: 'refused', note: reason })
})

it('[GR140] terms that give more or ask less wait for a second person, and those that contradict are refused', async () => {
  expect(await publish('finance', referralDocument, { holdDays: 14 })).toBe('')
  expect(await publish('finance', referralDocument, { holdDays: 0 })).toBe('')
  const read = await call<Endpoint>(referralDocument.calls.get, 'finance')
  expect(read.value).toMatchObject({ live: { content: { holdDays: 14 } } })
  expect(await publish('finance', referralDocument, { perMonth: 99, ever: 9 })).toBe(
    'invalid_setting',
  )
})

async function nameOf(id: string) {
  return (await app.rooms.members.get(db, id)).account
}

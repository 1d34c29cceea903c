import { expect, it } from 'vitest'
import * as contract from '@baize/contract/agents/invitations-desk'
import { createInvitation } from '@baize/contract/agents/downlines'
import { listInbox } from '@baize/contract/support/support'
import type { Id } from '@baize/kernel/ids'
import { testWiredApp } from '../../testing/wired-app.ts'

const { call, member, db } = await testWiredApp()

const nameOf = async (id: Id<'mem'>) =>
  (await db.sql.one<{ account: string }>`select account from identity.members where id = ${id}`)
    .account

const rico = await member(0n, { type: 1 })
const pilar = await member(0n, { type: 1 })
const link = { name: 'Friends', makesAgent: false, rate: 50, expiresAt: null, mostUses: 3 }
const make = async (agent: Id<'mem'>, given: object = {}) =>
  (await call(createInvitation, agent, { payload: { ...link, ...given } })).value
const look = async (query: string) =>
  (await call(contract.listDeskInvitations, 'auditor', { query })).value

/** Writes that somebody came by a code, as a registration does. */
async function came(id: Id<'mem'>, code: string): Promise<void> {
  await db.sql`
    insert into identity.registrations (member_id, ip, user_agent, url, method, domain,
      affiliate_code, referral_code)
    values (${id}, '203.0.113.9', 'Firefox', '', 'account', '', ${code}, '')
    on conflict (member_id) do update set affiliate_code = excluded.affiliate_code`
  await db.sql`update identity.invitations set uses = uses + 1 where code = ${code}`
}

const first = await make(rico)
const second = await make(rico, { name: '', makesAgent: true, rate: 0, mostUses: null })
const other = await make(pilar)

it('[AG190] links are looked through by agent and by how the code begins, newest first and without a gap', async () => {
  const ricoName = await nameOf(rico)
  const own = await look(`agent=${ricoName}`)
  expect(own.items.map(({ code }) => code)).toEqual([second.code, first.code])
  expect(own.items[1]).toEqual({ ...first, agent: { id: rico, account: ricoName } })
  const one = await look(`agent=${ricoName}&limit=1`)
  const rest = await look(`agent=${ricoName}&limit=1&cursor=${encodeURIComponent(one.next ?? '')}`)
  expect([...one.items, ...rest.items]).toEqual(own.items)
  expect(rest.next).toBeNull()
  const begun = other.code.slice(0, 6).toLowerCase()
  expect((await look(`code=${begun}`)).items).toMatchObject([
    { code: other.code, agent: { id: pilar } },
  ])
  expect((await look(`code=${begun}&agent=${ricoName}`)).items).toEqual([])
  expect((await look('agent=nobodyatall')).items).toEqual([])
})

it('[AG190] who came by a link is named, the newest first, whatever the case of the code', async () => {
  const people = [await member(0n), await member(0n)] as const
  for (const id of people) await came(id, first.code)
  await came(await member(0n), other.code)
  const joined = async (code: string, query = '') =>
    await call(contract.listInvitationJoined, 'risk', { id: code, query })
  const all = await joined(first.code.toLowerCase())
  const newest = people.toSorted().toReversed()
  expect(all.value.items.map(({ id }) => id)).toEqual(newest)
  expect(all.value.items[0]).toMatchObject({ account: await nameOf(newest[0]!), type: 0 })
  const page = await joined(first.code, 'limit=1')
  const rest = await joined(first.code, `limit=1&cursor=${page.value.next}`)
  expect([...page.value.items, ...rest.value.items]).toEqual(all.value.items)
  expect((await joined('NONE9999')).code).toBe('not_found')
  expect((await look(`code=${first.code}`)).items).toMatchObject([{ uses: 2, mostUses: 3 }])
})

it('[AG190] a link is ended once, by admin or risk, with a reason; its agent is told, and not why', async () => {
  const end = (role: 'risk' | 'finance', code: string) =>
    call(contract.endInvitation, role, { id: code, payload: { reason: 'Bought traffic' } })
  expect((await end('finance', second.code)).code).toBe('not_allowed')
  expect((await end('risk', 'NONE9999')).code).toBe('not_found')
  expect((await end('risk', second.code.toLowerCase())).value).toMatchObject({
    code: second.code,
    state: 'off',
  })
  expect((await end('risk', second.code)).code).toBe('nothing_changed')
  expect((await look(`code=${second.code}`)).items).toMatchObject([{ state: 'off' }])
  expect((await look(`code=${first.code}`)).items).toMatchObject([{ state: 'active' }])
  const { items } = (await call(listInbox, rico)).value
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({ title: 'Your invitation link was ended' })
  expect(JSON.stringify(items[0])).toContain(second.code)
  expect(JSON.stringify(items[0])).not.toContain('Bought traffic')
  const log = await db.sql`
    select object, reason from system.audit where action = 'invitation.ended'`
  expect(log).toEqual([{ object: `${second.code} ${rico}`, reason: 'Bought traffic' }])
})

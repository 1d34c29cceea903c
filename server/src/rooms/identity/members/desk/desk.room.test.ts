import { describe, expect, it } from 'vitest'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getMember, listMembers } from '@baize/contract/identity/members-desk'
import type { OperatorRole } from '@baize/contract/roles'
import { ownerOf } from '../../../../../testing/database.ts'
import { testHttp } from '../../../../../testing/http.ts'
import { goodMemberPassword, testIdentity } from '../../../../../testing/identity.ts'
import { testOperator, testSystem } from '../../../../../testing/system.ts'
import { sealBody } from '../../../../../testing/seal-body.ts'
import { accountKey } from '../rules.ts'
import { serveMembersDesk } from './routes.ts'

const identity = await testIdentity()
const { db, now, members, passwords, failures, box, createMember, hashOf, listAudit } = identity
const { system } = await testSystem(db)
const { approvals, controls } = system
const { http, sessions, signIn } = await testHttp(db, { RATE_FACTOR: '1000' })
serveMembersDesk(http, { ...identity, approvals, controls, sessions, production: false })
await http.app.ready()

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
type View = ReplyOf<typeof getMember>
type List = ReplyOf<typeof listMembers>

async function ask<Value>(
  method: Method,
  url: string,
  payload: object = {},
  role: OperatorRole = 'admin',
) {
  const token = await signIn('operator', `opr_${role}`, [role])
  const inQuery = method === 'GET' || method === 'DELETE'
  const reply = await http.app.inject({
    method,
    url: `/ops/api/${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(inQuery ? { query: payload as Record<string, string> } : { payload }),
  })
  const { value, code } = reply.json<{ value: Value; code: string }>()
  return { status: reply.statusCode, value, code }
}

const reason = 'because of a test'
const lastAct = async (action: string) => (await listAudit(action)).at(-1)
const view = async (id: string) => (await ask<View>('GET', `members/${id}`)).value
const openSession = (id: string) => signIn('member', id, ['member'])

async function setDefaultPassword(password: string) {
  const sealed = await sealBody(http.seal.publicKey, { password, reason })
  return await ask<{ approvalId: string }>('PUT', 'identity/defaultPassword', sealed)
}

describe('the default password', () => {
  it('[I31] is never shown, fits the rule of passwords, and lies sealed', async () => {
    expect((await ask('GET', 'identity/defaultPassword')).value).toEqual({
      set: false,
      at: null,
      by: '',
    })
    const early = { username: 'early1', type: 0, nickname: '', reason }
    expect((await ask('POST', 'members', early)).code).toBe('no_default_password')
    expect((await setDefaultPassword('short')).code).toBe('field_invalid')
    expect((await setDefaultPassword(' Spaced-out-1')).code).toBe('field_invalid')
    expect((await setDefaultPassword('Password-1')).code).toBe('weak_password')
    const asked = await setDefaultPassword('Cushion-2026')
    expect((await ask('GET', 'identity/defaultPassword')).value).toMatchObject({ set: false })
    const operator = testOperator('opr_second', 'admin')
    const decision = { id: asked.value.approvalId, approve: true, reason, operator }
    expect(await approvals.decide(decision)).toMatchObject({ ok: true })
    const { value } = await ask<object>('GET', 'identity/defaultPassword')
    expect(value).toMatchObject({ set: true, by: 'opr_second' })
    const { sealed } = await db.sql.one<{ sealed: Buffer }>`
      select sealed from identity.default_password`
    expect(sealed.includes('Cushion-2026')).toBe(false)
    expect(box.open(sealed, 'default password')).toBe('Cushion-2026')
    const act = await lastAct('default_password.set')
    expect(act).toMatchObject({ reason, after: '{"password":"new"}' })
  })
})

describe('opening an account', () => {
  it('[I31] gives it the default password, to be changed first', async () => {
    const agent = await createMember({ account: 'boss1', type: 1 })
    const made = await ask<{ id: string }>('POST', 'members', {
      username: 'Walkin1',
      type: 0,
      nickname: ' Wal\u202ek in ',
      uplineId: agent.id,
      reason,
    })
    expect(made.code).toBe('')
    const member = await members.get(db, made.value.id)
    expect(member).toMatchObject({ account: 'Walkin1', nickname: 'Walk in', mustChange: true })
    expect(await passwords.matches(member.passwordHash ?? '', 'Cushion-2026')).toBe(true)
    const shown = await view(member.id)
    expect(shown.member.upline).toEqual({ id: agent.id, account: 'boss1' })
    expect(shown.security.mustChangePassword).toBe(true)
    expect(shown.registration.method).toBe('CONSOLE')
    const act = await lastAct('member.created')
    expect(act).toMatchObject({ actorId: 'opr_admin', object: 'member Walkin1', reason })
    expect(act?.after).not.toContain('Cushion')
  })

  it.each([
    ['walkin1', 'name_taken'],
    ['jess\u0430', 'field_invalid'],
    ['jessa\u200b', 'field_invalid'],
    ['\u202ejessa', 'field_invalid'],
    ['ｊｅｓｓａ', 'field_invalid'],
    ['1jessa', 'field_invalid'],
    ['abc', 'field_invalid'],
  ])('[I16] obeys the rule of names: %j is refused as %s', async (username, code) => {
    const given = { username, type: 0, nickname: '', reason }
    expect((await ask('POST', 'members', given)).code).toBe(code)
  })

  it('refuses somebody above who is not there, a trial account or the house', async () => {
    const trial = await createMember({ type: 4, password: null })
    for (const uplineId of ['mem_nobody', trial.id]) {
      const given = { username: 'below9', type: 0, nickname: '', uplineId, reason }
      expect((await ask('POST', 'members', given)).code).toBe('not_found')
    }
  })
})

describe('state and type', () => {
  it('[I27] locking ends sessions, remembered logins and half-done steps, with who and why', async () => {
    const { id, account } = await createMember()
    const token = await openSession(id)
    await db.sql`
      insert into identity.remembered
        (selector, validator_hash, member_id, area, created_at, expires_at)
      values ('one', '\\x00', ${id}, 'site', now(), now() + interval '1 day')`
    const ticket = await db.transaction((tx) =>
      identity.tickets.issue(tx, { kind: 'two_step', memberId: id, lifeMs: 60_000 }),
    )
    const url = `members/${id}/state`
    expect((await ask('PUT', url, { state: 'open', reason })).code).toBe('nothing_changed')
    expect((await ask('PUT', url, { state: 'locked', reason })).code).toBe('')
    expect(await sessions.find(token)).toBeUndefined()
    const left = await db.sql`select 1 from identity.remembered where member_id = ${id}`
    expect(left).toEqual([])
    const held = await db.transaction((tx) => identity.tickets.look(tx, 'two_step', ticket))
    expect(held).toBeUndefined()
    expect(await lastAct('member.state_changed')).toMatchObject({
      object: `member ${account}`,
      before: '{"state":"open"}',
      after: '{"state":"locked"}',
      reason,
    })
    expect((await ask('PUT', url, { state: 'open', reason })).code).toBe('')
    expect((await members.get(db, id)).state).toBe('open')
    expect((await ask('PUT', 'members/mem_x/state', { state: 'open', reason })).code).toBe(
      'not_found',
    )
  })

  it('[I27] a new type ends the sessions; a trial account stays one', async () => {
    const { id } = await createMember()
    const token = await openSession(id)
    const url = `members/${id}/type`
    expect((await ask('PUT', url, { type: 0, reason })).code).toBe('nothing_changed')
    expect((await ask('PUT', url, { type: 41, reason })).code).toBe('')
    expect(await sessions.find(token)).toBeUndefined()
    expect((await members.get(db, id)).type).toBe(41)
    expect(await lastAct('member.type_changed')).toMatchObject({
      before: '{"type":0}',
      after: '{"type":41}',
    })
    const trial = await createMember({ type: 4, password: null })
    const refused = await ask('PUT', `members/${trial.id}/type`, { type: 0, reason })
    expect(refused.code).toBe('not_for_trial')
  })
})

describe('somebody with a team', () => {
  it('[I27] stays an agent, of whatever level', async () => {
    const agent = await createMember({ type: 1 })
    await createMember({ uplineId: agent.id })
    const url = `members/${agent.id}/type`
    expect((await ask('PUT', url, { type: 0, reason })).code).toBe('has_team')
    expect((await ask('PUT', url, { type: 42, reason })).code).toBe('')
    expect((await members.get(db, agent.id)).type).toBe(42)
  })
})

describe('helping a member in', () => {
  it('[I31] a reset gives the default password, signs out and lifts the lock', async () => {
    const member = await createMember()
    const token = await openSession(member.id)
    const attempt = { username: accountKey(member.account), ip: '192.0.2.50' }
    for (let tries = 0; tries < 5; tries += 1) {
      await db.transaction((tx) => failures.count(tx, attempt))
    }
    expect((await view(member.id)).security.lockedMinutes).toBe(15)
    expect((await ask('POST', `members/${member.id}/password`, { reason })).code).toBe('')
    const after = await members.get(db, member.id)
    expect(after.mustChange).toBe(true)
    expect(await passwords.matches(after.passwordHash ?? '', 'Cushion-2026')).toBe(true)
    expect(await passwords.matches(after.passwordHash ?? '', goodMemberPassword)).toBe(false)
    expect(await sessions.find(token)).toBeUndefined()
    expect((await view(member.id)).security.lockedMinutes).toBe(0)
    const act = await lastAct('member.password_reset')
    expect(act).toMatchObject({ after: '{"password":"default"}', reason })
  })

  it('[I3] a lock by failures can be lifted alone', async () => {
    const member = await createMember()
    const attempt = { username: accountKey(member.account), ip: '192.0.2.51' }
    for (let tries = 0; tries < 5; tries += 1) {
      await db.transaction((tx) => failures.count(tx, attempt))
    }
    expect((await ask('DELETE', `members/${member.id}/lock`, { reason })).code).toBe('')
    expect((await view(member.id)).security.lockedMinutes).toBe(0)
    expect(await lastAct('member.lock_lifted')).toMatchObject({ reason })
  })

  it('[I111] takes away a payment password that was forgotten, once, and holds outgoing money', async () => {
    const { id } = await createMember({ paymentPasswordHash: await hashOf('284619') })
    const url = `members/${id}/paymentPassword`
    const heldUntil = new Date(now().getTime() + 24 * 3_600_000).toISOString()
    expect((await ask('DELETE', url, { reason })).value).toEqual({ heldUntil })
    expect((await ask('DELETE', url, { reason })).code).toBe('not_found')
    expect((await view(id)).security).toMatchObject({
      paymentPasswordSet: false,
      moneyHeldUntil: heldUntil,
    })
    expect(await lastAct('member.payment_password_reset')).toMatchObject({
      reason,
      before: '{"paymentPassword":"set"}',
    })
  })

  it('removes the authenticator of who lost it, once', async () => {
    const { id } = await createMember()
    await db.sql`
      update identity.members set totp_secret = ${box.seal('SECRET', id)} where id = ${id}`
    expect((await view(id)).security.authenticator).toBe(true)
    const url = `members/${id}/authenticator`
    expect((await ask('DELETE', url, { reason })).code).toBe('')
    expect((await ask('DELETE', url, { reason })).code).toBe('not_found')
    expect((await members.get(db, id)).totpSecret).toBeNull()
    expect(await lastAct('member.second_step_reset')).toMatchObject({
      before: '{"authenticator":"confirmed"}',
    })
  })

  it('ends one session or all, of this member alone', async () => {
    const { id } = await createMember()
    const stranger = await createMember()
    const [one, two] = [await openSession(id), await openSession(id)]
    const foreign = await openSession(stranger.id)
    const foreignId = (await sessions.find(foreign))?.sessionId
    const oneId = (await sessions.find(one))?.sessionId
    const url = `members/${id}/sessions`
    expect((await ask('DELETE', url, { reason, session: foreignId })).code).toBe('not_found')
    expect((await ask('DELETE', url, { reason, session: oneId })).code).toBe('')
    expect(await sessions.find(one)).toBeUndefined()
    expect((await view(id)).sessions).toHaveLength(1)
    expect((await ask('DELETE', url, { reason })).code).toBe('')
    expect(await sessions.find(two)).toBeUndefined()
    expect(await sessions.find(foreign)).toBeDefined()
    expect(await lastAct('member.sessions_closed')).toMatchObject({ before: '{"sessions":"all"}' })
  })

  it('forgets a network', async () => {
    const { id } = await createMember()
    await db.transaction((tx) => members.noteLogin(tx, id, { ip: '192.0.2.60', at: now() }))
    const [network] = (await view(id)).networks
    const url = `members/${id}/networks/${network?.id}`
    expect((await ask('DELETE', url, { reason })).code).toBe('')
    expect((await ask('DELETE', url, { reason })).code).toBe('not_found')
    expect(await lastAct('member.network_removed')).toMatchObject({
      before: '{"network":"192.0.2.60"}',
    })
  })
})

describe('what is kept about a member', () => {
  it('notes stand with their writer, newest first', async () => {
    const { id } = await createMember()
    const url = `members/${id}/notes`
    await ask('POST', url, { text: 'first' }, 'support')
    await ask('POST', url, { text: 'second' }, 'risk')
    const { notes } = await view(id)
    expect(notes.map(({ by, text }) => [by, text])).toEqual([
      ['opr_risk', 'second'],
      ['opr_support', 'first'],
    ])
    const act = await lastAct('member.note_added')
    expect(act?.after).toBe(`{"note":"${notes[0]?.id}"}`)
    expect((await ask('POST', 'members/mem_x/notes', { text: 'x' })).code).toBe('not_found')
  })

  it('[I30] tags are set whole', async () => {
    const { id } = await createMember()
    const url = `members/${id}/tags`
    expect((await ask('PUT', url, { tags: ['VIP', ' watch '], reason })).code).toBe('')
    expect((await view(id)).member.tags).toEqual(['VIP', 'watch'])
    expect((await ask('PUT', url, { tags: ['watch', 'VIP'], reason })).code).toBe('nothing_changed')
    expect(await lastAct('member.tags_changed')).toMatchObject({
      before: '{"tags":[]}',
      after: '{"tags":["VIP","watch"]}',
    })
    const found = await ask<List>('GET', 'members', { tag: 'VIP' })
    expect(found.value.items.map((item) => item.id)).toEqual([id])
  })

  it('[I24] an operator corrects also what is settled; the trail has neither name nor id number', async () => {
    const { id } = await createMember()
    const url = `members/${id}/profile`
    const { profile } = await view(id)
    const settled = { ...profile, realName: 'Ana Cruz', idNumber: 'AB1234567' }
    expect((await ask('PUT', url, { profile: settled, reason })).code).toBe('')
    const corrected = { ...settled, realName: 'Anna Cruz', idNumber: 'AB7654321' }
    expect((await ask('PUT', url, { profile: corrected, reason })).code).toBe('')
    expect((await view(id)).profile).toEqual(corrected)
    expect((await ask('PUT', url, { profile: corrected, reason })).code).toBe('nothing_changed')
    const young = { ...corrected, birthday: '2020-01-01' }
    expect((await ask('PUT', url, { profile: young, reason })).code).toBe('too_young')
    expect(await lastAct('member.profile_changed')).toMatchObject({
      before: '{"idNumber":"•••567","realName":"A••• C•••"}',
      after: '{"idNumber":"•••321","realName":"A••• C•••"}',
    })
  })
})

describe('finding members', () => {
  const found = async (query: object) => {
    const { value } = await ask<List>('GET', 'members', query)
    return value.items.map(({ account }) => account)
  }

  it('[I29] by a part of the name, the nickname, the e-mail, by id, in any writing', async () => {
    const { id } = await createMember({
      account: 'zebrafish',
      nickname: 'Ñandú 田中',
      email: 'Zed.Fish@Example.com',
    })
    for (const search of [
      'zebrafish',
      'ZEBRA',
      'brafi',
      'ｚｅｂｒａ',
      'ñandú',
      'ÑAND',
      '田中',
      'zed.fish@',
      'Fish@Example',
      id,
    ]) {
      expect(await found({ search }), search).toEqual(['zebrafish'])
    }
    expect(await found({ search: 'zebrafishes' })).toEqual([])
    expect(await found({ search: 'fish zed' })).toEqual([])
  })

  it('[I29] by the phone in every habit of writing it', async () => {
    await createMember({ account: 'phoned1', mobile: '+639998887766', mobileVerified: true })
    for (const search of [
      '+639998887766',
      '09998887766',
      '0999 888 7766',
      '0999-888-7766',
      '(0999) 888 7766',
      '+63 (0) 999 888 7766',
      '0063 999 888 7766',
      '639998887766',
      '9998887766',
      '8887766',
      '７７６６',
    ]) {
      expect(await found({ search }), search).toEqual(['phoned1'])
    }
    expect(await found({ search: '0999 888 7767' })).toEqual([])
  })

  it('signs of patterns are only signs', async () => {
    await createMember({ account: 'percent1', nickname: '100%_sure\\' })
    for (const search of ['100%_s', '%_sure', 'sure\\']) {
      expect(await found({ search }), search).toEqual(['percent1'])
    }
    expect(await found({ search: '%%%' })).toEqual([])
    expect(await found({ search: "'; drop table identity.members; --" })).toEqual([])
  })

  it('by kind and state', async () => {
    const agent = await createMember({ account: 'kindagent', type: 42 })
    await ask('PUT', `members/${agent.id}/state`, { state: 'closed', reason })
    expect(await found({ type: 'agent', state: 'closed' })).toEqual(['kindagent'])
    expect(await found({ type: 'house' })).toEqual([])
  })

  it('newest first, page by page, none twice and none left out', async () => {
    for (let count = 0; count < 7; count += 1) await createMember({ account: `paged${count}` })
    const pages: string[][] = []
    let cursor: string | null = null
    do {
      const query: object = { search: 'paged', limit: 3, ...(cursor === null ? {} : { cursor }) }
      const { value } = await ask<List>('GET', 'members', query)
      pages.push(value.items.map(({ account }) => account))
      cursor = value.next
    } while (cursor !== null)
    expect(pages).toEqual([
      ['paged6', 'paged5', 'paged4'],
      ['paged3', 'paged2', 'paged1'],
      ['paged0'],
    ])
    const all = await ask<List>('GET', 'members', { limit: 1 })
    const { count } = await db.sql.one<{ count: number }>`
      select count(*)::int as count from identity.members`
    expect(all.value.total).toBe(count)
    expect((await ask<List>('GET', 'members', { search: 'paged' })).value.total).toBeNull()
    expect((await ask('GET', 'members', { cursor: "'; --" })).status).toBe(200)
  })

  it('[I29] by the index, when there are many', async () => {
    await db.sql`
      insert into identity.members
        (id, account, account_key, nickname, type, currency, language, registered_at)
      select 'mem_bulk' || n, 'bulk' || n, 'bulk' || n, 'Bulk', 0, 'PHP', 'EN', now()
      from generate_series(1, 5000) n`
    await (
      await ownerOf(db)
    ).sql`analyze identity.members`
    const plan = await db.sql<{ 'QUERY PLAN': string }>`
      explain select id from identity.members m
      where identity.runs_of(m.haystack) @> identity.runs_of(lower('zebrafish'))
        and strpos(m.haystack, lower('zebrafish')) > 0 order by m.id desc limit 51`
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('members_by_part')
    expect(await found({ search: 'bulk4999' })).toEqual(['bulk4999'])
  })
})

describe('statistics', () => {
  it('tell what happened by the hour, and how many are in', async () => {
    identity.statistics.add('login', 'ok')
    identity.statistics.add('login', 'ok')
    identity.statistics.add('login', 'wrong_credentials')
    type Reply = { hours: { kind: string; outcome: string; count: number }[]; openSessions: number }
    const { value } = await ask<Reply>('GET', 'identity/statistics', { hours: 2 })
    expect(value.hours.map(({ kind, outcome, count }) => [kind, outcome, count])).toEqual([
      ['login', 'ok', 2],
      ['login', 'wrong_credentials', 1],
    ])
    expect(value.openSessions).toBeGreaterThan(0)
  })
})

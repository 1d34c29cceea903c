import { describe, expect, it } from 'vitest'
import * as contract from '@baize/contract/agents/downlines'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import { checkAffiliate, register } from '@baize/contract/identity/registration'
import { changePassword } from '@baize/contract/identity/member'
import { login } from '@baize/contract/identity/session'
import { getChallenge } from '@baize/contract/identity/verification'
import { listInbox } from '@baize/contract/support/support'
import { testApp } from '../../testing/app.ts'
import { sealBody } from '../../testing/seal-body.ts'
import { answerChallenge } from '../../testing/solve-challenge.ts'

const { db, server, seal, tokenFor } = await testApp({ TRUST_PROXY: '1' })
const agent = await tokenFor('agent')
let addresses = 0

async function call<const E extends Endpoint>(endpoint: E, body: object = {}, token = agent) {
  const { method, path, sealed } = endpoint
  const isBody = method === 'POST' || method === 'PUT'
  const filled = { ...body } as Record<string, unknown>
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(filled[name])
    delete filled[name]
    return value
  })
  const query = isBody ? '' : `?${new URLSearchParams(filled as Record<string, string>).toString()}`
  addresses += 1
  const answer = await server.inject({
    method,
    url: url + query,
    headers: {
      'x-forwarded-for': `203.0.113.${addresses % 250}`,
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(isBody && { payload: sealed === true ? await sealBody(seal.publicKey, filled) : filled }),
  })
  return answer.json<{ code: string; value: ReplyOf<E> }>()
}

/** As a visitor does who came by a link. */
async function join(username: string, affiliateCode: string): Promise<string> {
  const { value } = await call(getChallenge, { purpose: 'register' }, '')
  const challenge = await answerChallenge(value.challenge)
  const password = 'Green-felt-1'
  const person = { username, password, confirmPassword: password, terms: true, age18: true }
  return (await call(register, { ...person, affiliateCode, challenge }, '')).code
}

const rateOf = async (account: string) =>
  await db.sql.maybe<{ type: number; upline: string; mustChange: boolean; rate: number | null }>`
    select m.type, m.upline_id as upline, m.must_change as "mustChange", r.rate
    from identity.members m left join agents.rates r on r.member = m.id
    where m.account_key = ${account}`

const account = { nickname: '', isAgent: false, rate: 100 }
const link = { name: 'Friends', makesAgent: false, rate: 50, expiresAt: null, mostUses: null }

describe('an account that an agent opens', () => {
  it('[AG70] stands right below, at a rate within the own, with a password that is said once', async () => {
    const { value } = await call(contract.createDownline, { ...account, account: 'bayani' })
    expect(value).toMatchObject({ account: 'bayani', password: expect.stringMatching(/^.{23}$/) })
    const made = { type: 0, upline: 'mem_agent', mustChange: true, rate: 100 }
    expect(await rateOf('bayani')).toEqual(made)
    const other = { ...account, account: 'second1', isAgent: true, rate: 200 }
    expect((await call(contract.createDownline, other)).code).toBe('')
    expect(await rateOf('second1')).toMatchObject({ type: 1, rate: 200 })
  })

  it.each([
    [{ account: 'bayani' }, 'name_taken'],
    [{ account: '1' }, 'field_invalid'],
    [{ account: 'toohigh1', rate: 210 }, 'rate_too_high'],
    [{ account: 'between1', rate: 105 }, 'rate_step'],
    [{ account: 'below000', rate: -10 }, 'invalid_input'],
  ])('[AG70] %o is refused: %s', async (given, code) => {
    expect((await call(contract.createDownline, { ...account, ...given })).code).toBe(code)
    const kept = code === 'name_taken' ? { type: 0 } : {}
    expect((await rateOf(given.account)) ?? {}).toMatchObject(kept)
    expect(await db.sql`select from agents.rates where rate > 200`).toHaveLength(0)
  })

  it('[AG134] does nothing before its person chose a password, accepted the terms and confirmed the age, whichever way in', async () => {
    const { value: made } = await call(contract.createDownline, { ...account, account: 'newhand' })
    const recorded = () => db.sql.one`
      select terms_accepted_at is not null as terms, age_confirmed_at is not null as age
      from identity.registrations join identity.members on id = member_id
      where account_key = 'newhand'`
    expect(await recorded()).toEqual({ terms: false, age: false })
    const enter = async (password: string) => {
      const { value } = await call(getChallenge, { purpose: 'login' }, '')
      const challenge = await answerChallenge(value.challenge)
      return (await call(login, { username: 'newhand', password, challenge }, '')).value
    }
    // Also where somebody took the mark of the given password away, as a reset by a code does.
    await db.sql`update identity.members set must_change = false where account_key = 'newhand'`
    const opened = await enter(made.password)
    expect(opened.mustChangePassword).toBe('first')
    expect((await call(listInbox, {}, opened.token)).code).toBe('not_allowed')
    const own = 'Green-felt-12'
    const change = (ticks: object) =>
      call(
        changePassword,
        { oldPassword: made.password, newPassword: own, confirmNewPassword: own, ...ticks },
        opened.token,
      )
    expect((await change({})).code).toBe('terms_required')
    expect((await change({ terms: true, age18: false })).code).toBe('age_required')
    expect(await recorded()).toEqual({ terms: false, age: false })
    const changed = await change({ terms: true, age18: true })
    expect(changed.value).toMatchObject({ mustChangePassword: '' })
    expect(await recorded()).toEqual({ terms: true, age: true })
    expect((await call(listInbox, {}, changed.value.token)).code).toBe('')
    expect((await enter(own)).mustChangePassword).toBe('')
  })

  it('[AG70] is for agents alone', async () => {
    const member = await tokenFor('member')
    const asked = await call(contract.createDownline, { ...account, account: 'sneaky12' }, member)
    expect(asked.code).toBe('not_allowed')
  })

  it('[AG71] is one of so many on a day, also when all are asked for at once', async () => {
    await db.sql`update agents.made_accounts set made = 47`
    const codes = await Promise.all(
      ['one11111', 'two22222', 'three333', 'four4444', 'five5555'].map(
        async (name) => (await call(contract.createDownline, { ...account, account: name })).code,
      ),
    )
    expect(codes.toSorted()).toEqual(['', '', '', 'too_many_accounts', 'too_many_accounts'])
    const centre = await call(contract.getRegisterCentre)
    expect(centre.value).toMatchObject({ rate: 200, accountsPerDay: 50, accountsLeftToday: 0 })
  })
})

describe('the rate of somebody right below', () => {
  it('[AG72] [AG258] [AG260] is at most the own, in tenths of a percent, told to who has it, and at least what those further below have', async () => {
    const { id } = await db.sql.one<{ id: string }>`
      select id from identity.members where account_key = 'second1'`
    await db.sql`
      insert into identity.members (id, account, account_key, nickname, type, currency, language,
        registered_at, upline_id)
      values ('mem_further', 'further', 'further', '', 0, 'PHP', 'EN', now(), ${id})`
    await db.sql`insert into agents.lines values (${id}, 'mem_further', 1, '2000-01-01')`
    await db.sql`insert into agents.rates values ('mem_further', 80, ${id}, now())`
    const set = async (rate: number, whose = id) =>
      (await call(contract.setDownlineRate, { id: whose, rate })).code
    expect(await set(210)).toBe('rate_too_high')
    expect(await set(70)).toBe('rate_too_low')
    expect(await set(85)).toBe('rate_step')
    expect(await set(80)).toBe('')
    const told = async () =>
      await db.sql`select notice, noticed from support.messages where member_id = ${id}`
    expect(await told()).toMatchObject([
      { notice: 'rateChanged', noticed: { before: { percent: 200 }, after: { percent: 80 } } },
    ])
    expect(await set(80)).toBe('')
    expect(await told()).toHaveLength(1)
    expect(await set(100, 'mem_further')).toBe('not_found')
    expect(await set(100, 'mem_agent')).toBe('not_found')
    expect(await set(100, 'mem_nobody')).toBe('not_found')
  })
})

describe('an invitation', () => {
  it('[AG73] [I79] gives who comes by it a place, a type and a rate, and is counted', async () => {
    const { value } = await call(contract.createInvitation, { ...link, makesAgent: true })
    const asked = { code: value.code, domain: '' }
    const looked = await call(checkAffiliate, { ...asked, opened: true }, '')
    expect(looked).toMatchObject({ code: '', value: { makesAgent: true } })
    // A code that is only asked about is no link that was opened.
    expect((await call(checkAffiliate, asked, '')).code).toBe('')
    expect(await join('joinedby', value.code.toLowerCase())).toBe('')
    const came = { type: 1, upline: 'mem_agent', mustChange: false, rate: 50 }
    await expect.poll(() => rateOf('joinedby'), { timeout: 10_000 }).toEqual(came)
    const { invitations } = (await call(contract.getRegisterCentre)).value
    expect(invitations).toMatchObject([{ code: value.code, uses: 1, looks: 1, state: 'active' }])
  })

  it.each([
    ['\u202eFri\u200bends\u2028 and\n family ', 'Friends and family'],
    [' \u200b\u3164 ', ''],
  ])('[AG242] named %j is called %j', async (name, called) => {
    const { value } = await call(contract.createInvitation, { ...link, name })
    expect(value.name).toBe(called)
    await call(contract.closeInvitation, { code: value.code })
  })

  it('[AG231] says who came by it, by day, and what they paid in, to its agent alone', async () => {
    const { value } = await call(contract.createInvitation, link)
    const { code } = value
    for (const name of ['cameone1', 'cametwo2']) expect(await join(name, code)).toBe('')
    const look = async () =>
      (await call(contract.listLinkJoined, { code: code.toLowerCase() })).value
    await expect.poll(async () => (await look()).joined, { timeout: 10_000 }).toBe(2)
    await db.sql`
      insert into agents.money_days (member, day, currency, deposits, withdrawals)
      select id, one.day, 'PHP', one.sum, 0 from identity.members,
        -- What was paid in before coming into the team is not told.
        (values (current_date + 1, 70000), (date '1999-01-01', 5)) as one (day, sum)
      where account_key = 'cametwo2'`
    await db.sql`
      update agents.lines set until_day = current_date + 2
      where member = (select id from identity.members where account_key = 'cametwo2')`
    await db.sql`
      update agents.invited set joined_at = now() - interval '3 days'
      where member = (select id from identity.members where account_key = 'cameone1')`
    const seen = await look()
    expect(seen).toMatchObject({ joined: 2, paidIn: 1, leftOut: 0 })
    expect(seen.last).toMatchObject([
      { name: 'cametwo2', deposits: '70000', currency: 'PHP' },
      { name: 'cameone1', deposits: '0' },
    ])
    expect(seen.days.map(({ joined }) => joined)).toEqual([
      ...Array.from({ length: 10 }, () => 0),
      1,
      0,
      0,
      1,
    ])
    await db.sql`
      update agents.lines set from_day = '2000-01-01', until_day = '2000-01-02'
      where member = (select id from identity.members where account_key = 'cameone1')`
    expect((await look()).last[1]).toMatchObject({ name: expect.stringMatching(/^ca\*+1$/) })
    await db.sql`
      insert into identity.invitations (code, code_key, agent_id, created_at)
      values ('NOTMINE0', 'notmine0', 'mem_further', now())`
    expect((await call(contract.listLinkJoined, { code: 'NOTMINE0' })).code).toBe('not_found')
  })

  it('[I79] with one use brings one of two who come at once', async () => {
    const { value } = await call(contract.createInvitation, { ...link, mostUses: 1 })
    const codes = await Promise.all(['racer111', 'racer222'].map((name) => join(name, value.code)))
    expect(codes.toSorted()).toEqual(['', 'invitation_code_error'])
    const { invitations } = (await call(contract.getRegisterCentre)).value
    expect(invitations.find(({ code }) => code === value.code)?.state).toBe('used_up')
  })

  it('[I79] that is over, or switched off by its agent alone, brings nobody', async () => {
    const soon = new Date(Date.now() + 60_000).toISOString()
    const { value } = await call(contract.createInvitation, { ...link, expiresAt: soon })
    const off = (await call(contract.createInvitation, link)).value
    await db.sql`
      insert into identity.invitations (code, code_key, agent_id, created_at)
      values ('NOTMINE1', 'notmine1', 'mem_further', now())`
    const close = async (code: string) => (await call(contract.closeInvitation, { code })).code
    expect(await close('NOTMINE1')).toBe('not_found')
    expect(await close(off.code)).toBe('')
    await db.sql`
      update identity.invitations set expires_at = now() - interval '1 second'
      where code = ${value.code}`
    expect(await join('toolate1', value.code)).toBe('invitation_code_error')
    expect(await join('toolate2', off.code)).toBe('invitation_code_error')
  })

  it.each([
    [{ rate: 210 }, 'rate_too_high'],
    [{ rate: 5 }, 'rate_step'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'ends_in_past'],
    [{ mostUses: 0 }, 'invalid_input'],
  ])('[AG73] %o is refused: %s', async (given, code) => {
    expect((await call(contract.createInvitation, { ...link, ...given })).code).toBe(code)
  })

  it('[AG73] [AG259] gives no more, and says no more, than its agent has by then', async () => {
    const { value } = await call(contract.createInvitation, { ...link, rate: 200 })
    await db.sql`insert into agents.rates values ('mem_agent', 120, 'house', now())`
    const { invitations } = (await call(contract.getRegisterCentre)).value
    expect(invitations.find(({ code }) => code === value.code)?.rate).toBe(120)
    expect(await join('lessthan', value.code)).toBe('')
    const rate = async () => (await rateOf('lessthan'))?.rate
    await expect.poll(rate, { timeout: 10_000 }).toBe(120)
  })
})

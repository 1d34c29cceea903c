import { beforeEach, describe, expect, it } from 'vitest'
import { listAlerts } from '@baize/contract/system/alerts'
import { decideApproval, listApprovals, withdrawApproval } from '@baize/contract/system/approvals'
import type { Endpoint, ReplyOf } from '@baize/contract/endpoint'
import * as calls from '@baize/contract/system/operators'
import { policyDocument } from '@baize/contract/system/system-settings'
import type { OperatorRole } from '@baize/contract/roles'
import { testApp } from '../testing/app.ts'
import { sealBody } from '../testing/seal-body.ts'

/** What one admin tries alone, through the real app: calls and wiring as they run. */
const { app, db, server, seal } = await testApp()
const { sessions } = app.http
const ownPassword = 'green felt under lamps'
const reason = 'a test of control'

type Answer<E> = { success: boolean; code: string; message: string; value: ReplyOf<E> }

async function call<const E extends Endpoint>(
  endpoint: E,
  token: string,
  body: Record<string, unknown> = {},
  remoteAddress = '127.0.0.1',
): Promise<Answer<E>> {
  const { id = '', ...rest } = body
  const payload = endpoint.sealed === true ? await sealBody(seal.publicKey, rest) : rest
  const answer = await server.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', String(id)),
    headers: { authorization: `Bearer ${token}` },
    remoteAddress,
    ...(endpoint.method === 'GET' ? {} : { payload }),
  })
  return answer.json()
}

/** A session as signing in opens it; changes of an operator end it. */
async function enter(username: string): Promise<string> {
  const row = await operator(username)
  return await db.transaction((tx) =>
    sessions.open(tx, { ...row, kind: 'operator', ip: '127.0.0.1', userAgent: 'test' }),
  )
}

const operator = (username: string) =>
  db.sql.one<{
    id: string
    name: string
    username: string
    roles: OperatorRole[]
    closed: boolean
    decidesFrom: Date | null
  }>`
    select id, name, username, roles, closed, decides_from as "decidesFrom"
    from identity.operators where username = ${username}`

const alertOf = (kind: string, subject: string) =>
  db.sql<{ endedAt: Date | null }>`
    select ended_at as "endedAt" from system.alerts
    where kind = ${kind} and subject = ${subject}`

let ada = ''
let dan = ''
beforeEach(async () => {
  ada = await enter('admin')
  dan = await enter('manager')
})

let made = 0
const newcomer = (given: Record<string, unknown> = {}) => {
  made += 1
  // Letters that nobody takes for each other.
  const letters = [...String(made)].map((digit) => 'acefhkotuy'[Number(digit)])
  const username = `new${letters.join('')}`
  return { username, name: `Of ${username}`, roles: ['support'], reason, ...given }
}

const ask = async (given?: Record<string, unknown>) => {
  const input = newcomer(given)
  const asked = await call(calls.createOperator, ada, input)
  return { ...input, ...asked, approvalId: asked.value?.approvalId }
}

const decide = (token: string, id: string, approve = true) =>
  call(decideApproval, token, { id, approve, reason })

/** Somebody made by two admins, whose first day is over unless said otherwise. */
async function hire(roles: readonly OperatorRole[], isNew = false) {
  const { approvalId, username } = await ask({ roles })
  expect((await decide(dan, approvalId)).code).toBe('')
  if (!isNew) {
    await db.sql`
      update identity.operators set decides_from = now() - interval '1 second'
      where username = ${username}`
  }
  return await operator(username)
}

const change = async (token: string, username: string, next: Record<string, unknown>) => {
  const { id, name, roles, closed } = await operator(username)
  return await call(calls.changeOperator, token, { id, name, roles, closed, reason, ...next })
}

describe('making an operator', () => {
  it('[I101] waits for another admin, who makes it; nobody else does', async () => {
    const { approvalId, username } = await ask({ roles: ['finance'] })
    expect(await alertOf('control.asked', approvalId)).toMatchObject([{ endedAt: null }])
    const found = () => db.sql`select 1 from identity.operators where username = ${username}`
    expect(await found()).toEqual([])
    expect((await decide(ada, approvalId)).code).toBe('same_person')
    expect((await decide(await enter('admin'), approvalId)).code).toBe('same_person')
    expect((await decide(await enter('risk'), approvalId)).code).toBe('not_allowed')
    expect(await found()).toEqual([])
    expect((await decide(dan, approvalId)).code).toBe('')
    expect(await found()).toHaveLength(1)
    expect(await alertOf('control.asked', approvalId)).toMatchObject([
      { endedAt: expect.any(Date) },
    ])
    expect(await alertOf('control.loosened', approvalId)).toHaveLength(1)
  })

  it('[I102] a name like a colleague’s is refused, however it is written', async () => {
    for (const name of ['Dan Torres', 'dán  tórres', 'DanTorres', 'D. An-Torre5', 'Dan T0rres']) {
      const refused = await ask({ name })
      expect(refused).toMatchObject({ success: false, code: 'name_looks_alike' })
      expect(refused.message).toContain('manager')
    }
  })

  it('[I102] nor can a name be changed into one, or two take one at the same moment', async () => {
    expect((await change(ada, 'risk', { name: 'Dan T0rres' })).code).toBe('name_looks_alike')
    const one = await change(ada, 'risk', { name: 'Petra Holm' })
    const other = await change(ada, 'finance', { name: 'petra ho1m' })
    const both = await Promise.all(
      [one, other].map(({ value }) => decide(dan, value.approvalId ?? '')),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual(['', 'changed_meanwhile'])
  })

  it('[I107] a name is one that people have, and nobody else’s', async () => {
    for (const name of ['Ꭰan Torres', 'Dan Tᴏrres', 'Dan Torres (manager)', '   ', '\u200b']) {
      expect((await ask({ name })).code).toBe('name_unfit')
    }
    for (const name of ['manager', 'System', 'Baize', 'Finance', 'Command line']) {
      expect((await ask({ name })).code).toBe('name_reserved')
    }
    expect((await change(ada, 'risk', { name: 'System' })).code).toBe('name_reserved')
    expect((await ask({ name: '  Rosa   Lind ' })).code).toBe('')
  })

  it('[I102] a username like a colleague’s is refused, one a slip apart is shown to who decides', async () => {
    for (const username of ['adm1n', 'manaqer', 'ad.min']) {
      expect((await ask({ username })).code).toBe('username_looks_alike')
    }
    expect((await ask({ username: 'system' })).code).toBe('username_reserved')
    expect((await ask({ username: 'admin.' })).code).toBe('invalid_input')
    const { approvalId } = await ask({ username: 'admins' })
    const shown = (await call(listApprovals, dan)).value.find(({ id }) => id === approvalId)
    expect(shown?.content).toMatchObject({ alike: ['Ada Admin (admin)'] })
    expect(shown).toMatchObject({ requestedBy: 'Ada Admin (admin)' })
  })
})

describe('another name', () => {
  it('[I101] waits for another admin, one’s own too, and is told with the old and the new one', async () => {
    const { username, name } = await hire(['support'])
    const asked = await change(ada, username, { name: 'Vera Blum' })
    expect(asked.value).toMatchObject({ approvalId: expect.any(String), operator: { name } })
    expect((await change(ada, 'admin', { name: 'Ada Stone' })).value.operator.name).toBe(
      'Ada Admin',
    )
    const id = asked.value.approvalId ?? ''
    const [told] = await db.sql<{ facts: unknown }>`
      select facts from system.alerts where kind = 'control.asked' and subject = ${id}`
    expect(JSON.stringify(told)).toContain(name)
    expect(JSON.stringify(told)).toContain('Vera Blum')
    expect((await decide(dan, id)).code).toBe('')
    const after = await operator(username)
    expect(after.name).toBe('Vera Blum')
    // Another name gives no rights, so it takes none away.
    expect(after.decidesFrom?.getTime()).toBeLessThan(Date.now())
    expect(await alertOf('control.loosened', id)).toHaveLength(1)
  })

  it('[I108] a name that somebody had stays theirs', async () => {
    const { username } = await hire(['support'])
    const rename = async (name: string) => {
      const asked = await change(ada, username, { name })
      return asked.success ? await decide(dan, asked.value.approvalId ?? '') : asked
    }
    expect((await rename('Nora Quist')).code).toBe('')
    expect((await rename('Nora Berg')).code).toBe('')
    const refused = await ask({ name: 'Nora Qulst' })
    expect(refused).toMatchObject({ code: 'name_looks_alike' })
    expect(refused.message).toContain(`Nora Quist (${username})`)
    expect((await rename('Nora Quist')).code).toBe('')
  })

  it('[I13] each thing that was done has its own entry in the log', async () => {
    const { username } = await hire(['support', 'content'])
    const agreed = async (next: Record<string, unknown>) => {
      const asked = await change(ada, username, next)
      if (asked.value.approvalId !== null) await decide(dan, asked.value.approvalId)
    }
    await agreed({ name: 'Ola Falk' })
    await agreed({ roles: ['support'] })
    await agreed({ roles: ['support', 'risk'] })
    await agreed({ closed: true })
    await agreed({ closed: false })
    const entries = await db.sql<{ action: string; before: string; after: string }>`
      select action, before, after from system.audit
      where object = ${`operator ${username}`} and action like 'operator.%' order by sequence`
    expect(entries.map(({ action }) => action)).toEqual([
      'operator.created',
      'operator.renamed',
      'operator.roles_taken',
      'operator.roles_given',
      'operator.closed',
      'operator.opened',
    ])
    expect(JSON.stringify(entries[1])).toContain('Ola Falk')
  })
})

describe('a second person', () => {
  it('[I103] is nobody within a day of being made, and told from when', async () => {
    const fresh = await hire(['admin'], true)
    const token = await enter(fresh.username)
    const { approvalId } = await ask()
    const refused = await decide(token, approvalId)
    expect(refused).toMatchObject({ code: 'too_new_to_decide' })
    expect(refused.message).toContain('24 hours')
    const inHours = ((fresh.decidesFrom?.getTime() ?? 0) - Date.now()) / 3_600_000
    expect(inHours).toBeGreaterThan(23.9)
    // To say no needs nobody's leave.
    expect((await decide(token, approvalId, false)).code).toBe('')
  })

  it('[I103] is one once the day is over', async () => {
    const settled = await hire(['admin'])
    const { approvalId } = await ask()
    expect((await decide(await enter(settled.username), approvalId)).code).toBe('')
  })

  it('[I103] is nobody within a day of a new role, of opening again or of a reset', async () => {
    const { username, id } = await hire(['admin'])
    const isNew = async () => ((await operator(username)).decidesFrom ?? new Date(0)) > new Date()
    const forget = () => db.sql`update identity.operators set decides_from = null where id = ${id}`
    const granted = await change(ada, username, { roles: ['admin', 'risk'] })
    await decide(dan, granted.value.approvalId ?? '')
    expect(await isNew()).toBe(true)
    await forget()
    await change(ada, username, { closed: true })
    const opened = await change(ada, username, { closed: false })
    await decide(dan, opened.value.approvalId ?? '')
    expect(await isNew()).toBe(true)
    await forget()
    const reset = await call(calls.resetOperator, ada, { id, reason })
    await decide(dan, reset.value.approvalId)
    expect(await isNew()).toBe(true)
  })

  it('[S28] who asked takes it back, nobody else, and then nobody agrees', async () => {
    const { approvalId, username } = await ask()
    const withdraw = (token: string) => call(withdrawApproval, token, { id: approvalId, reason })
    expect((await withdraw(dan)).code).toBe('not_allowed')
    expect((await withdraw(ada)).code).toBe('')
    expect((await withdraw(ada)).code).toBe('already_decided')
    expect((await decide(dan, approvalId)).code).toBe('already_decided')
    expect(await db.sql`select 1 from identity.operators where username = ${username}`).toEqual([])
    const [entry] = await db.sql<{ actor: string }>`
      select actor from system.audit where action = 'approval.withdrawn'`
    expect(entry?.actor).toBe('Ada Admin (admin)')
  })

  it('[S6] does not agree to what lapsed, and of two at once one does', async () => {
    const lapsed = await ask()
    await db.sql`
      update system.approvals set expires_at = now() - interval '1 second'
      where id = ${lapsed.approvalId}`
    expect((await decide(dan, lapsed.approvalId)).code).toBe('already_decided')
    const { approvalId } = await ask()
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(dan, approvalId)))
    const codes = answers.map(({ code }) => code).toSorted()
    expect(codes).toEqual(['', 'already_decided', 'already_decided', 'already_decided'])
  })

  it('[S29] at the address of who asked is told in the log', async () => {
    const toldOf = async (id: string) => {
      const entry = await db.sql.one<{ after: { sameAddress?: boolean } }>`
        select after from system.audit
        where action = 'approval.approved' and object like ${`${id} %`}`
      return entry.after.sameAddress
    }
    const countAlerts = async () =>
      (
        await db.sql<{ count: number }>`
        select coalesce(sum(count), 0)::int as count from system.alerts
        where kind = 'control.same_place'`
      )[0]?.count ?? 0
    const before = await countAlerts()
    const here = await ask()
    await decide(dan, here.approvalId)
    expect(await toldOf(here.approvalId)).toBe(true)
    expect(await countAlerts()).toBe(before + 1)
    const apart = await ask()
    const id = apart.approvalId
    await call(decideApproval, dan, { id, approve: true, reason }, '203.0.113.7')
    expect(await toldOf(id)).toBeUndefined()
    expect(await countAlerts()).toBe(before + 1)
  })
})

describe('who may no longer ask', () => {
  const stateOf = (id: string) =>
    db.sql.one<{ state: string }>`select state from system.approvals where id = ${id}`

  it('[S34] what somebody asked for ends when they are closed or lose a role', async () => {
    for (const next of [{ closed: true }, { roles: ['admin'] }]) {
      const { username } = await hire(['admin', 'risk'])
      const token = await enter(username)
      const asked = await call(calls.createOperator, token, newcomer())
      expect(await alertOf('control.asked', asked.value.approvalId)).toMatchObject([
        { endedAt: null },
      ])
      expect((await change(ada, username, next)).code).toBe('')
      expect(await stateOf(asked.value.approvalId)).toEqual({ state: 'withdrawn' })
      expect((await decide(dan, asked.value.approvalId)).code).toBe('already_decided')
      expect(await alertOf('control.asked', asked.value.approvalId)).toMatchObject([
        { endedAt: expect.any(Date) },
      ])
      const told = await db.sql`
        select 1 from system.audit
        where action = 'approval.ended' and object like ${`${asked.value.approvalId} %`}`
      expect(told).toHaveLength(1)
    }
  })

  it('[S34] nor is it agreed to when it came in after that', async () => {
    const { id, username } = await hire(['admin', 'risk'])
    const token = await enter(username)
    for (const leave of [
      () => db.sql`update identity.operators set roles = '{risk}' where id = ${id}`,
      () => db.sql`update identity.operators set roles = '{admin,risk}', closed = true
        where id = ${id}`,
    ]) {
      const input = newcomer()
      const asked = await call(calls.createOperator, token, input)
      await leave()
      expect((await decide(dan, asked.value.approvalId)).code).toBe('asker_gone')
      expect(await stateOf(asked.value.approvalId)).toEqual({ state: 'withdrawn' })
      const made = db.sql`select 1 from identity.operators where username = ${input.username}`
      expect(await made).toEqual([])
    }
  })

  it('[S34] of closing and agreeing at one moment, neither misses the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { username } = await hire(['admin'])
      const asked = await call(calls.createOperator, await enter(username), newcomer())
      const [closed, decided] = await Promise.all([
        change(ada, username, { closed: true }),
        decide(dan, asked.value.approvalId),
      ])
      expect(closed.code).toBe('')
      expect(['', 'already_decided']).toContain(decided.code)
      const said = await db.sql<{ action: string }>`
        select action from system.audit
        where (action = 'approval.approved' and object like ${`${asked.value.approvalId} %`})
          or (action = 'operator.closed' and object = ${`operator ${username}`})
        order by sequence`
      const order = decided.success ? ['approval.approved'] : []
      expect(said.map(({ action }) => action)).toEqual([...order, 'operator.closed'])
    }
  })

  it('[S35] who tries to agree to an own request stands in the log, once', async () => {
    const { approvalId } = await ask()
    const tries = () => db.sql`
      select 1 from system.audit
      where action = 'approval.own_refused' and object like ${`${approvalId} %`}`
    await decide(ada, approvalId, false)
    expect(await tries()).toHaveLength(0)
    await decide(ada, approvalId)
    await decide(ada, approvalId)
    expect(await tries()).toHaveLength(1)
  })
})

describe('rights', () => {
  it('[I101] nobody gives herself a role; taking one away needs nobody', async () => {
    const asked = await change(ada, 'admin', { roles: ['admin', 'finance'] })
    expect(asked.value.approvalId).toMatch(/^apr_/)
    expect(await alertOf('control.asked', asked.value.approvalId ?? '')).toHaveLength(1)
    expect((await operator('admin')).roles).toEqual(['admin'])
    expect((await decide(ada, asked.value.approvalId ?? '')).code).toBe('same_person')
    const { username } = await hire(['support', 'content'])
    const taken = await change(ada, username, { roles: ['support'] })
    expect(taken.value).toMatchObject({ approvalId: null, operator: { roles: ['support'] } })
  })

  it('[I101] a closed account opens by two, though its roles stay as they were', async () => {
    const { username } = await hire(['finance'])
    expect((await change(ada, username, { closed: true })).value.approvalId).toBeNull()
    const asked = await change(ada, username, { closed: false })
    expect(asked.value.operator.closed).toBe(true)
    // A role given to a closed account would wait with it for a careless yes.
    const more = await change(ada, username, { roles: ['finance', 'risk'] })
    expect(more.value.operator.roles).toEqual(['finance'])
  })

  it('[I101] those who watch are told which roles, and that a closed login opens', async () => {
    const { username, name } = await hire(['support'])
    const told = async () => {
      const { items } = (await call(listAlerts, dan)).value
      return items.find(({ kind }) => kind === 'control.asked')?.text
    }
    await change(ada, username, { roles: ['support', 'risk', 'finance'] })
    expect(await told()).toContain(`New roles for ${name} (${username}): Risk and Finance.`)
    await change(ada, username, { closed: true })
    await change(ada, username, { closed: false })
    expect(await told()).toContain(`The closed login of ${name} (${username}) opens again.`)
  })

  it('[I101] what changed since it was asked for is not carried out', async () => {
    const { username } = await hire(['support'])
    const asked = await change(ada, username, { roles: ['support', 'risk'] })
    await change(ada, username, { closed: true })
    expect((await decide(dan, asked.value.approvalId ?? '')).code).toBe('changed_meanwhile')
  })

  it('[I101] nobody resets a colleague alone and comes in as them', async () => {
    const { id } = await operator('finance')
    const before = await db.sql`select password_hash, totp_secret from identity.operators`
    const asked = await call(calls.resetOperator, ada, { id, reason })
    expect(await alertOf('control.asked', asked.value.approvalId)).toHaveLength(1)
    expect(await db.sql`select password_hash, totp_secret from identity.operators`).toEqual(before)
    expect((await decide(ada, asked.value.approvalId)).code).toBe('same_person')
  })
})

describe('a one-time password', () => {
  const begin = (username: string, password: string) =>
    call(calls.beginOperatorSignIn, '', { username, password })
  const choose = (username: string, password: string, newPassword = ownPassword) =>
    call(calls.chooseOperatorPassword, '', { username, password, newPassword })

  /** Asked for by Ada and agreed to by Dan, who is told the password. */
  async function handOver() {
    const asked = await ask()
    const agreed = await decide(dan, asked.approvalId)
    return { asked, password: agreed.value.handOver?.password ?? '', username: asked.username }
  }

  async function lapse(username: string) {
    await db.sql`
      update identity.operators set one_time_until = now() - interval '1 second'
      where username = ${username}`
  }

  it('[I106] is told once, to who agreed, and is nowhere to be read by who asked', async () => {
    const { asked, password } = await handOver()
    expect(password).toMatch(/^(\w{5}-){3}\w{5}$/)
    const again = await decide(dan, asked.approvalId)
    expect(again.code).toBe('already_decided')
    const own = await decide(ada, asked.approvalId)
    const told = [again, own, asked, await call(listApprovals, ada), await call(listApprovals, dan)]
    const kept = [
      await db.sql`select row_to_json(a)::text from system.audit a`,
      await db.sql`select row_to_json(a)::text from system.alerts a`,
      await db.sql`select row_to_json(a)::text from system.approvals a`,
      await db.sql`select row_to_json(o)::text from identity.operators o`,
    ]
    expect(JSON.stringify(kept)).toContain(asked.username)
    expect(JSON.stringify([told, kept])).not.toContain(password)
  })

  it('[I106] a no hands nothing over, nor does what gives a role', async () => {
    const { approvalId } = await ask()
    expect((await decide(dan, approvalId, false)).value).toEqual({ handOver: null })
    const { username } = await hire(['support'])
    const granted = await change(ada, username, { roles: ['support', 'risk'] })
    const given = await decide(dan, granted.value.approvalId ?? '')
    expect(given.value).toEqual({ handOver: null })
  })

  it('[I106] opens nothing before it is replaced, and nothing after', async () => {
    const { username, password } = await handOver()
    const refused = await begin(username, password)
    expect(refused).toMatchObject({ success: false, code: 'own_password_needed' })
    expect(JSON.stringify(refused)).not.toContain('ticket')
    expect(await choose(username, 'not the password')).toMatchObject({ code: 'wrong_credentials' })
    for (const weak of [password, 'password1234', `${username}-${username}`]) {
      expect((await choose(username, password, weak)).code).toBe('weak_password')
    }
    const chosen = await choose(username, password)
    expect(chosen.value.enrolment?.secret).toBeTruthy()
    expect((await begin(username, password)).code).toBe('wrong_credentials')
    expect((await choose(username, password)).code).toBe('wrong_credentials')
    expect((await begin(username, ownPassword)).code).toBe('')
    // An own password is not replaced by who knows nothing else.
    const taken = await choose(username, ownPassword, 'another word that fits')
    expect(taken.code).toBe('wrong_credentials')
  })

  it('[I106] is over after a day, also for choosing', async () => {
    const { username, password } = await handOver()
    const row = await db.sql.one<{ until: Date }>`
      select one_time_until as until from identity.operators where username = ${username}`
    const inHours = (row.until.getTime() - Date.now()) / 3_600_000
    expect(Math.round(inHours)).toBe(24)
    await lapse(username)
    expect((await begin(username, password)).code).toBe('one_time_password_over')
    expect((await choose(username, password)).code).toBe('one_time_password_over')
  })

  it('[I106] of a reset takes the place of the old password, and those who watch are told', async () => {
    const { username, password } = await handOver()
    await choose(username, password)
    const { id } = await operator(username)
    const asked = await call(calls.resetOperator, ada, { id, reason })
    expect(Object.keys(asked.value)).toEqual(['approvalId'])
    const agreed = await decide(dan, asked.value.approvalId)
    expect(agreed.value.handOver).toEqual({ username, password: expect.any(String) })
    expect((await begin(username, ownPassword)).code).toBe('wrong_credentials')
    const next = agreed.value.handOver?.password ?? ''
    expect((await begin(username, next)).code).toBe('own_password_needed')
    expect(await alertOf('control.loosened', asked.value.approvalId)).toHaveLength(1)
  })
})

describe('the last admin', () => {
  /** Only these two administer; what others did before is undone. */
  async function leaveTwo() {
    await db.sql`
      update identity.operators set closed = username not in ('admin', 'manager')
      where 'admin' = any(roles)`
    ada = await enter('admin')
    dan = await enter('manager')
  }

  it('[I10] of two who close each other at the same moment one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      await leaveTwo()
      const answers = await Promise.all([
        change(ada, 'manager', { closed: true }),
        change(dan, 'admin', { closed: true }),
      ])
      expect(answers.filter(({ success }) => success)).toHaveLength(1)
      const open = await db.sql`
        select id from identity.operators where 'admin' = any(roles) and not closed`
      expect(open).toHaveLength(1)
    }
    await leaveTwo()
  })

  it('[I104] who closed all others cannot close herself, nor give anybody anything', async () => {
    await leaveTwo()
    expect((await change(ada, 'manager', { closed: true })).code).toBe('')
    expect((await change(ada, 'admin', { closed: true })).code).toBe('last_admin')
    expect((await change(ada, 'admin', { roles: ['auditor'] })).code).toBe('last_admin')
    expect((await change(ada, 'admin', { roles: ['finance'] })).code).toBe('last_admin')
    const refused = await ask()
    expect(refused).toMatchObject({ code: 'no_second_admin' })
    expect(refused.message).toContain('npm run operator')
    expect((await change(ada, 'manager', { closed: false })).code).toBe('no_second_admin')
    expect((await change(ada, 'admin', { name: 'Ada Stone' })).code).toBe('no_second_admin')
    await leaveTwo()
  })

  it('[S36] what nobody could agree to is refused for settings too', async () => {
    await leaveTwo()
    const { get, publish } = policyDocument.calls
    const { live } = (await call(get, ada)).value
    const looser = () =>
      call(publish, ada, {
        baseVersion: live.version,
        content: { ...live.content, operatorIdleMinutes: live.content.operatorIdleMinutes + 1 },
        reason,
      })
    expect((await looser()).value.approvalId).toMatch(/^apr_/)
    await change(ada, 'manager', { closed: true })
    expect(await looser()).toMatchObject({ code: 'no_second_admin' })
    await leaveTwo()
  })

  it('[I109] closing needs nobody and is told, with how many admins are left', async () => {
    await leaveTwo()
    const { id } = await operator('manager')
    expect((await change(ada, 'manager', { closed: true })).code).toBe('')
    const [told] = await db.sql<{ level: string; facts: Record<string, unknown> }>`
      select level, facts from system.alerts
      where kind = 'operator.closed' and subject = ${id} order by told_at desc limit 1`
    expect(told).toMatchObject({
      level: 'high',
      facts: { who: 'Dan Torres (manager)', by: 'Ada Admin (admin)', left: 1 },
    })
    await leaveTwo()
  })

  it('[I104] one of two who lost the phone is reset on the server, not by the other alone', async () => {
    await leaveTwo()
    const { id } = await operator('manager')
    const refused = await call(calls.resetOperator, ada, { id, reason })
    expect(refused).toMatchObject({ code: 'no_second_admin' })
  })
})

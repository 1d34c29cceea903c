import { describe, expect, it } from 'vitest'
import type { OperatorRole } from '@baize/contract/roles'
import { testDatabase } from '../../../../testing/database.ts'
import { goodPassword, testOperators } from '../../../../testing/operators.ts'
import { whileComparing } from '../../../../testing/passwords.ts'
import { doerOf } from './audit.ts'
import type { NewOperator } from './accounts.ts'

const db = await testDatabase({ poolSize: 12 })
const t = await testOperators(db)
const admin = await t.enrol('root', ['admin'])
const by = doerOf(admin.call)
const newPassword = 'another green cloth'

const create = (input: Partial<NewOperator & { password: string }>) =>
  db.transaction((tx) =>
    t.operators.create(
      tx,
      {
        username: 'someone',
        name: `Some ${input.username ?? 'one'}`,
        roles: ['support'],
        password: goodPassword,
        reason: 'hired',
        ...input,
      },
      by,
    ),
  )

const change = async (
  id: string,
  next: { name?: string; roles?: OperatorRole[]; closed?: boolean },
  who = by,
) => {
  const found = (await t.operators.list()).find((operator) => operator.id === id)
  const name = found?.name ?? 'Nobody'
  return await db.transaction((tx) =>
    t.operators.change(
      tx,
      { id, name, roles: ['support'], closed: false, reason: 'moved', ...next },
      who,
    ),
  )
}

const reset = (id: string, password = newPassword, who = by) =>
  db.transaction((tx) => t.operators.reset(tx, { id, password, reason: 'lost the phone' }, who))

describe('creating', () => {
  it('adds an operator who has no authenticator yet', async () => {
    const made = await create({ username: 'nina', roles: ['risk', 'finance'] })
    expect(made).toMatchObject({
      ok: true,
      value: { username: 'nina', hasAuthenticator: false, closed: false, lastSignInAt: null },
    })
    const found = (await t.operators.list()).find(({ username }) => username === 'nina')
    expect(found).toEqual(made.ok && made.value)
  })

  it('refuses a name that is taken', async () => {
    await create({ username: 'twice' })
    expect(await create({ username: 'twice' })).toEqual({ ok: false, code: 'name_taken' })
  })

  it('[I1] refuses a weak password and names the least length', async () => {
    const made = await create({ username: 'weakling', password: 'short' })
    expect(made).toEqual({ ok: false, code: 'weak_password', params: { min: 12 } })
  })

  it('[I13] writes a row without the password', async () => {
    await create({ username: 'written' })
    const row = (await t.listAudit('operator.created')).at(-1)
    expect(row).toMatchObject({
      actorId: admin.id,
      actor: 'Name of root (root)',
      roles: 'admin',
      object: 'operator written',
      reason: 'hired',
    })
    expect(row?.after).toContain('"roles":["support"]')
    expect(JSON.stringify(row, (_, v: unknown) => (typeof v === 'bigint' ? '' : v))).not.toContain(
      goodPassword,
    )
  })

  it('[I13] leaves neither operator nor row when the transaction fails', async () => {
    const before = (await t.listAudit('operator.created')).length
    const failing = db.transaction(async (tx) => {
      const input = { username: 'undone', name: 'Una', roles: ['risk'] as const, reason: 'x' }
      await t.operators.create(tx, { ...input, password: goodPassword }, by)
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await t.listAudit('operator.created')).toHaveLength(before)
    expect(await t.begin('undone')).toMatchObject({ code: 'wrong_credentials' })
  })
})

describe('changing', () => {
  it('[I11] new roles end the sessions that carry the old ones', async () => {
    const one = await t.enrol('hanna')
    expect(await change(one.id, { roles: ['risk'] })).toMatchObject({
      ok: true,
      value: { roles: ['risk'] },
    })
    expect(await t.sessions.find(one.token)).toBeUndefined()
  })

  it('[I11] a closed operator is out at once, half-finished sign-in included', async () => {
    const one = await t.enrol('irma')
    const { ticket } = await t.ticketFor('irma')
    await change(one.id, { closed: true })
    expect(await t.sessions.find(one.token)).toBeUndefined()
    expect(await t.finish(ticket, t.codeAt(one.totp))).toMatchObject({ code: 'ticket_expired' })
    expect(await t.begin('irma')).toMatchObject({ code: 'wrong_credentials' })
    await change(one.id, { closed: false })
    expect(await t.begin('irma')).toMatchObject({ ok: true })
  })

  it('refuses an unknown operator and a change that changes nothing', async () => {
    const { id } = await t.create('julia', ['risk', 'content'])
    expect(await change('opr_nobody', {})).toEqual({ ok: false, code: 'not_found' })
    const same = { name: 'Name of julia', roles: ['content', 'risk'] as OperatorRole[] }
    expect(await change(id, same)).toEqual({ ok: false, code: 'nothing_changed' })
  })

  it('[I13] the row tells what was and what is', async () => {
    const { id } = await t.create('karin')
    await change(id, { name: 'Karin Holt', roles: ['auditor'] })
    const [named, given, taken] = await Promise.all(
      (['operator.renamed', 'operator.roles_given', 'operator.roles_taken'] as const).map(
        async (action) => (await t.listAudit(action)).at(-1),
      ),
    )
    expect(named).toMatchObject({ object: 'operator karin', reason: 'moved' })
    expect(JSON.parse(named?.before ?? '')).toEqual({ name: 'Name of karin' })
    expect(JSON.parse(named?.after ?? '')).toEqual({ name: 'Karin Holt' })
    for (const row of [given, taken]) {
      expect(row).toMatchObject({ object: 'operator karin', reason: 'moved' })
      expect(JSON.parse(row?.before ?? '')).toEqual({ roles: ['support'] })
      expect(JSON.parse(row?.after ?? '')).toEqual({ roles: ['auditor'] })
    }
  })
})

describe('the last admin', () => {
  it('[I10] can be neither demoted nor closed', async () => {
    expect(await change(admin.id, { roles: ['risk'] })).toEqual({ ok: false, code: 'last_admin' })
    const closing = await change(admin.id, { roles: ['admin'], closed: true })
    expect(closing).toEqual({ ok: false, code: 'last_admin' })
    expect(await t.sessions.find(admin.token)).toBeDefined()
  })

  it('[I10] of two admins who demote each other at once one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await t.create(`rival${round}`, ['admin'])
      const answers = await Promise.all([
        change(admin.id, { name: 'Name of root', roles: ['risk'] }),
        change(other.id, { roles: ['risk'] }),
      ])
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
      const admins = (await t.operators.list()).filter(({ roles }) => roles.includes('admin'))
      expect(admins).toHaveLength(1)
      await change(admin.id, { name: 'Name of root', roles: ['admin'] })
      await change(other.id, { roles: ['content'] })
    }
  })
})

describe('resetting', () => {
  it('[I11] gives a new password, forgets the authenticator, lifts the lock and signs out', async () => {
    const one = await t.enrol('lotte')
    for (let i = 0; i < 5; i += 1) await t.begin('lotte', 'not the password')
    expect(await reset(one.id)).toEqual({ ok: true, value: undefined })
    expect(await t.sessions.find(one.token)).toBeUndefined()
    expect(await t.begin('lotte')).toMatchObject({ code: 'wrong_credentials' })
    const begun = await t.begin('lotte', newPassword)
    expect(begun).toMatchObject({ ok: true, value: { enrolment: { secret: expect.any(String) } } })
    expect((await t.listAudit('operator.reset')).at(-1)).toMatchObject({ object: 'operator lotte' })
  })

  it('[I11] voids a ticket that was given before', async () => {
    const one = await t.enrol('maja')
    const { ticket } = await t.ticketFor('maja')
    await reset(one.id)
    expect(await t.finish(ticket, t.codeAt(one.totp))).toMatchObject({ code: 'ticket_expired' })
  })

  it('[I11] refuses oneself, strangers and weak passwords', async () => {
    const { id } = await t.create('norma')
    expect(await reset(admin.id)).toEqual({ ok: false, code: 'same_person' })
    expect(await reset('opr_nobody')).toEqual({ ok: false, code: 'not_found' })
    expect(await reset(id, 'norma-norma-norma')).toMatchObject({ code: 'weak_password' })
  })
})

describe('the own password', () => {
  it('[I12] changes with the old one, ends the other sessions and keeps this one', async () => {
    const one = await t.enrol('paula')
    const { ticket } = await t.ticketFor('paula')
    const elsewhere = await t.finish(ticket, t.codeAt(one.totp))
    const input = { oldPassword: goodPassword, newPassword }
    expect(await t.operators.changePassword(input, one.call)).toEqual({
      ok: true,
      value: undefined,
    })
    expect(await t.sessions.find(one.token)).toBeDefined()
    expect(await t.sessions.find(elsewhere.ok ? elsewhere.value.token : '')).toBeUndefined()
    expect(await t.begin('paula')).toMatchObject({ code: 'wrong_credentials' })
    expect(await t.begin('paula', newPassword)).toMatchObject({ ok: true })
    expect((await t.listAudit('operator.password_changed')).at(-1)).toMatchObject({
      object: 'operator paula',
    })
  })

  it('[I12] a sign-in half done with the old one cannot be finished', async () => {
    const one = await t.enrol('olivia')
    const { ticket } = await t.ticketFor('olivia')
    await t.operators.changePassword({ oldPassword: goodPassword, newPassword }, one.call)
    expect(await t.finish(ticket, t.codeAt(one.totp))).toMatchObject({ code: 'ticket_expired' })
  })

  it('[I105] that was reset while the old one was compared stays as it was reset', async () => {
    const one = await t.enrol('rosa')
    const other = await t.passwords.hash('another word that fits')
    whileComparing(
      t.passwords,
      () => db.sql`update identity.operators set password_hash = ${other} where id = ${one.id}`,
    )
    const input = { oldPassword: goodPassword, newPassword }
    expect(await t.operators.changePassword(input, one.call)).toMatchObject({
      code: 'wrong_credentials',
    })
    expect(await t.begin('rosa', 'another word that fits')).toMatchObject({ ok: true })
  })

  it('[I12] a stolen session cannot guess the old one without end', async () => {
    const one = await t.enrol('quinta')
    const guess = { oldPassword: 'not the password', newPassword }
    for (let i = 0; i < 5; i += 1) {
      const call = t.caller({ actor: one.actor })
      expect(await t.operators.changePassword(guess, call)).toMatchObject({
        code: 'wrong_credentials',
      })
    }
    const right = { oldPassword: goodPassword, newPassword }
    expect(await t.operators.changePassword(right, one.call)).toMatchObject({
      code: 'sign_in_locked',
    })
  })

  it('[I1] refuses a weak new one and the old one again', async () => {
    const { call } = await t.enrol('ruth')
    const to = (password: string) =>
      t.operators.changePassword({ oldPassword: goodPassword, newPassword: password }, call)
    expect(await to('password1234')).toMatchObject({ code: 'weak_password' })
    expect(await to(goodPassword)).toMatchObject({ code: 'weak_password' })
  })
})

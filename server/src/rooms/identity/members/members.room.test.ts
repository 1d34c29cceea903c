import { describe, expect, it } from 'vitest'
import { eventsOf } from '../../../../testing/system.ts'
import { goodMemberPassword, testIdentity } from '../../../../testing/identity.ts'

const test = await testIdentity()
const { db, clock, now, members, passwords, sessions, createMember, signedIn } = test

describe('an account', () => {
  it('[I16] is found by its name however that is written', async () => {
    const { id } = await createMember({ account: 'Jessa01' })
    for (const written of ['Jessa01', 'jessa01', 'JESSA01', ' jessa01 ', 'ｊｅｓｓａ０１']) {
      expect((await members.findByAccount(db, written))?.id, written).toBe(id)
    }
    expect(await members.findByAccount(db, 'jessa02')).toBeUndefined()
    expect((await members.get(db, id)).account).toBe('Jessa01')
  })

  it('[I16] has a name that nobody else can take, in whatever writing, and not at the same moment', async () => {
    await createMember({ account: 'taken1' })
    const again = await db.transaction((tx) =>
      members.create(tx, { account: 'TAKEN1', type: 0, language: 'EN' }),
    )
    expect(again).toMatchObject({ ok: false, code: 'name_taken' })
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        db.transaction((tx) => members.create(tx, { account: 'race1', type: 0, language: 'EN' })),
      ),
    )
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[I17] has a verified phone for itself; an unverified one proves nothing', async () => {
    const mobile = '+639171234567'
    const claims = await createMember({ mobile })
    expect(await members.findByMobile(db, mobile)).toBeUndefined()
    const owner = await createMember({ mobile, mobileVerified: true })
    expect((await members.findByMobile(db, mobile))?.id).toBe(owner.id)
    const third = await db.transaction((tx) =>
      members.create(tx, {
        account: 'third1',
        type: 0,
        language: 'EN',
        mobile,
        mobileVerified: true,
      }),
    )
    expect(third).toMatchObject({ ok: false, code: 'mobile_taken' })
    expect((await members.get(db, claims.id)).mobile).toBe(mobile)
  })

  it('[I18] is announced in the commit that opens it, and only then', async () => {
    const agent = await createMember({ account: 'agent1', type: 1 })
    const member = await createMember({ account: 'below1', uplineId: agent.id })
    const told = (await eventsOf(db, 'member.registered')).at(-1)
    expect(told).toEqual({
      subject: member.id,
      payload: {
        member: member.id,
        account: 'below1',
        type: 0,
        currency: 'PHP',
        upline: agent.id,
        invitation: '',
      },
    })
    const failed = db.transaction(async (tx) => {
      await members.create(tx, { account: 'undone1', type: 0, language: 'EN' })
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect((await eventsOf(db, 'member.registered')).at(-1)?.subject).toBe(member.id)
  })

  it('keeps a password as argon2id, and none for who comes in by phone alone', async () => {
    const member = await createMember()
    expect(member.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await passwords.matches(member.passwordHash ?? '', goodMemberPassword)).toBe(true)
    expect((await createMember({ password: null })).passwordSetAt).toBeNull()
  })

  it('a new password is dated, and is no longer one of the demo', async () => {
    const { id, passwordHash } = await createMember({ demo: true })
    clock.ms += 1000
    await db.transaction((tx) => members.setPassword(tx, id, passwordHash ?? '', true))
    expect(await members.get(db, id)).toMatchObject({
      passwordSetAt: now(),
      mustChange: true,
      demo: false,
    })
  })
})

describe('a login', () => {
  it('[I19] is noted as the last, after the one before, with its network', async () => {
    const { id } = await createMember()
    const first = now()
    await db.transaction((tx) => members.noteLogin(tx, id, { ip: '192.0.2.1', at: first }))
    clock.ms += 60_000
    await db.transaction((tx) => members.noteLogin(tx, id, { ip: '2001:db8::1', at: now() }))
    expect(await members.get(db, id)).toMatchObject({
      firstLoginAt: first,
      lastLoginAt: now(),
      lastLoginIp: '2001:db8::1',
      previousLoginAt: first,
      previousLoginIp: '192.0.2.1',
    })
    const networks = await db.sql<{ network: string }>`
      select network from identity.networks where member_id = ${id} order by first_seen_at`
    expect(networks.map(({ network }) => network)).toEqual(['192.0.2.1', '2001:db8:0:0::/64'])
  })
})

describe('a session', () => {
  it('[I20] says when its person last proved to be there', async () => {
    const { actor } = await signedIn(await createMember())
    expect(await sessions.provenAt(actor.sessionId)).toBeNull()
    await db.transaction((tx) => sessions.prove(tx, actor.sessionId))
    expect(await sessions.provenAt(actor.sessionId)).toEqual(now())
    expect(await sessions.provenAt('ses_unknown')).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { testHttp } from '../../../../testing/http.ts'
import { testIdentity } from '../../../../testing/identity.ts'
import { createSecretBox } from '../../../platform/secret-box.ts'
import { demoDefaultPassword, demoMemberPassword, seedDemoMembers } from './demo.ts'
import { createDefaultPassword } from './desk/default-password.ts'
import { mustChangeOf } from './rules.ts'
import { serveMembers } from './routes.ts'

const identity = await testIdentity()
const { db, now, members, passwords, settings, box } = identity
const seed = (production = false) => seedDemoMembers({ ...identity, production })

async function listed(production: boolean) {
  const { http } = await testHttp(db)
  serveMembers(http, { ...identity, sessions: http.sessions, production })
  const reply = await http.app.inject({ url: '/wps/demo/members' })
  return reply.json<{ value: { account: string; password: string; kind: string }[] }>().value
}

describe('the members of the demo', () => {
  it('[I32] do not come to be in production', async () => {
    await seed(true)
    const { count } = await db.sql.one<{ count: number }>`
      select count(*)::int as count from identity.members`
    expect(count).toBe(0)
    expect(await createDefaultPassword({ ...identity, production: true }).get()).toMatchObject({
      set: false,
    })
  })

  it('[I32] are one of each kind, with passwords that are shown and right', async () => {
    await seed()
    const shown = await listed(false)
    expect(shown.map(({ account, kind }) => `${account} ${kind}`)).toEqual([
      'jessa member',
      'rico agent',
      'newbie changing',
      'olduser expired',
      'mara two_step',
      'casa house',
    ])
    for (const { account, password } of shown) {
      const member = await members.findByAccount(db, account)
      expect(await passwords.matches(member?.passwordHash ?? '', password), account).toBe(true)
      expect(member?.demo).toBe(true)
    }
    const why = async (account: string) => {
      const member = await members.findByAccount(db, account)
      return member && mustChangeOf(member, settings.security(), settings.isOn, now())
    }
    expect(await why('jessa')).toBe('')
    expect(await why('newbie')).toBe('default')
    expect(await why('olduser')).toBe('expired')
    const invitations = await db.sql`select code, open from identity.invitations`
    expect(invitations).toEqual([{ code: 'RICO88', open: true }])
  })

  it('[I32] are added once, and who took a new password is left alone', async () => {
    const jessa = await members.findByAccount(db, 'jessa')
    const other = await passwords.hash('Another-felt-2')
    await db.transaction((tx) => members.setPassword(tx, jessa?.id ?? '', other, false))
    await seed()
    expect((await members.findByAccount(db, 'jessa'))?.passwordHash).toBe(other)
    expect((await listed(false)).map(({ account }) => account)).not.toContain('jessa')
  })

  it('[I32] are not shown in production, and their default password counts as none there', async () => {
    expect(await listed(true)).toEqual([])
    const inDemo = createDefaultPassword({ ...identity, production: false })
    const inProduction = createDefaultPassword({ ...identity, production: true })
    expect(await inDemo.open()).toMatchObject({ value: { password: demoDefaultPassword } })
    expect(await inProduction.open()).toMatchObject({ code: 'no_default_password' })
  })

  it('a demo whose secret was made anew gets its default password again', async () => {
    const newBox = createSecretBox(Buffer.alloc(32, 7))
    await seedDemoMembers({ ...identity, box: newBox, production: false })
    const { sealed } = await db.sql.one<{ sealed: Buffer }>`
      select sealed from identity.default_password`
    expect(newBox.open(sealed, 'default password')).toBe(demoDefaultPassword)
    expect(() => box.open(sealed, 'default password')).toThrow('SECRET')
    expect(demoMemberPassword).not.toBe(demoDefaultPassword)
  })
})

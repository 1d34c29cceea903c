import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../testing/database.ts'
import { testOperators } from '../../../../testing/operators.ts'
import { doerOf } from './audit.ts'
import { demoAuthenticatorSecret, demoPassword } from './demo.ts'

const db = await testDatabase()
const t = await testOperators(db)
const inProduction = t.make(true)
const seed = () => db.transaction(async (tx) => t.operators.demo?.seed(tx))
const listDemo = async () => (await t.operators.demo?.list()) ?? []
await seed()

async function enter(username: string) {
  const shown = (await listDemo()).find((one) => one.username === username)
  const begun = await t.begin(username, shown?.password)
  if (!begun.ok) return begun
  return t.finish(begun.value.ticket, shown?.code ?? '')
}

describe('the operators of the demo', () => {
  it('[I14] are one for each role, two for admin, and what is shown signs them in', async () => {
    const shown = await listDemo()
    expect(shown.map(({ roles }) => roles.join())).toEqual([
      'admin',
      'finance',
      'risk',
      'support',
      'content',
      'auditor',
      'admin',
    ])
    for (const { username } of shown) expect(await enter(username)).toMatchObject({ ok: true })
  })

  it('[I14] may enter twice in one half minute, because the next code is shown', async () => {
    t.clock.ms += 90_000
    expect(await enter('risk')).toMatchObject({ ok: true })
    expect(await enter('risk')).toMatchObject({ ok: true })
    const third = (await listDemo()).find(({ username }) => username === 'risk')
    expect(Date.parse(third?.codeFrom ?? '')).toBeGreaterThan(t.clock.ms)
    t.clock.ms = Date.parse(third?.codeFrom ?? '')
    expect(await enter('risk')).toMatchObject({ ok: true })
  })

  it('[I14] are added once, and one with a new password is left alone and shown no more', async () => {
    const support = await t.operators
      .list()
      .then((all) => all.find((o) => o.username === 'support'))
    const admin = await enter('admin').then((r) =>
      r.ok ? t.sessions.find(r.value.token) : undefined,
    )
    const by = doerOf(t.caller({ actor: admin ?? null }))
    const input = { id: support?.id ?? '', password: 'a password of my own', reason: 'mine now' }
    await db.transaction((tx) => t.operators.reset(tx, input, by))
    await seed()
    expect(await t.operators.list()).toHaveLength(7)
    expect((await listDemo()).map(({ username }) => username)).not.toContain('support')
    expect(await t.begin('support', demoPassword)).toMatchObject({ code: 'wrong_credentials' })
    expect(await t.begin('support', 'a password of my own')).toMatchObject({ ok: true })
  })

  it('[I14] get their authenticator again when the secret of the demo was made anew', async () => {
    await db.sql`update identity.operators set totp_secret = '\\x00' where username = 'content'`
    await seed()
    t.clock.ms += 90_000
    expect(await enter('content')).toMatchObject({ ok: true })
  })

  it('[I14] cannot enter in production, where nothing seeds or lists them', async () => {
    expect(inProduction.demo).toBeNull()
    const credentials = { username: 'finance', password: demoPassword }
    const answer = await inProduction.signIn.begin(credentials, t.caller())
    expect(answer).toEqual({ ok: false, code: 'wrong_credentials' })
  })

  it('[I14] cannot finish in production what they began in a demo', async () => {
    t.clock.ms += 90_000
    const { ticket } = await t
      .begin('finance', demoPassword)
      .then((r) => (r.ok ? r.value : never()))
    const code = t.codeAt(demoAuthenticatorSecret)
    const answer = await db.transaction((tx) =>
      inProduction.signIn.finish(tx, { ticket, code }, t.caller()),
    )
    expect(answer).toMatchObject({ code: 'ticket_expired' })
  })
})

function never(): never {
  throw new Error('The first step was refused.')
}

import { describe, expect, it } from 'vitest'
import type { Call } from '../../../platform/http/call.ts'
import { mustBeOk, testSignIn } from '../../../../testing/sign-in.ts'

const t = await testSignIn()
const { db, clock, caller, createMember, enter, signIn, listLogins } = t
const second = 1000
const day = 86_400_000

/** A browser that remembers a new member. */
async function rememberedBy(area: 'site' | 'agent' = 'site') {
  const member = await createMember({ type: area === 'agent' ? 1 : 0 })
  const browser = caller()
  await enter(member, { remember: true, area }, browser)
  return { member, browser, cookie: browser.cookies.get('remember') ?? '' }
}

const come = (browser: Call, area: 'site' | 'agent' = 'site') =>
  signIn.loginRemembered(area, browser)

/** The same line with another cookie. */
const withCookie = (browser: Call, cookie: string) => {
  const other = caller({ ip: browser.ip })
  other.cookies.set('remember', cookie)
  return other
}

const countOf = async (memberId: string) =>
  (await db.sql`select selector from identity.remembered where member_id = ${memberId}`).length

describe('a remembered login', () => {
  it('[I52] is kept only if the person asks', async () => {
    const browser = caller()
    await enter(await createMember(), {}, browser)
    expect(browser.cookies.has('remember')).toBe(false)
  })

  it('[I52] comes in and gets another validator each time', async () => {
    const { member, browser, cookie } = await rememberedBy()
    const reply = mustBeOk(await come(browser))
    expect(await t.actorOf(reply)).toMatchObject({ id: member.id })
    const next = browser.cookies.get('remember') ?? ''
    expect(next.split('.')[0]).toBe(cookie.split('.')[0])
    expect(next).not.toBe(cookie)
    expect(mustBeOk(await come(browser)).token).not.toBe(reply.token)
    expect((await listLogins(member)).at(-1)).toMatchObject({ how: 'remembered', outcome: 'ok' })
  })

  it('[I52] ends a day after the login, however often it was used', async () => {
    const { browser } = await rememberedBy()
    clock.ms += day - 1
    expect((await come(browser)).ok).toBe(true)
    clock.ms += 1
    expect(await come(browser)).toMatchObject({ code: 'wrong_credentials' })
    expect(browser.cookies.has('remember')).toBe(false)
  })

  it('[I52] whose validator was replaced before has been copied: all of the member’s end', async () => {
    const { member, browser, cookie } = await rememberedBy()
    const other = caller({ ip: browser.ip })
    await enter(member, { remember: true }, other)
    await come(browser)
    clock.ms += 11 * second
    const thief = withCookie(browser, cookie)
    expect(await come(thief)).toMatchObject({ code: 'wrong_credentials' })
    expect(thief.cookies.size).toBe(0)
    expect(await countOf(member.id)).toBe(0)
    expect(await come(browser)).toMatchObject({ code: 'wrong_credentials' })
    expect(await come(other)).toMatchObject({ code: 'wrong_credentials' })
    expect((await listLogins(member)).at(-1)).toMatchObject({ outcome: 'reused' })
  })

  it('[I52] of two pages that open at once lets both in and keeps one cookie', async () => {
    const { member, browser, cookie } = await rememberedBy()
    const pages = [withCookie(browser, cookie), withCookie(browser, cookie)] as const
    const replies = await Promise.all(pages.map((page) => come(page)))
    expect(replies.map(({ ok }) => ok)).toEqual([true, true])
    const changed = pages
      .map((page) => page.cookies.get('remember'))
      .filter((now) => now !== cookie)
    expect(changed).toHaveLength(1)
    clock.ms += 11 * second
    expect((await come(withCookie(browser, changed[0] ?? ''))).ok).toBe(true)
    expect(await countOf(member.id)).toBe(1)
  })

  it.each(['', 'x', 'a.b', `${'a'.repeat(16)}.${'b'.repeat(43)}`])(
    '[I52] made up as %j is nobody’s',
    async (cookie) => {
      expect(await come(withCookie(caller(), cookie))).toMatchObject({ code: 'wrong_credentials' })
    },
  )

  it('[I52] with a guessed validator ends what it guessed at', async () => {
    const { member, browser, cookie } = await rememberedBy()
    const guess = `${cookie.split('.')[0]}.${'x'.repeat(43)}`
    expect(await come(withCookie(browser, guess))).toMatchObject({ ok: false })
    expect(await countOf(member.id)).toBe(0)
  })

  it('[I52] of one login page is not taken at the other', async () => {
    const { browser } = await rememberedBy()
    expect(await come(browser, 'agent')).toMatchObject({ code: 'wrong_credentials' })
    expect((await come(browser)).ok).toBe(true)
    const agent = await rememberedBy('agent')
    expect((await come(agent.browser, 'agent')).ok).toBe(true)
  })

  it('[I48] from another network needs the second step too', async () => {
    const { member, browser } = await rememberedBy()
    await t.setAuthenticator(member)
    const moved = withCookie(caller(), browser.cookies.get('remember') ?? '')
    expect(mustBeOk(await come(moved))).toMatchObject({ token: '', userInfo: null })
  })

  it('[I46] of an account that was locked opens nothing and is forgotten', async () => {
    const { member, browser } = await rememberedBy()
    await db.sql`update identity.members set state = 'locked' where id = ${member.id}`
    expect(await come(browser)).toMatchObject({ code: 'member_locked' })
    expect(browser.cookies.has('remember')).toBe(false)
    expect(await countOf(member.id)).toBe(0)
  })

  it('[I50] still asks for the new password that is due', async () => {
    const { member, browser } = await rememberedBy()
    await db.sql`update identity.members set must_change = true where id = ${member.id}`
    const reply = mustBeOk(await come(browser))
    expect(reply.mustChangePassword).toBe('default')
    expect((await t.actorOf(reply))?.roles).toEqual(['changing'])
  })

  it('[I52] is forgotten when the person says so', async () => {
    const { member, browser, cookie } = await rememberedBy()
    await db.transaction((tx) => signIn.forgetRemembered(tx, browser))
    expect(browser.cookies.has('remember')).toBe(false)
    expect(await countOf(member.id)).toBe(0)
    expect(await come(withCookie(browser, cookie))).toMatchObject({ ok: false })
  })
})

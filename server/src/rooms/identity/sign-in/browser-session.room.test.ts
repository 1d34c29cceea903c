import { describe, expect, it } from 'vitest'
import { mustBeOk, testSignIn } from '../../../../testing/sign-in.ts'

const t = await testSignIn()
const { db, clock, caller, createMember, enter, signIn, sessions, listLogins } = t
const { own, freePlay } = signIn
const minute = 60_000

type Browser = ReturnType<typeof caller>

async function inside(given: Parameters<typeof createMember>[0] = {}, browser = caller()) {
  const member = await createMember(given)
  const { token } = await enter(member, {}, browser)
  return { member, token, browser }
}

const leave = async (token: string, browser: Browser) => {
  const call = await t.callerWith(token, browser)
  await db.transaction((tx) => own.logout(tx, call))
}

describe('the session that a browser holds', () => {
  it.each([0, 1, 4] as const)('[I114] of type %d is that of a second tab too', async (type) => {
    const { member, token, browser } = await inside({ type })
    const before = await listLogins(member)
    const reply = await own.goOn(browser)
    expect(reply).toMatchObject({ token, userInfo: { id: member.id, type }, twoStep: null })
    expect(await listLogins(member)).toEqual(before)
    expect(await sessions.listOf('member', member.id)).toHaveLength(1)
  })

  it('[I114] is of who opened a trial account, too', async () => {
    const browser = caller()
    const trial = mustBeOk(await freePlay(browser))
    expect((await own.goOn(browser)).userInfo?.id).toBe(trial.userInfo?.id)
  })

  it('[I114] keeps who must change the password where they are', async () => {
    const { browser } = await inside({ mustChange: true })
    const reply = await own.goOn(browser)
    expect(reply.mustChangePassword).toBe('default')
    expect((await t.actorOf(reply))?.roles).toEqual(['changing'])
  })

  it('[I114] opens nothing by itself: what lies in the browser is not the token', async () => {
    const { token, browser } = await inside()
    const kept = [...browser.cookies.values()]
    expect(kept).toHaveLength(2)
    for (const value of kept) {
      expect(value).not.toContain(token)
      expect(await sessions.find(value)).toBeUndefined()
    }
  })

  it('[I114] is not there while a second step is open', async () => {
    const { member } = await t.settled()
    await t.setAuthenticator(member)
    const browser = caller()
    expect((await enter(member, {}, browser)).twoStep).not.toBeNull()
    expect(await own.goOn(browser)).toMatchObject({ token: '', userInfo: null })
  })

  it.each(['', 'made-up', 'A'.repeat(120)])(
    '[I114] is nobody’s with the cookie %j',
    async (value) => {
      const browser = caller()
      browser.cookies.set('__Host-session', value)
      browser.cookies.set('sessionMark', 'old')
      expect(await own.goOn(browser)).toMatchObject({ token: '', userInfo: null })
      expect(browser.cookies.size).toBe(0)
    },
  )

  it('[I114] is over with the session: idle, ended elsewhere, or its account locked', async () => {
    const idle = await inside()
    clock.ms += 31 * minute
    expect((await own.goOn(idle.browser)).userInfo).toBeNull()

    const ended = await inside()
    await db.transaction((tx) => sessions.closeAllOf(tx, 'member', ended.member.id))
    expect((await own.goOn(ended.browser)).userInfo).toBeNull()
    expect(ended.browser.cookies.size).toBe(0)

    const locked = await inside()
    await db.sql`update identity.members set state = 'locked' where id = ${locked.member.id}`
    expect((await own.goOn(locked.browser)).userInfo).toBeNull()
  })

  it('[I115] ends for every tab when one leaves', async () => {
    const { token, browser } = await inside()
    const { token: second } = await own.goOn(browser)
    await leave(second, browser)
    expect(await sessions.find(token)).toBeUndefined()
    expect(browser.cookies.size).toBe(0)
    expect((await own.goOn(browser)).userInfo).toBeNull()
  })

  it('[I115] ends by the cookie alone for a page that could not say so when it left', async () => {
    const { token, browser } = await inside()
    await db.transaction((tx) => own.endHeld(tx, browser))
    expect(await sessions.find(token)).toBeUndefined()
    expect(browser.cookies.size).toBe(0)
  })

  it('[I50] ends when somebody comes in by a tab that did not know of it', async () => {
    const { token, browser } = await inside()
    const mark = browser.cookies.get('sessionMark')
    const next = await inside({}, browser)
    expect(await sessions.find(token)).toBeUndefined()
    expect((await own.goOn(browser)).userInfo?.id).toBe(next.member.id)
    expect(browser.cookies.get('sessionMark')).not.toBe(mark)
  })

  it('[I115] of who came in meanwhile does not end with the one before', async () => {
    const first = await inside()
    const elsewhere = await t.callerWith(first.token, first.browser)
    const next = await inside({}, first.browser)
    await db.transaction((tx) => own.logout(tx, elsewhere))
    expect(await sessions.find(next.token)).toBeDefined()
    expect((await own.goOn(first.browser)).userInfo?.id).toBe(next.member.id)
  })

  it('[I114] follows a token that was exchanged, and ends what was held before', async () => {
    const held = await inside()
    const given = await inside()
    mustBeOk(await own.exchange(given.token, held.browser))
    expect((await own.goOn(held.browser)).userInfo?.id).toBe(given.member.id)
    expect(await sessions.find(held.token)).toBeUndefined()
  })

  it('[I114] gets another token, cookie and mark with a new role', async () => {
    const { member, token, browser } = await inside({ mustChange: true })
    const mark = browser.cookies.get('sessionMark')
    const call = await t.callerWith(token, browser)
    const renewed = await db.transaction((tx) => t.entry.renew(tx, member, call))
    expect((await own.goOn(browser)).token).toBe(renewed.token)
    expect(await sessions.find(token)).toBeUndefined()
    expect(browser.cookies.get('sessionMark')).not.toBe(mark)
  })
})

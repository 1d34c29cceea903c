import { expect, expectAccessible, expectNoSidewaysScroll, test, watch } from './journey.ts'
import { tokenOf } from './member-calls.ts'
import { face, logIn, popup, signOut } from './members.ts'
import { newMember } from './new-member.ts'

test.describe('Members can use several tabs', () => {
  test.setTimeout(120_000)

  test('which are signed in together, leave together, and never become somebody else’s unasked', async ({
    page,
    context,
    browser,
    mayFail,
  }) => {
    mayFail(/status of 401/)
    const [mine, other] = [await newMember(browser), await newMember(browser)]
    await page.goto('/login')
    await logIn(page, mine.username, mine.password)
    await expect(face(page, mine.username)).toBeVisible()

    const second = await context.newPage()
    const problems = watch(second)
    await test.step('a second tab is signed in, and no script can read by what', async () => {
      await second.goto('/promotions')
      await expect(face(second, mine.username)).toBeVisible()
      const token = await tokenOf(second)
      expect(token).not.toBe('')
      const readable = await second.evaluate(() =>
        JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
      )
      expect(readable).not.toContain(token)
      const cookies = await context.cookies()
      expect(cookies.find(({ name }) => name === 'session')).toMatchObject({
        httpOnly: true,
        sameSite: 'Strict',
        expires: -1,
      })
      expect(JSON.stringify(cookies)).not.toContain(token)
    })

    await test.step('somebody else who comes in by one is named in the other', async () => {
      const elsewhere = await browser.newContext()
      const theirs = await elsewhere.newPage()
      await theirs.goto('/login')
      await logIn(theirs, other.username, other.password)
      await expect(face(theirs, other.username)).toBeVisible()
      const token = await tokenOf(theirs)
      await elsewhere.close()
      await second.goto(`/promotions?token=${token}`)
      await expect(face(second, other.username)).toBeVisible()
      const told = popup(page, `${other.username} is signed in now`)
      await expect(told).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await told.getByRole('button', { name: `Continue as ${other.username}` }).click()
      await expect(face(page, other.username)).toBeVisible()
    })

    await test.step('who signs out in one is out in both', async () => {
      await signOut(second, other.username)
      await expect(popup(page, 'Signed out in another tab')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
      expect(problems()).toEqual([])
    })
  })
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, watch } from './journey.ts'
import { tokenOf } from './member-calls.ts'
import { demoPassword, face, logIn, popup, signOut } from './members.ts'

/** Whoever comes in for the first time is greeted, until that was seen. */
async function passWelcome(page: Page) {
  const welcome = popup(page, /^Welcome/)
  const close = () => welcome.getByRole('button', { name: 'Close' }).click()
  await page.addLocatorHandler(welcome, close)
}

test.describe('Members can use several tabs', () => {
  test('which are signed in together, leave together, and never become somebody else’s unasked', async ({
    page,
    context,
    browser,
    mayFail,
  }) => {
    mayFail(/status of 401/)
    await passWelcome(page)
    await page.goto('/login')
    await logIn(page, 'jessa', demoPassword)
    await expect(face(page, 'Jessa')).toBeVisible()

    const second = await context.newPage()
    const problems = watch(second)
    await passWelcome(second)
    await test.step('a second tab is signed in, and no script can read by what', async () => {
      await second.goto('/promotions')
      await expect(face(second, 'Jessa')).toBeVisible()
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
      await passWelcome(theirs)
      await theirs.goto('/login')
      await logIn(theirs, 'rico', demoPassword)
      await expect(face(theirs, 'Rico')).toBeVisible()
      const token = await tokenOf(theirs)
      await elsewhere.close()
      await second.goto(`/promotions?token=${token}`)
      await expect(face(second, 'Rico')).toBeVisible()
      const told = popup(page, /^Rico .* is signed in now$/)
      await expect(told).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await told.getByRole('button', { name: /^Continue as Rico/ }).click()
      await expect(face(page, 'Rico')).toBeVisible()
    })

    await test.step('who signs out in one is out in both', async () => {
      await signOut(second, 'Rico')
      await expect(popup(page, 'Signed out in another tab')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
      expect(problems()).toEqual([])
    })
  })
})

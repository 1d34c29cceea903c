import { expect, expectAccessible, expectNoSidewaysScroll, test, watch } from './journey.ts'
import {
  defaultPassword,
  demoPassword,
  deskOf,
  face,
  greeted,
  logIn,
  newName,
  popup,
  seesTheEnd,
  signOut,
} from './members.ts'

const own = 'Green-cloth-7'
const next = 'Brown-cloth-8'

test.describe('Members can change their password', () => {
  test.setTimeout(150_000)

  test('must do so before the first play, and are signed out elsewhere', async ({
    page,
    browser,
    mayFail,
  }) => {
    // Weak and wrong passwords are refused on purpose.
    mayFail(/status of 4(01|03|22)/)
    const username = newName()
    const account = { username, type: 0, nickname: '', reason: 'For a journey' }
    await (await deskOf(browser)).call('POST', '/ops/api/members', account)
    const dialog = popup(page, 'Change password')
    const fresh = dialog.getByLabel('New password', { exact: true })
    const again = dialog.getByLabel('Confirm password')
    const change = dialog.getByRole('button', { name: 'Change password' })

    await test.step('the default password opens one door only', async () => {
      await page.goto('/login')
      await logIn(page, username, defaultPassword)
      await expect(dialog).toContainText('Your password is the one that every new account gets.')
      await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await page.mouse.click(2, 2)
      await expect(dialog).toBeVisible()
      await page.goto('/?m=securityCenter')
      await expect(dialog).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('a new one obeys the rule, is no common one and not the old one', async () => {
      await dialog.getByLabel('Current password').fill(defaultPassword)
      await fresh.fill('weak')
      await again.fill('weak')
      await change.click()
      await expect(fresh).toHaveAccessibleDescription(/^8 to 20 characters with at least one/)
      await expect(fresh).toBeFocused()
      await fresh.fill(own)
      await again.fill(next)
      await change.click()
      await expect(again).toHaveAccessibleDescription(/^Wrong confirmation/)
      await fresh.fill(defaultPassword)
      await again.fill(defaultPassword)
      await change.click()
      await expect(fresh).toHaveAccessibleDescription(/must be different/)
    })

    await test.step('and then everything is open', async () => {
      await fresh.fill(own)
      await again.fill(own)
      await change.click()
      await expect(page.getByText('The password is changed.').first()).toBeVisible()
      await expect(dialog).toBeHidden()
      const centre = popup(page, 'Security centre')
      await expect(centre).toBeVisible()
      await centre.getByRole('button', { name: 'Close' }).click()
      await greeted(page, username)
    })

    await test.step('a change signs out the other devices', async () => {
      const elsewhere = await browser.newContext()
      const other = await elsewhere.newPage()
      const problems = watch(other)
      await other.goto('/login')
      await logIn(other, username, own)
      await expect(face(other, username)).toBeVisible()

      await page.goto('/?popup=changePassword')
      await expect(dialog.getByText('You will be signed out here')).toBeVisible()
      await dialog.getByLabel('Current password').fill('Not-the-1-word')
      await fresh.fill(own)
      await again.fill(own)
      await change.click()
      await expect(dialog.getByText('This is not the current password.')).toBeVisible()
      await dialog.getByLabel('Current password').fill(own)
      await change.click()
      await expect(fresh).toHaveAccessibleDescription(/must be different/)
      await fresh.fill(next)
      await again.fill(next)
      await change.click()
      await expect(dialog).toBeHidden()
      await expect(face(page, username)).toBeVisible()

      await seesTheEnd(other)
      await logIn(other, username, own)
      await expect(popup(other, 'Log in').getByRole('alert')).toContainText('is wrong')
      expect(problems().filter((line) => !/status of 4(01|22)/.test(line))).toEqual([])
      await elsewhere.close()
    })
  })

  test('must do so once it is too old', async ({ page, mayFail }) => {
    // The old password is refused on purpose.
    mayFail(/status of 4(01|22)/)
    await page.goto('/login?next=%2Fpromotions')
    await logIn(page, 'olduser', demoPassword)
    const dialog = popup(page, 'Change password')
    await expect(dialog).toContainText('has expired. Set a new one')
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await page.reload()
    await expect(dialog).toContainText('has expired. Set a new one')
    await expectAccessible(page)
    const fill = async (password: string) => {
      await dialog.getByLabel('Current password').fill(demoPassword)
      await dialog.getByLabel('New password', { exact: true }).fill(password)
      await dialog.getByLabel('Confirm password').fill(password)
      await dialog.getByRole('button', { name: 'Change password' }).click()
    }
    await fill(demoPassword)
    await expect(dialog.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      /must be different/,
    )
    await fill(own)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/promotions')
    const welcome = popup(page, 'Welcome, Old User')
    await welcome.getByRole('button', { name: 'Close' }).click()
    await expect(face(page, 'Old User')).toBeVisible()
    await signOut(page, 'Old User')

    await page.goto('/login')
    await logIn(page, 'olduser', own)
    await expect(face(page, 'Old User')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})

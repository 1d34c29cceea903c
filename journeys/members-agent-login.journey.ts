import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { defaultPassword, demoPassword, deskOf, newName, popup } from './members.ts'

const own = 'Green-cloth-7'
const next = 'Brown-cloth-8'

async function logInAsAgent(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sign out' }).click()
  await popup(page, 'Sign out').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/agent')
}

test.describe('Agents can sign in at their own page', () => {
  test.setTimeout(150_000)

  test('with a new password when theirs is not their own, and change it before signing in', async ({
    page,
    browser,
    mayFail,
  }) => {
    // A member and a password that was used before are refused on purpose.
    mayFail(/status of 4(01|03|22)/)
    const username = newName()
    const account = { username, type: 1, nickname: '', reason: 'For a journey' }
    await (await deskOf(browser)).call('POST', '/ops/api/members', account)
    const dialog = popup(page, 'Change password')

    await test.step('the agent centre leads there; a member is told and keeps the input', async () => {
      await page.goto('/agentHome')
      await expect(page).toHaveURL('/agent')
      await expect(page.getByText('Service hours 09:00 to 24:00, Manila')).toBeVisible()
      await expect(page.getByText('Asia/Manila')).toBeVisible()
      await logInAsAgent(page, 'jessa', demoPassword)
      await expect(page.getByRole('alert')).toContainText('Non-agents cannot log in here.')
      await expect(page.getByRole('alert')).toContainText('This account has no agent rights.')
      await expect(page.getByLabel('Username')).toHaveValue('jessa')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('the default password must be changed first', async () => {
      await logInAsAgent(page, username, defaultPassword)
      await expect(page).toHaveURL('/agentHome')
      await expect(dialog).toContainText('Your password is the one that every new account gets.')
      await dialog.getByLabel('Current password').fill(defaultPassword)
      await dialog.getByLabel('New password', { exact: true }).fill(own)
      await dialog.getByLabel('Confirm password').fill(own)
      await dialog.getByRole('button', { name: 'Change password' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team overview')
    })

    await test.step('signing out replaces the agent centre', async () => {
      await signOut(page)
      await page.goBack()
      await expect(page).not.toHaveURL(/agentHome/)
    })

    await test.step('the change of a password also signs in', async () => {
      await page.goto('/agent')
      await page.getByRole('link', { name: 'Change password' }).click()
      await dialog.getByLabel('Username').fill(username)
      await dialog.getByLabel('Current password').fill(own)
      const fresh = dialog.getByLabel('New password', { exact: true })
      const again = dialog.getByLabel('Confirm password')
      const change = dialog.getByRole('button', { name: 'Change and sign in' })
      await fresh.fill(own)
      await again.fill(own)
      await change.click()
      await expect(fresh).toHaveAccessibleDescription(/must be different from the old one/)
      await expect(page).toHaveURL(/\/agent\?/)
      await expectAccessible(page)
      await fresh.fill(next)
      await again.fill(next)
      await change.click()
      await expect(page).toHaveURL('/agentHome')
    })
  })
})

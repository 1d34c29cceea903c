import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { signIn } from './operators.ts'

test.describe('Operators can sign in', () => {
  test('with password and authenticator, and the audit log shows it', async ({ page }) => {
    await page.goto('/ops')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await signIn(page, 'auditor')
    await page
      .getByRole('navigation', { name: 'Places' })
      .getByRole('link', { name: 'Audit log' })
      .click()
    await expect(page.getByText('The chain holds')).toBeVisible()
    const first = page.getByRole('row').filter({ hasText: 'operator auditor' }).first()
    await expect(first).toContainText('Signed in')
    await first.click()
    await expect(page.getByText('Recomputed, same').first()).toBeVisible()
  })

  test('not with a wrong password, and the answer does not say what was wrong', async ({
    page,
    mayFail,
  }) => {
    mayFail(/401/)
    await page.goto('/ops')
    for (const name of ['support', 'nobody.here']) {
      await page.getByLabel('Username').fill(name)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('The name or the password is wrong.')).toBeVisible()
    }
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { paymentPassword } from './member-calls.ts'
import { decide, prepareToWithdraw } from './withdrawals.ts'

test.describe('Members can withdraw', () => {
  test('with keys alone', async ({ browser, page }) => {
    test.slow()
    const { desk } = await prepareToWithdraw(page, browser)
    await page.goto('/')
    await expect(page.getByRole('main').locator('[data-tile]').first()).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Withdraw' })
    // The keys are listened to once the page knows who is in front of it.
    await expect(async () => {
      await page.keyboard.press('g')
      await page.keyboard.press('w')
      await expect(dialog).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 15_000 })
    const amount = dialog.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toBeVisible()
    await tabTo(page, () => amount.evaluate((node) => node === document.activeElement))
    await page.keyboard.type('120')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Is everything right?' })).toBeFocused()
    const password = dialog.getByLabel('Payment password')
    await tabTo(page, () => password.evaluate((node) => node === document.activeElement))
    await page.keyboard.type(paymentPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/order=wdr_/)
    await expect(dialog.getByText('Requested').first()).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // Whoever walks after this one has nothing under way.
    await decide(desk, id, 'reject', { note: '' })
  })
})

/** Goes on by Tab until it is there; the focus is seen at every stop. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('It cannot be reached by Tab.')
}

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { openDesk, openMember, takeDesk } from './operators.ts'

/** Fills the dialog and sends it; the receipt stays open. */
async function ask(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: /New credit or debit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel('Kind').selectOption('deposit_correction')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: /^Credit PHP/ }).click()
}

test.describe('Operators can give a member money by hand', () => {
  test('a small sum alone, a large one with a second person, and the ledger shows both', async ({
    browser,
    page,
  }) => {
    test.setTimeout(300_000)
    await takeDesk(page, 'finance')
    const second = await openDesk(browser, 'admin')
    const member = await openMember(second.page, `purse${Date.now() % 1_000_000_000}`)

    await test.step('finance credits a small sum at once', async () => {
      await page.goto(`/ops/ledger?owner=${member}`)
      await expect(page.getByRole('heading', { name: 'No account yet' })).toBeVisible()
      await ask(page, '120.50', 'Deposit of this morning')
      const receipt = page.getByRole('dialog')
      await expect(receipt.getByText('The member’s cash has changed.')).toBeVisible()
      await expectAccessible(page)
      await receipt.getByRole('button', { name: 'Close', exact: true }).last().click()
      const rows = page.getByRole('table', { name: 'Entries' }).getByRole('row')
      await expect(rows.filter({ hasText: 'Credit by hand' })).toContainText('+120.50')
    })

    await test.step('a large one waits and moves nothing', async () => {
      await ask(page, '7500', 'Deposit of last week')
      const receipt = page.getByRole('dialog')
      await expect(receipt.getByText('Waiting for a second person')).toBeVisible()
      await receipt.getByRole('button', { name: 'Close', exact: true }).last().click()
      const rows = page.getByRole('table', { name: 'Entries' }).getByRole('row')
      await expect(rows.filter({ hasText: 'Credit by hand' })).toHaveCount(1)
      await page.goto('/ops/approvals')
      await expect(page.getByText(/You asked for this/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Approve as second' })).toHaveCount(0)
    })

    await test.step('an admin looks and approves', async () => {
      await second.page.goto('/ops/approvals')
      await expect(second.page.getByText('PHP 7,500.00', { exact: true })).toBeVisible()
      await expect(second.page.getByText('Deposit of last week')).toBeVisible()
      await second.page.getByRole('button', { name: 'Approve as second' }).click()
      const dialog = second.page.getByRole('dialog')
      await dialog.getByLabel('Reason').fill('Seen the slip')
      await dialog.getByRole('button', { name: 'Approve as second' }).click()
      await expect(second.page.getByText('Approved. It is done.')).toBeVisible()
    })

    await test.step('the ledger of the member shows both with the running balance', async () => {
      await page.goto('/ops/adjustments')
      await page.getByRole('link', { name: member }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Member ledger' })).toBeVisible()
      const entries = page.getByRole('table', { name: 'Entries' })
      const rows = entries.getByRole('row').filter({ hasText: 'Credit by hand' })
      await expect(rows).toHaveCount(2)
      await expect(rows.first()).toContainText('+7,500.00')
      await expect(rows.first()).toContainText('7,620.50')
      await expect(rows.last()).toContainText('120.50')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('the audit log has who asked and who agreed', async () => {
      await second.page.goto('/ops/audit?text=' + member)
      const rows = second.page.getByRole('row').filter({ hasText: member })
      await expect(rows.filter({ hasText: 'Moved money by hand' })).toHaveCount(2)
    })
    expect(second.problems()).toEqual([])
    await second.close()
  })
})

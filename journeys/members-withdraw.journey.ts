import { getWithdrawal } from '@baize/contract/cashier/withdrawals'
import { openCentre, visibleButton } from './cashier-pages.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { paymentPassword } from './member-calls.ts'
import { decide, prepareToWithdraw } from './withdrawals.ts'

test.describe('Members can withdraw', () => {
  test('request, approval, a part is paid, a part arrives: each step with its time, and no way to cancel', async ({
    browser,
    mayFail,
    page,
  }) => {
    test.slow()
    // The wrong password.
    mayFail(/403/)
    const { desk, calls } = await prepareToWithdraw(page, browser)
    const dialog = await openCentre(page, 'withdraw', 'Withdraw')
    const steps = dialog.getByRole('list', { name: 'What happened so far' })

    await test.step('what may leave stands first; the review says it all once more', async () => {
      await expect(dialog.getByText('You can withdraw')).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('150')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await visibleButton(dialog, 'Review').click()
      await expect(dialog.getByText('It cannot be cancelled')).toBeVisible()
      await dialog.getByLabel('Payment password').fill('111111')
      await visibleButton(dialog, /^Withdraw PHP\s150\.00$/).click()
      await expect(dialog.getByText(/tries left/)).toBeVisible()
      await dialog.getByLabel('Payment password').fill(paymentPassword)
      await visibleButton(dialog, /^Withdraw PHP\s150\.00$/).dblclick()
      await expect(steps.getByText('Requested')).toBeVisible()
      await expect(page).toHaveURL(/order=wdr_/)
    })
    const id = new URL(page.url()).searchParams.get('order') ?? ''

    await test.step('the page follows the operator', async () => {
      await expect(dialog.getByRole('button', { name: /cancel/i })).toHaveCount(0)
      await decide(desk, id, 'approve')
      await expect(steps.locator('li', { hasText: 'Approved' }).locator('time')).toBeVisible()
      await decide(desk, id, 'disburse', { amount: '12000', reference: 'BANK-1' })
      await expect(steps.getByText(/PHP\s120\.00 sent to/)).toBeVisible()
      await expect(steps.getByText(/PHP\s30\.00, is back in your wallet/)).toBeVisible()
      await expect(dialog.getByRole('timer')).toBeVisible()
      await expect(dialog.getByRole('button', { name: /cancel/i })).toHaveCount(0)
      await expectAccessible(page)
    })

    await test.step('only part arrived: received and missing are what was paid', async () => {
      await dialog.getByRole('button', { name: 'Only part' }).click()
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('100.25')
      await expect(dialog.getByRole('status')).toContainText('19.75')
      await expectNoSidewaysScroll(page)
      await dialog.getByRole('button', { name: 'Report the missing part' }).click()
      await expect(steps.getByText(/PHP\s100\.25 arrived, PHP\s19\.75 is missing/)).toBeVisible()
      const { disbursed, received, remaining } = await calls.call(getWithdrawal, { id })
      expect(BigInt(received ?? 0) + BigInt(remaining ?? 0)).toBe(BigInt(disbursed ?? -1))
      await expect(dialog.getByText(/We look into PHP\s19\.75/)).toBeVisible()
    })

    await test.step('the dispute ends with a word of the operator', async () => {
      await decide(desk, id, 'dispute', { as: 'returned', note: 'The bank sent it back' })
      await expect(dialog.getByText(/PHP\s19\.75 came back to your wallet/)).toBeVisible()
    })
  })
})

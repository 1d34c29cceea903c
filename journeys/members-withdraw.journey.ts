import type { Browser, Page } from '@playwright/test'
import { getWithdrawal } from '@baize/contract/withdrawals'
import type { CashierDocument } from '@baize/contract/documents'
import { enterAsPlayer, openCentre, visibleButton } from './cashier-pages.ts'
import { publish, type Desk } from './documents.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { addBankAccount, callsOf, paymentPassword } from './member-calls.ts'
import { deskOf } from './members.ts'
import { isPhone } from './site-menu.ts'

type Row = { readonly withdrawal: { readonly version: number } }

/** Somebody with money and an account to send it to, which need not wait. */
async function prepare(page: Page, browser: Browser) {
  const desk = await deskOf(browser, 'finance')
  await publish<CashierDocument>(desk, 'cashier', (content) => ({
    ...content,
    payeeWaitHours: 0,
    withdrawMin: { ...content.withdrawMin, PHP: '10000' },
    withdrawTimesPerDay: 100,
  }))
  const player = await enterAsPlayer(page, browser)
  const calls = await callsOf(page)
  await addBankAccount(calls, player.password)
  return { desk, calls }
}

async function decide(desk: Desk, id: string, verb: string, more: object = {}): Promise<void> {
  const path = `/ops/api/cashier/withdrawals/${id}`
  const { withdrawal } = await desk.call<Row>('GET', path)
  const body = { version: withdrawal.version, reason: 'Looked at it', ...more }
  await desk.call('POST', `${path}/${verb}`, body)
}

test.describe('Members can withdraw', () => {
  test('request, approval, a part is paid, a part arrives: each step with its time, and no way to cancel', async ({
    browser,
    mayFail,
    page,
  }) => {
    test.slow()
    // The wrong password.
    mayFail(/403/)
    const { desk, calls } = await prepare(page, browser)
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

  test('with keys alone', async ({ browser, page }) => {
    test.skip(isPhone(page), 'A phone has no keyboard of this kind.')
    test.slow()
    await prepare(page, browser)
    await page.goto('/')
    await expect(page.getByRole('main').locator('[data-tile]').first()).toBeVisible()
    await page.keyboard.press('g')
    await page.keyboard.press('w')
    const dialog = page.getByRole('dialog', { name: 'Withdraw' })
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
    const desk = await deskOf(browser, 'finance')
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

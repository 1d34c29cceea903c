import { choose } from './choose.ts'
import { expect, test, watch } from './journey.ts'
import { openDesk, takeDesk } from './operators.ts'
import type { Page } from '@playwright/test'

/** An open page must learn of it within this time. */
const soon = { timeout: 30_000 }

async function confirm(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Reason/).fill(reason)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test.describe('Operators can close the site and open it again', () => {
  test.setTimeout(240_000)

  test('for maintenance with a second person, and by region', async ({
    browser,
    page,
    mayFail,
  }) => {
    // While the site is closed its other calls are refused, which the browser notes as errors.
    mayFail(/status of (403|503)/)
    await takeDesk(page, 'admin')
    const second = await openDesk(browser, 'risk')
    const visitor = await (await browser.newContext()).newPage()
    const visitorProblems = watch(visitor)
    await visitor.goto('/promotions')
    // The demo greets, once, and what is behind the greeting is not told of.
    const card = visitor.getByRole('complementary', { name: 'Announcements' })
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()

    await test.step('one person asks, another agrees, the open page is covered', async () => {
      await page.goto('/ops/status')
      await choose(page.getByRole('radio', { name: /Maintenance/ }))
      await page.getByRole('button', { name: '1 h', exact: true }).click()
      await page.getByLabel('Text', { exact: true }).fill('We lay a new cloth.')
      await page.getByRole('button', { name: 'Ask for second person' }).click()
      await confirm(page, 'Ask', 'New cloth')
      await expect(visitor.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
      await second.page.goto('/ops/status')
      await second.page.getByRole('button', { name: 'Approve as second' }).click()
      await confirm(second.page, 'Approve as second', 'Seen')
      await expect(visitor.getByText('The tables are covered')).toBeVisible(soon)
      await expect(visitor.getByText('We lay a new cloth.')).toBeVisible()
      await expect(visitor.getByRole('link', { name: 'Customer service' })).toBeVisible()
    })

    await test.step('a region rule that would also apply does not show: maintenance wins', async () => {
      await page.goto('/ops/status')
      await page.getByRole('button', { name: /Add rule/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText('IP range', { exact: true }).click()
      await dialog.getByLabel('Addresses or ranges').fill('127.0.0.0/8')
      await dialog.getByRole('button', { name: /Add rule|Save|Keep/ }).click()
      await page.getByRole('button', { name: 'Publish rules' }).click()
      await confirm(page, 'Publish', 'Licence')
      const answer = await visitor.request.get('/wps/system/status')
      const { value } = (await answer.json()) as { value: { status: number } }
      expect(value.status).toBe(1)
    })

    await test.step('lifting maintenance needs nobody else and leaves the region block', async () => {
      await page.reload()
      await choose(page.getByRole('radio', { name: /Normal/ }))
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await confirm(page, 'Publish', 'The cloth is laid')
      await expect(visitor.getByText('Not open where you are')).toBeVisible(soon)
      await expect(visitor.getByText('127.0.0.1')).toBeVisible()
    })

    await test.step('lifting the block restores the page the visitor was on', async () => {
      await page.reload()
      await page.getByRole('row').filter({ hasText: '127.0.0.0/8' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove rule' }).click()
      await page.getByRole('button', { name: 'Publish rules' }).click()
      await confirm(page, 'Publish', 'Mistake')
      await expect(visitor.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible(soon)
      await expect(visitor).toHaveURL('/promotions')
    })

    await test.step('the audit log has a row for each change, with its reason', async () => {
      await page.goto('/ops/audit')
      for (const reason of ['New cloth', 'Seen', 'Licence', 'The cloth is laid', 'Mistake']) {
        await expect(page.getByRole('row').filter({ hasText: reason }).first()).toBeVisible()
      }
      await expect(page.getByText('The chain holds')).toBeVisible()
    })
    const expected = /status of (403|503)/
    expect(visitorProblems().filter((line) => !expected.test(line))).toEqual([])
    expect(second.problems()).toEqual([])
    await second.close()
  })
})

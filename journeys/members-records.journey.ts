import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { choose } from './choose.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { cashOf, findGame, openGame, playerNamed, readSum } from './players.ts'

/** The sum beside a name among the totals of a record. */
async function totalOf(page: Page, name: string): Promise<bigint> {
  const totals = page.getByLabel('Total', { exact: true }).first()
  const line = totals.locator('div').filter({ hasText: name }).first()
  return readSum(
    (await line.locator('data').innerText()).replace('−PHP', '-').replaceAll(/\s/g, ''),
  )
}

/** Downloads the record on the screen; its lines without the head. */
async function download(page: Page): Promise<{ head: string; lines: string[] }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  const [head = '', ...lines] = text.replace('\uFEFF', '').trimEnd().split('\r\n')
  return { head, lines }
}

/** What a spreadsheet would run: a cell that begins so and is no plain number. */
const runs = /(^|,)"?(?!-?\d+(\.\d+)?(,|$))[=+\-@\t\r]/

test.describe('Members find what they did', () => {
  test('a bet in the betting record, its result in profit and loss, a credit in the account record', async ({
    browser,
    page,
  }) => {
    test.slow()
    const player = await playerNamed('one', browser)
    const frame = await openGame(page, await findGame(page, 'Dice'), player)
    const before = await cashOf(browser, player)
    await frame.getByRole('button', { name: /^Roll/ }).click()
    await expect(frame.getByText(/^Rolled/).first()).toBeVisible()
    await expect.poll(() => cashOf(browser, player)).not.toBe(before)
    const won = (await cashOf(browser, player)) - before

    await test.step('the bet stands on top of the record, with its result', async () => {
      await page.goto('/member?m=personalHistoryCopy')
      await choose(page.getByRole('radio', { name: 'Today' }))
      const row = page.getByRole('table', { name: 'Betting record' }).getByRole('row').nth(1)
      await expect(row).toContainText('Dice')
      await expect(row).toContainText(won > 0n ? 'Won' : 'Lost')
      await row.click()
      const detail = page.getByRole('dialog', { name: 'Dice' })
      await expect(detail.getByText('Bet number')).toBeVisible()
      await expectAccessible(page)
      await detail.getByRole('button', { name: 'See this round again' }).click()
      const replay = page.getByRole('dialog', { name: /^The round again/ })
      const drawn = replay.frameLocator('iframe').getByRole('heading', { name: 'Dice' })
      await expect(drawn).toBeVisible({ timeout: 20_000 })
      await replay.getByRole('button', { name: 'Close' }).click()
      await detail.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('a number finds it alone, and its totals are those of the bet', async () => {
      const row = page.getByRole('table', { name: 'Betting record' }).getByRole('row').nth(1)
      await row.click()
      const detail = page.getByRole('dialog', { name: 'Dice' })
      const id = (await detail.getByText(/^wgr_/).innerText()).trim()
      await detail.getByRole('button', { name: 'Close' }).click()
      await page.goto(`/member?m=personalHistoryCopy&recNumber=${id}`)
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
      expect(await totalOf(page, 'Win or loss')).toBe(won)
    })

    await test.step('profit and loss agrees with the record of the same days', async () => {
      await page.goto('/member?m=personalHistoryCopy')
      await expect(page.getByRole('table', { name: 'Betting record' })).toBeVisible()
      const net = await totalOf(page, 'Win or loss')
      await page.goto('/member?m=personalProfit')
      const result = page.locator('section').filter({ hasText: 'Your result' }).first()
      await expect(result).toBeVisible()
      const shown = (await result.locator('data').first().innerText()).replace('−PHP', '-')
      expect(readSum(shown.replaceAll(/\s/g, ''))).toBe(net)
      await expectNoSidewaysScroll(page)
      await choose(page.getByRole('radio', { name: 'Table' }))
      await expect(page.getByRole('table', { name: 'By day' })).toBeVisible()
    })

    await test.step('the credit of an operator stands in the account record', async () => {
      await page.goto('/member?m=transactionHistory&recKind=adjustment')
      const row = page.getByRole('table', { name: 'Account record' }).getByRole('row').nth(1)
      await expect(row).toContainText('Goodwill credit')
      await expect(row).toContainText('+500.00')
      // What the operator wrote is the operator's.
      await expect(page.getByText('To walk a journey with')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    })

    await test.step('both records download, and no cell of them can be run', async () => {
      const account = await download(page)
      expect(account.head).toContain('Type,Details,Amount')
      expect(account.lines[0]).toMatch(/,Adjustment,Goodwill credit,500\.00,PHP,Done,adj_/)
      await page.goto('/member?m=personalHistoryCopy')
      const bets = await download(page)
      expect(bets.lines[0]).toContain('Dice')
      for (const line of [...account.lines, ...bets.lines]) expect(line).not.toMatch(runs)
    })
  })
})

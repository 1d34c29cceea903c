import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { popup } from './members.ts'
import { cashOf, findGame } from './players.ts'
import { newWalker, openAs, payIn, sitAtDice } from './rewards.ts'

test.describe('Members climb', () => {
  test('a level is reached while one looks and gives what it said; the rebate of the same bets is claimed once', async ({
    browser,
    page,
  }) => {
    test.slow()
    const walker = await newWalker(browser)
    await payIn(browser, walker, '50000')
    const member = await openAs(page, walker, '/down?m=vip')
    const bet = await sitAtDice(member, await findGame(page, 'Dice'))
    const vip = popup(page, 'VIP')

    await test.step('the last bet that is missing lifts, and the page follows without a reload', async () => {
      const way = vip.getByRole('progressbar', { name: 'Valid bets' })
      await expect(way).toHaveAttribute('aria-valuenow', '0')
      await expect(vip.getByText('Reached', { exact: true })).toHaveCount(1)
      await bet(490_000n)
      await expect(vip.getByText('VIP 0, you')).toBeAttached()
      await bet(10_000n)
      await expect(vip.getByText('VIP 1, you')).toBeVisible({ timeout: 20_000 })
      await expect(page.getByLabel('Your level: VIP 1')).toBeAttached()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('what the level gives is taken', async () => {
      const before = await cashOf(browser, walker)
      const gift = vip.getByRole('listitem').filter({ hasText: 'VIP 1 reached' })
      await expect(gift).toContainText(/PHP\s8\.00/)
      await gift.getByRole('button', { name: 'Claim' }).dblclick()
      await expect(gift).toHaveCount(0)
      expect(await cashOf(browser, walker)).toBe(before + 800n)
    })

    await test.step('the rebate says why it is so much, and is claimed', async () => {
      const before = await cashOf(browser, walker)
      await page.goto('/down?m=manualRebate')
      const rebate = popup(page, 'Manual rebate')
      // 0.30 % of 5,000.
      const claim = rebate.getByRole('button', { name: /^Claim PHP\s15\.00$/ })
      await expect(claim).toBeEnabled()
      await rebate
        .getByRole('button', { name: /^Why this amount/ })
        .first()
        .click()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('Escape')
      await claim.dblclick()
      await expect(rebate.getByText(/PHP\s15\.00 was paid to your balance/)).toBeVisible()
      await expect(rebate.getByRole('button', { name: /^Claim PHP\s0\.00$/ })).toBeDisabled()
      expect(await cashOf(browser, walker)).toBe(before + 1_500n)
    })
  })
})

import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { popup } from './members.ts'
import { cashOf, findGame } from './players.ts'
import { newWalker, openAs, sitAtDice } from './rewards.ts'
import { isPhone } from './site-menu.ts'

test.describe('Members have missions', () => {
  test('bets reach one while one looks, it is claimed once, and the own row stands on the board', async ({
    browser,
    page,
  }) => {
    test.slow()
    const walker = await newWalker(browser)
    const member = await openAs(page, walker, '/down?m=missionLeaderboard')
    const bet = await sitAtDice(member, await findGame(page, 'Dice'))
    const dialog = popup(page, 'Missions')
    const mission = dialog.getByRole('listitem').filter({ hasText: 'Bets of the week' })

    await test.step('how far it is follows the bets', async () => {
      await expect(mission.getByText('0 of 500')).toBeVisible()
      await bet(50_000n)
      await expect(mission.getByRole('button', { name: 'Claim: Bets of the week' })).toBeVisible({
        timeout: 20_000,
      })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('what was reached is taken once, and the next step is shown', async () => {
      const before = await cashOf(browser, walker)
      await mission.getByRole('button', { name: 'Claim: Bets of the week' }).dblclick()
      await expect(mission.getByText('Step 2 of 3')).toBeVisible()
      expect(await cashOf(browser, walker)).toBe(before + 1_000n)
    })

    await test.step('the own row is on the board, clear among masked names', async () => {
      if (isPhone(page)) await dialog.getByRole('tab', { name: 'Leaderboard' }).click()
      // A point for each ten.
      const own = dialog.getByRole('row', { name: `${walker.account}, you 50` })
      await expect(own).toBeVisible({ timeout: 20_000 })
      await expect(dialog.getByRole('row', { name: /\S\*\*\*/ }).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })
})

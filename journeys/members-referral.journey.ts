import type { ReferralDocument } from '@baize/contract/promotions/referral-settings'
import { publish } from './documents.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  keepPopupsAway,
  test,
  watch,
} from './journey.ts'
import { callsOf } from './member-calls.ts'
import { deskOf, fillRegistration, greeted, newName, popup, secondDesk } from './members.ts'
import { walkPassword } from './new-member.ts'
import { cashOf, findGame, giveMoney } from './players.ts'
import { newWalker, openAs, payIn, sitAtDice } from './rewards.ts'

test.describe('Members invite friends', () => {
  test('who come by the link, pay in and play: each step is seen, and the reward is claimed once', async ({
    browser,
    page,
  }) => {
    test.slow()
    const alter = (terms: ReferralDocument): ReferralDocument => ({
      ...terms,
      needsPhone: false,
      holdDays: 0,
    })
    await publish(await deskOf(browser, 'finance'), 'referral', alter, await secondDesk(browser))
    const walker = await newWalker(browser)
    await openAs(page, walker, '/down?m=referral')
    const inviting = popup(page, 'Refer and earn')
    await expect(inviting.getByText('Nobody yet')).toBeVisible()
    const link = (await inviting.getByText(/register\?referralCode=/).innerText()).trim()

    // Somebody else's browser: who comes by the same one is nobody new.
    const context = await browser.newContext({
      userAgent: 'The browser of a friend',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const theirs = await context.newPage()
    await keepPopupsAway(theirs)
    const problems = watch(theirs)
    const name = newName()
    await test.step('the friend reads who invited, and joins', async () => {
      await theirs.goto(link)
      await expect(
        popup(theirs, 'Register').getByText(/invited you\. Get PHP\s50\.00 once/),
      ).toBeVisible({ timeout: 20_000 })
      await expectAccessible(theirs)
      await fillRegistration(theirs, { username: name, password: walkPassword })
      await greeted(theirs, name)
    })

    const friend = await callsOf(theirs)
    const row = inviting.getByRole('listitem').filter({ hasText: name.slice(0, 2) })
    await test.step('what the friend does is counted on the page of who invited', async () => {
      await expect(row.getByText(/^Deposits 0\.00 of 200\.00/)).toBeVisible({ timeout: 20_000 })
      await payIn(browser, friend, '20000')
      await expect(row.getByText(/^Bets 0\.00 of 1,000\.00/)).toBeVisible({ timeout: 20_000 })
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await giveMoney(browser, name, '100000')
      await (
        await sitAtDice(friend, await findGame(page, 'Dice'))
      )(100_000n)
    })

    await test.step('and is claimed once; the friend has a reward too', async () => {
      const before = await cashOf(browser, walker)
      await row.getByRole('button', { name: 'Claim 50.00' }).dblclick({ timeout: 30_000 })
      await expect(row.getByText('Paid 50.00')).toBeVisible()
      expect(await cashOf(browser, walker)).toBe(before + 5_000n)
      await theirs.goto('/down?m=rewardCenter')
      const centre = popup(theirs, 'Reward centre')
      await expect(centre.getByText(/PHP\s50\.00/).first()).toBeVisible()
      await expect(centre.getByRole('button', { name: /^Claim/ }).first()).toBeVisible()
      expect(problems()).toEqual([])
      await context.close()
    })
  })
})

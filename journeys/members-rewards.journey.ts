import { enter, picture } from './cashier-pages.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { newName, popup } from './members.ts'
import { answerApplication, publishOffer } from './offers.ts'
import { enterFrame, findGame, newPlayer } from './players.ts'

test.describe('Members have what offers give', () => {
  test('taken, claimed, played through and theirs; a second one is given up; a third asked for with a picture', async ({
    browser,
    page,
  }) => {
    test.slow()
    const word = newName()
    const played = await publishOffer(browser, `Play ${word}`)
    const stopped = await publishOffer(browser, `Stop ${word}`, {
      asks: { base: 'bonus', times: 4000, weights: {} },
    })
    const asked = await publishOffer(browser, `Ask ${word}`, {
      kind: 'apply',
      mode: 'gate',
      asks: { base: 'bonus', times: 0, weights: {} },
    })
    await enter(page, await newPlayer(browser))
    const standing = page.getByRole('region', { name: 'Where you stand' })

    await test.step('an offer is taken and claimed beside its rules', async () => {
      await page.goto('/promotions')
      const card = page.getByRole('article').filter({ hasText: `Play ${word}` })
      await expect(card.getByText('Open', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await card.first().getByRole('link', { name: 'Take it' }).click()
      await expect(page).toHaveURL(new RegExp(`p=${played}`))
      await expect(page.getByText(/For PHP\s20\.00 that is PHP\s2\.00 of bets/)).toBeVisible()
      await standing.getByRole('button', { name: 'Take it' }).dblclick()
      await standing.getByRole('button', { name: /^Claim PHP\s20\.00$/ }).dblclick()
      await expect(standing.getByText(/PHP\s2\.00 left to bet/)).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('a second one waits behind it, and the details say so', async () => {
      await page.goto(`/promotions?p=${stopped}`)
      await standing.getByRole('button', { name: 'Take it' }).click()
      await standing.getByRole('button', { name: /^Claim/ }).click()
      await standing.getByRole('link', { name: 'Bonus details' }).click()
      const details = popup(page, 'Bonus details')
      await expect(details.getByText('Up next')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    await test.step('one spin plays the first through, and it is theirs to withdraw', async () => {
      await page.goto(`/seamless?game=${await findGame(page, 'Sweet Lantern')}`)
      const spin = (await enterFrame(page)).getByRole('button', { name: 'Spin', exact: true })
      await expect(spin).toBeEnabled({ timeout: 20_000 })
      await spin.click()
      await expect(spin).toBeEnabled({ timeout: 40_000 })
      await page.goto(`/?m=bonusDetails&bonus=${played}`)
      const details = popup(page, 'Bonus details')
      const got = details.getByRole('region', { name: 'What you got' })
      await expect(got.getByText(/PHP\s20\.00 of it became yours/)).toBeVisible({ timeout: 20_000 })
      await page.goto('/?m=withdraw')
      await expect(popup(page, 'Withdraw').getByText('You can withdraw').first()).toBeVisible()
    })

    await test.step('the second has begun, is stopped, and gives back what it gave', async () => {
      await page.goto(`/?m=bonusDetails&bonus=${stopped}`)
      const details = popup(page, 'Bonus details')
      const costs = details.getByRole('region', { name: 'If you stop now' })
      await expect(costs.getByText(/^PHP\s20\.00$/)).toBeVisible()
      await costs.getByRole('button', { name: 'Stop this bonus' }).click()
      await popup(page, 'Stop this bonus?').getByRole('button', { name: 'Stop this bonus' }).click()
      await expect(details.getByText('Stopped by you').first()).toBeVisible()
    })

    await test.step('an application is answered no and yes, and the page follows', async () => {
      await page.goto(`/promotions?p=${asked}`)
      await standing.getByLabel('Comment').fill('Table A, yesterday')
      await standing.getByLabel('Add pictures').setInputFiles([picture(), picture()])
      await expect(standing.getByText('2 of 3, optional')).toBeVisible()
      await expectAccessible(page)
      await standing.getByRole('button', { name: 'Send application' }).dblclick()
      await expect(standing.getByText('2 pictures')).toBeVisible()
      const no = { yes: false, reason: 'The bets were on roulette' }
      const read = await answerApplication(browser, asked, no)
      expect(read).toMatchObject({ pictures: 2, comment: 'Table A, yesterday' })
      await expect(standing.getByText('The bets were on roulette')).toBeVisible()
      await standing.getByLabel('Comment').fill('Table B, today')
      await standing.getByRole('button', { name: 'Send application' }).click()
      await expect(standing.getByText('No pictures')).toBeVisible()
      await answerApplication(browser, asked, { yes: true, reason: 'Seen' })
      await expect(standing.getByRole('button', { name: /^Claim PHP\s20\.00$/ })).toBeVisible()
    })

    await test.step('the reward centre has it, and the number beside the menu goes', async () => {
      await page.goto('/?m=rewardCenter')
      const centre = popup(page, 'Reward centre')
      const waiting = centre.getByRole('region', { name: 'To claim' })
      await expect(waiting.getByText('1 reward to claim')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await centre.getByRole('button', { name: `Claim: Ask ${word}` }).dblclick()
      await expect(centre.getByText('It is in your main wallet now.')).toBeVisible()
      await expect(centre.getByText('1 reward to claim')).toHaveCount(0)
    })
  })
})

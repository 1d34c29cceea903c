import type { Page } from '@playwright/test'
import { expect, expectReadable, keepPopupsAway, test, watch } from './journey.ts'
import { popup } from './members.ts'
import { accept, enter, houseGives, makeTeam, offerTo, stateOf, termsOf } from './teams.ts'

const withinFive = { timeout: 5000 }

/** Types a rate into the first tier and goes on to the review. */
async function reviewRate(page: Page, rate: string): Promise<void> {
  await page.getByLabel('Rate, tier 1').fill(rate)
  await page.getByRole('button', { name: 'Review the offer' }).click()
}

/** The same, and sends the offer from there. */
async function sendRate(page: Page, rate: string): Promise<void> {
  await reviewRate(page, rate)
  await page.getByRole('button', { name: 'Send offer' }).click()
}

test.describe('Agents can give contracts to their downlines', () => {
  test.setTimeout(240_000)

  test('an offer comes before the downline by itself, is accepted, made lower and ended', async ({
    page,
    browser,
    mayFail,
  }) => {
    // What must be confirmed first is refused once.
    mayFail(/status of 409/)
    const { top, middle: below, low } = await makeTeam(browser)
    await houseGives(browser, top, termsOf('dividend', 2000))
    const theirs = await browser.newContext()
    const other = await theirs.newPage()
    await keepPopupsAway(other)
    const problems = watch(other)
    const middle = await enter(other, below, '/')
    const offer = popup(other, 'Dividend: contract offer')
    const list = page.getByRole('table', { name: 'Contracts' })
    const line = list.getByRole('row', { name: new RegExp(middle.account) })

    await test.step('the editor shows the own contract as the bound, and refuses what is above', async () => {
      mayFail(/status of 422/)
      await enter(page, top, '/agentHome?page=downlineManagmentView')
      await page.getByRole('link', { name: `Contract: ${middle.account}` }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offer a contract')
      const own = page.getByRole('region', { name: 'Your own contract' })
      await expect(own.getByRole('table')).toContainText('20.0%')
      await reviewRate(page, '20.5')
      await expect(page.getByText('0.5 too high')).toBeVisible()
      const said = 'The rate of tier 1 is above your own, which is 20% there.'
      await expect(page.getByLabel('Rate, tier 1')).toHaveAccessibleDescription(said)
      await expectReadable(page, { widths: [1440, 390] })
    })

    await test.step('the offer is with the downline within five seconds, without a reload', async () => {
      await sendRate(page, '15')
      await expect(page.getByRole('status')).toContainText(middle.account)
      await expect(offer).toBeVisible(withinFive)
      await expect(offer).toContainText(`From ${top.account}.`)
      await expect(offer).toContainText('15.0%')
      await expect(offer.getByRole('region', { name: 'Would have paid you' })).toContainText(
        'Nothing was played in these periods',
      )
      await expectReadable(other, { widths: [1440, 390], within: '[role=dialog], dialog' })
    })

    await test.step('it is accepted, and who gave it sees that at once', async () => {
      await page.getByRole('link', { name: 'All contracts' }).click()
      await expect(line).toContainText('Waits')
      await offer.getByRole('button', { name: 'Accept contract' }).click()
      await expect(offer.getByRole('status')).toContainText('Accepted. It holds from')
      await offer.getByRole('button', { name: 'Close' }).last().click()
      await expect(line).toContainText('Begins', withinFive)
      await expect(other.getByRole('complementary', { name: 'My contracts' })).toBeVisible()
    })

    await test.step('a lower rate names whose contract would end, and asks', async () => {
      await accept(low, 'dividend', await offerTo(middle, low, termsOf('dividend', 1200)))
      await line.getByRole('link', { name: 'Change' }).click()
      await sendRate(page, '10')
      const told = page.getByRole('alert')
      await expect(told).toContainText(`1 contract below ${middle.account} would end`)
      await expect(told).toContainText(`${low.account}: 12.0%, level 1`)
      const send = page.getByRole('button', { name: 'Send, and let these end' })
      await expect(send).toBeDisabled()
      await page.getByRole('checkbox', { name: /^I have read this/ }).check()
      await send.click()
      await expect(page.getByRole('status')).toContainText(middle.account)
      expect(await stateOf(low, 'dividend')).toBe('accepted')
    })

    await test.step('its downline reads what changes, confirms the same, and then it ends', async () => {
      await expect(offer).toBeVisible(withinFive)
      await expect(offer).toContainText('The rates fall.')
      await expect(offer.getByRole('row', { name: /^Tier 1/ })).toContainText('−5.0 points')
      const yes = offer.getByRole('button', { name: 'Accept contract' })
      await yes.click()
      await expect(offer.getByRole('alert')).toContainText(low.account)
      await expect(offer.getByRole('button', { name: 'Tick the box first' })).toBeDisabled()
      expect(await stateOf(low, 'dividend')).toBe('accepted')
      await offer.getByRole('checkbox').check()
      await yes.click()
      await expect(offer.getByRole('status')).toContainText('Accepted.')
      expect(await stateOf(low, 'dividend')).toBe('terminated')
      await offer.getByRole('button', { name: 'Close' }).last().click()
    })

    await test.step('who gave it ends it after a question', async () => {
      await page.getByRole('link', { name: 'All contracts' }).click()
      // The list may still show the one before, until it has asked again.
      const lower = line.filter({ hasText: 'Begins' }).filter({ hasText: '10.0%' })
      await lower.getByRole('button', { name: 'End contract' }).click()
      const ask = popup(page, `End the contract of ${middle.account}?`)
      await ask.getByRole('button', { name: 'End contract' }).click()
      await expect(ask).toHaveCount(0)
      expect(await stateOf(middle, 'dividend')).toBe('terminated')
    })
    expect(problems().filter((problem) => !problem.includes('status of 409'))).toEqual([])
    await theirs.close()
  })

  test('salaries by the day, the hour and in real time come one by one, and one is rejected', async ({
    page,
    browser,
  }) => {
    test.slow()
    const { top, middle: below } = await makeTeam(browser)
    const kinds = [
      ['daily', 'Daily wages: contract offer'],
      ['hourly', 'Hourly salary: contract offer'],
      ['realtime', 'Real-time salary: contract offer'],
    ] as const
    for (const [kind] of kinds) await houseGives(browser, top, termsOf(kind, 100))
    const middle = await enter(page, below, '/agentHome?page=agentAnnouncement')
    for (const [kind, name] of kinds) {
      await offerTo(top, middle, termsOf(kind, 50))
      const offer = popup(page, name)
      await expect(offer).toBeVisible(withinFive)
      await offer.getByRole('button', { name: 'Accept contract' }).click()
      await expect(offer.getByRole('status')).toContainText('Accepted.')
      await offer.getByRole('button', { name: 'Close' }).last().click()
      expect(await stateOf(middle, kind)).toBe('accepted')
    }
    await offerTo(top, middle, termsOf('daily', 40))
    const lower = popup(page, 'Daily wages: contract offer')
    await lower.getByRole('button', { name: 'Reject' }).click()
    await expect(lower.getByRole('status')).toContainText('Rejected.')
    expect(await stateOf(middle, 'daily')).toBe('rejected')
  })

  test('somebody who is no agent has no agent centre', async ({ page, browser }) => {
    test.slow()
    const { low } = await makeTeam(browser)
    await enter(page, low, '/')
    await page.goto('/agentHome')
    await expect(page).toHaveURL('/agent')
  })
})

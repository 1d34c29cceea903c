import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { logIn, newName, popup } from './members.ts'
import { becomeMember, newMember } from './new-member.ts'
import { isPhone } from './site-menu.ts'

test.describe('Visitors who choose a game', () => {
  test('log in and are in that same game, which is then the first of the recent ones', async ({
    browser,
    page,
  }) => {
    test.slow()
    const { username, password } = await newMember(browser)
    await page.goto('/rng?sort=name&vendor=FOXGLOVE&classify=SLOT')
    const card = page.locator('main article').nth(isPhone(page) ? 2 : 1)
    const label = await card.locator('[data-tile]').getAttribute('aria-label')
    const name = label?.replace(/^Play (.*), Foxglove$/, '$1') ?? ''
    // The card is one button: below the picture too, where its name stands.
    await card.getByText(name, { exact: true }).click({ force: true })
    await expect(popup(page, 'Log in')).toBeVisible()
    expect(page.url()).toContain('next=%2Fseamless')
    await logIn(page, username, password)

    await expect(page).toHaveURL(/\/seamless\?game=\d+$/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('timer').locator('visible=true')).toHaveText(/^00:00:\d\d$/)
    await expect(
      bar
        .getByText(/^Balance/)
        .locator('visible=true')
        .first(),
    ).toBeVisible()
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await bar.getByRole('button', { name: 'Lobby' }).click()
    await page.goto('/recent')
    await expect(page.getByRole('main').locator('[data-tile]').first()).toContainText(name)
  })

  test('in free play are told that they need a real account', async ({ page, mayFail }) => {
    mayFail(/403|in_need_true_account/)
    await page.goto('/login')
    await popup(page, 'Log in')
      .getByRole('button', { name: /trial account/ })
      .click()
    await expect(page.getByRole('banner').getByText('Trial', { exact: true })).toBeVisible()
    await page.locator('main [data-tile]').first().click()
    await expect(popup(page, 'You need a real account')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/seamless?game=10001')
    await expect(page.getByRole('heading', { name: 'You need a real account' })).toBeVisible()
  })
})

test.describe('A game that is closed', () => {
  test('and an address that names none say so', async ({ browser, page, mayFail }) => {
    mayFail(/404/)
    test.slow()
    await becomeMember(browser, page, { username: newName(), password: 'Walk-by-1-day' })
    await page.goto('/seamless?game=999999999')
    await expect(page.getByRole('heading', { name: 'The game did not open' })).toBeVisible()
    await page.goto('/rng?vassalage=NOPE')
    await expect(page.getByRole('heading', { name: 'This address is invalid' })).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { gameTypes, isPhone, languageSelect } from './site-menu.ts'

const indexCall = '**/GCSGAME_searchIndex*'
const searchCall = 'GCSGAME_searchGames'

const box = (page: Page) => page.locator('input[type=search]').filter({ visible: true })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const tiles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Play/ })

/** On a desk the box is on every page; on a phone the header leads to the page that has it. */
async function reachBox(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await box(page).click()
}

/** Reaches for the box and waits until it can search by itself. */
async function reachWithIndex(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(searchCall)) asked.push(request.url())
  })
  const index = page.waitForResponse(indexCall)
  const worker = page.waitForEvent('worker')
  await reachBox(page)
  await index
  await worker
  // The worker says nothing to the outside when it is done; a game that is found without a call does.
  await expect(async () => {
    asked.length = 0
    await box(page).fill('')
    await box(page).fill('sweet')
    await expect(options(page).first()).toContainText('Sweet', { timeout: 2000 })
    expect(asked).toEqual([])
  }).toPass({ timeout: 20_000 })
  await box(page).fill('')
  return asked
}

test.describe('Members can find a game among ten thousand', () => {
  // What the house has to announce opens by itself, and is the subject of another journey.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('announced', '["B"]'))
  })

  test('as they type, with typos, without asking the server', async ({ page }) => {
    let fetched = 0
    page.on('request', (request) => {
      if (request.url().includes('GCSGAME_searchIndex')) fetched += 1
    })
    await page.goto('/')
    await expect(gameTypes(page)).toBeVisible()
    expect(fetched).toBe(0)
    const asked = await reachWithIndex(page)
    expect(fetched).toBe(1)
    await box(page).pressSequentially('swet lantren')
    await expect(options(page).first()).toContainText('Sweet Lantern')
    await expect(
      page.getByText('No game is spelled “swet lantren”. These come close.'),
    ).toBeVisible()
    expect(asked).toEqual([])
    expect(await options(page).count()).toBeLessThanOrEqual(isPhone(page) ? 7 : 9)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // Made narrow for a moment, the page took the box away and with it the list.
    await box(page).fill('sweet lantern')
    await options(page).first().click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    expect(page.url()).toContain('next=%2Fseamless')
  })

  test('by its name in another language', async ({ page }) => {
    await page.goto('/')
    await reachBox(page)
    await box(page).fill('甘い灯籠')
    await expect(options(page).first()).toContainText('Sweet Lantern')
    const select = await languageSelect(page)
    await select.selectOption('JA')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
    await page.evaluate(() => scrollTo(0, 0))
    await box(page).click()
    await box(page).fill('あまい')
    await box(page).fill('甘い灯')
    await expect(options(page).first()).toContainText('甘い灯籠')
    await box(page).press('Enter')
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('甘い灯')}`)
    await expect(page.getByRole('main').getByText('甘い灯籠').first()).toBeVisible()
  })

  test('while the worker cannot be had, by the server', async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.Worker = function refuse() {
        throw new Error('no workers here')
      } as unknown as typeof Worker
    })
    await page.goto('/')
    await reachBox(page)
    const answer = page.waitForResponse((response) => response.url().includes(searchCall))
    await box(page).pressSequentially('swet lantern')
    await answer
    await expect(options(page).first()).toContainText('Sweet Lantern')
  })

  test('while they are offline, by what was fetched before', async ({ page, context, mayFail }) => {
    mayFail(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|art\/v1/)
    await page.goto('/')
    await reachWithIndex(page)
    await context.setOffline(true)
    await box(page).fill('royal gem')
    await expect(options(page).first()).toContainText('Royal Gem')
    await context.setOffline(false)
  })

  test('on the page of results: filters, pages, and back', async ({ page }) => {
    await page.goto('/search?q=lantern')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “lantern”')
    await expect(tiles(page)).toHaveCount(24)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const vendors = page.getByRole('group', { name: 'Vendors' })
    const chip = vendors.getByRole('button').nth(1)
    await chip.click()
    await expect(page).toHaveURL(/vendor=/)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(page).toHaveURL('/search?q=lantern')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: '2' }).click()
    await expect(page).toHaveURL('/search?q=lantern&page=2')
  })

  test('with a word too many, which is left out', async ({ page }) => {
    await page.goto('/search?q=zeus+thndr+zzzqqq')
    await expect(page.getByText(/^No game has every word of/)).toBeVisible()
    await expect(tiles(page).first()).toHaveAccessibleName(/Zeus Thunder/)
  })

  test('and are helped when there is nothing, whatever they typed', async ({ page }) => {
    for (const words of ['zzzqqq xxjjq', '.*', "';--", '🎲🎲', 'x'.repeat(10_240)]) {
      await page.goto(`/search?q=${encodeURIComponent(words)}`)
      await expect(page.getByRole('heading', { name: /^No game matches/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Popular vendors' })).toBeVisible()
      await expect(tiles(page).first()).toBeVisible()
    }
    await expectNoSidewaysScroll(page)
  })

  test('and see what they looked for before, until they clear it', async ({ page }) => {
    await page.goto('/search')
    await box(page).fill('lantern')
    await box(page).press('Enter')
    await expect(tiles(page).first()).toBeVisible()
    await page.goto('/search')
    await page.getByRole('link', { name: 'lantern', exact: true }).click()
    await expect(page).toHaveURL('/search?q=lantern')
    await page.goto('/search')
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'What would you like to play?' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recent searches' })).toBeHidden()
  })
})

import type { Page, Request } from '@playwright/test'
import { languages } from '@baize/kernel/language'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { newName } from './members.ts'
import { becomeMember } from './new-member.ts'
import { isPhone, languageSelect } from './site-menu.ts'

const tiles = (page: Page) => page.locator('main [data-tile]')
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: / })

/** Which games became favourites or none, and when that was asked. */
function watchFavourites(page: Page): number[] {
  const times: number[] = []
  // By the clock of the browser: this process may hear of it late.
  page.on('requestfinished', (request: Request) => {
    if (/(add|remove)FavoriteGameV2/.test(request.url())) times.push(request.timing().startTime)
  })
  return times
}

test.describe('Visitors find what there is to play', () => {
  test('home has every category with a vendor, and none of somebody else’s shelves', async ({
    page,
  }) => {
    await page.goto('/')
    const names = ['Live', 'Slots', 'Fish', 'Sports', 'E-sports', 'Cards', 'Lottery', 'E-lottery']
    for (const name of [...names, 'Cockfight']) {
      await expect(page.getByRole('region', { name, exact: true })).toBeAttached()
    }
    await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Favourites' })).toHaveCount(0)
    expect(await page.locator('section:has(#winners) li').count()).toBeLessThanOrEqual(20)

    const slots = page.getByRole('region', { name: 'Slots', exact: true })
    await slots.scrollIntoViewIfNeeded()
    const first = slots.locator('[data-tile]')
    await expect(first).toHaveCount(12)
    const before = await first.first().getAttribute('aria-label')
    await slots.getByRole('button', { name: 'Next games' }).locator('visible=true').click()
    await expect(first.first()).not.toHaveAttribute('aria-label', before ?? '')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('a list follows its address: vendor, kind, page, and back', async ({ page }) => {
    await page.goto('/rng')
    await expect(tiles(page)).toHaveCount(24)
    await page
      .getByRole('group', { name: 'Vendors' })
      .getByRole('button', { name: /^Kite/ })
      .click()
    await page
      .getByRole('group', { name: 'Kinds of games' })
      .getByRole('button', { name: /^Jackpot/ })
      .click()
    await expect(page).toHaveURL('/rng?vendor=KITE&classify=JP')
    await expect(page.getByText(/^Showing 24 of/)).toBeVisible()
    const more = page.getByRole('button', { name: 'Show more games' })
    // Hovering waits until the list has come to rest below the pointer, as the press does.
    await more.hover()
    const place = await page.evaluate(() => scrollY)
    await more.click()
    await expect(page).toHaveURL('/rng?vendor=KITE&classify=JP&page=2')
    await page.mouse.wheel(0, 600)
    await page.goBack()
    await expect(page).toHaveURL('/rng?vendor=KITE&classify=JP')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
    await page.getByRole('group', { name: 'Vendors' }).getByRole('button', { name: /^All/ }).click()
    await expect(page).toHaveURL('/rng?classify=JP')
  })

  test('two thousand games scrolled leave at most 120 tiles in the page', async ({ page }) => {
    await page.goto('/rng?page=90')
    await expect(page.getByText('Showing 2,160 of 9,900')).toBeAttached()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const part of [0.25, 0.5, 0.75, 0.95]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), height * part)
      await expect(tiles(page).first()).toBeVisible()
      expect(await tiles(page).count()).toBeLessThanOrEqual(120)
    }
    // What is in view is games, not empty places.
    await expect(page.locator('main [data-tile]:visible').first()).toHaveAttribute(
      'aria-label',
      /^Play /,
    )
  })

  test('the centres of vendors and the menu of slots open', async ({ page }) => {
    for (const [path, vendor] of [
      ['/sports', 'Touchline'],
      ['/esports', 'Tenfold'],
      ['/lott', 'Vietnam Lottery'],
      ['/elott', 'Quick Lottery'],
      ['/cockfight', 'Dawnspur'],
    ] as const) {
      await page.goto(path)
      await expect(
        page.getByRole('main').getByRole('button', { name: new RegExp(vendor) }),
      ).toBeVisible()
    }
    await page.goto('/rng?popup=gameMenu')
    const menu = page.getByRole('dialog', { name: 'Slots menu' })
    await menu.getByRole('button', { name: 'Orchard' }).click()
    await expect(menu.locator('[data-tile]').first()).toHaveAttribute('aria-label', /, Orchard$/)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/rng')
  })
})

test.describe('Members keep favourites', () => {
  test('by a press and by a key; they are there after a reload, and can be taken back', async ({
    browser,
    page,
  }) => {
    test.slow()
    await becomeMember(browser, page, { username: newName(), password: 'Walk-by-1-day' })
    const times = watchFavourites(page)
    await page.goto('/rng?sort=name')
    await expect(tiles(page)).toHaveCount(24)
    const [first, second] = [hearts(page).nth(0), hearts(page).nth(1)]
    await expect(first).toHaveAttribute('aria-pressed', 'false')
    await first.click()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    if (isPhone(page)) await second.tap()
    else {
      await tiles(page).nth(1).focus()
      await page.keyboard.press('f')
    }
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => times.length).toBe(2)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(950)

    await page.reload()
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/')
    await expect(
      page.getByRole('region', { name: 'Favourites' }).locator('[data-tile]'),
    ).toHaveCount(2)
    await page.goto('/favorite')
    await expect(page.getByRole('main').locator('[aria-pressed=true]')).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const kept = hearts(page).first()
    await kept.click()
    await expect(kept).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText(/^1 game is no favourite any more/)).toBeVisible()
    await page.waitForTimeout(1100)
    await kept.click()
    await expect(kept).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => times.length).toBe(4)
  })
})

/** What of the header sticks out of the window or lies over its neighbour. */
function misplaced(): string[] {
  const all = [...(document.querySelector('header')?.querySelectorAll('a, button, form') ?? [])]
  const seen = all.filter((one) => one.checkVisibility() && !one.parentElement?.closest('form'))
  const boxes = seen.map((one) => ({
    name: one.getAttribute('aria-label') ?? one.textContent,
    box: one.getBoundingClientRect(),
  }))
  return boxes
    .filter(({ box }, place) => {
      const before = boxes[place - 1]?.box
      return box.right > innerWidth || (before !== undefined && before.right > box.left + 1)
    })
    .map(({ name }) => `${name} at ${innerWidth} px`)
}

type Sums = { readonly pockets: readonly object[] }

test.describe('A member with a great sum', () => {
  test('has a header that fits every screen, in every language', async ({ browser, page }) => {
    test.slow()
    await page.route('**/wps/v2/wallets/balance', async (route) => {
      const answer = await route.fetch()
      const { value, ...rest } = (await answer.json()) as { value: Sums }
      // Its pockets as well, and newer than any news: the page adds them up again.
      const great = { amount: '99999999999', version: '999999999999' }
      const pockets = value.pockets.map((pocket) => ({ ...pocket, ...great }))
      await route.fulfill({
        json: { ...rest, value: { ...value, balance: great.amount, pockets } },
      })
    })
    await becomeMember(browser, page, { username: newName(), password: 'Walk-by-1-day' })
    for (const { wire } of languages) {
      await (await languageSelect(page)).selectOption(wire)
      await page.reload()
      await expect(page.getByRole('banner').first()).toContainText(/999.999.999/)
      for (const width of isPhone(page) ? [390, 320] : [1440, 1280, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(misplaced), wire).toEqual([])
      }
    }
  })
})

import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openMenu } from './site-menu.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test.describe('Visitors can choose a theme', () => {
  test('a choice holds at once, after a reload and on every page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    const dark = await ground(page)

    const menu = await openMenu(page)
    await menu.getByRole('combobox', { name: 'Theme' }).selectOption('Light')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    const light = await ground(page)
    expect(light).not.toBe(dark)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await ground(page)).toBe(light)
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await ground(page)).toBe(light)
  })

  test('the theme stands before the first script of the site runs', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await page.emulateMedia({ colorScheme: 'dark' })
    // The site's own code never comes: what is seen now was there before it.
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.locator('#root')).toBeEmpty()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

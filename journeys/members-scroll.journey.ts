import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { isPhone } from './site-menu.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test.describe('Visitors keep their place', () => {
  test('a new page starts at the top, and Back returns to where one was', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible()
    // What is below the first view comes a moment later, and makes the page high enough.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
      expect(await scrolled(page)).toBe(500)
    }).toPass()
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/hot"]')?.click())
    await expect(page).toHaveURL('/hot')
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrolled(page)).toBe(500)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('a popup leaves the page where it is', async ({ page }) => {
    await page.goto('/hot')
    await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    // On a phone the menu is a popup itself. Pressed by script: a click of the tool would scroll the page by itself.
    const opener = isPhone(page) ? 'header button' : 'a[href="/hot?m=depositv2"]'
    await page.evaluate((sought) => document.querySelector<HTMLElement>(sought)?.click(), opener)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await scrolled(page)).toBe(300)
  })

  test('an offline page says so, keeps what it has and comes back', async ({
    page,
    context,
    mayFail,
  }) => {
    mayFail(/ERR_INTERNET_DISCONNECTED|dynamically imported module/)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/^You are offline. Showing data from \d\d:\d\d/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  })
})

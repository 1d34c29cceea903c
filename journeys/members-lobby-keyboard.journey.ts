import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newName } from './members.ts'
import { becomeMember } from './new-member.ts'

const tiles = (page: Page) => page.locator('main [data-tile]')

test.describe('Games are chosen without a mouse', () => {
  test('Tab, arrows, the heart by its key, Enter', async ({ page }) => {
    await page.goto('/rng')
    await expect(tiles(page)).toHaveCount(24)
    await page.getByRole('button', { name: /^Bingo/ }).focus()
    await page.keyboard.press('Tab')
    await expect(tiles(page).nth(0)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(tiles(page).nth(7)).toBeFocused()
    await expect(tiles(page).nth(7)).toBeInViewport({ ratio: 0.5 })
    await page.keyboard.press('f')
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('can open one by keys alone, and come back', async ({ browser, page }) => {
    test.slow()
    await becomeMember(browser, page, { username: newName(), password: 'Walk-by-1-day' })
    await page.goto('/fish')
    const tile = page.locator('main [data-tile]').first()
    await tile.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/seamless/)
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('button', { name: 'Lobby' }).press('Enter')
    await expect(page).toHaveURL('/fish')
  })
})

import { expect, test } from './journey.ts'
import { gameTypes } from './site-menu.ts'

test.describe('Members can find a game without a mouse', () => {
  test('by words, arrows, Escape and Enter', async ({ page }) => {
    const box = page.locator('input[type=search]').filter({ visible: true })
    const options = page.getByRole('listbox').getByRole('option')
    await page.addInitScript(() => sessionStorage.setItem('announced', '["B"]'))
    await page.goto('/')
    await expect(gameTypes(page)).toBeVisible()
    // A page that has only just come does not hear the key yet.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(box).toBeFocused({ timeout: 1_000 })
    }).toPass()
    await box.fill('')
    await page.keyboard.type('lantern')
    await expect(options).toHaveCount(9)
    await expect(page.locator('[aria-live=polite]').getByText(/^\d+ games$/)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('lantern')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=lantern')
    expect(await page.evaluate(() => sessionStorage.getItem('search'))).toBe('lantern')
    await expect(page.getByRole('main').getByRole('button', { name: /^Play/ })).toHaveCount(24)
  })
})

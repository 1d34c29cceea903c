import { expect, test } from './journey.ts'
import { gameTypes } from './site-menu.ts'

test.describe('Visitors can go without a mouse', () => {
  test('the first Tab leads past the menus, the next ones along the header', async ({ page }) => {
    await page.goto('/')
    await expect(gameTypes(page)).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    const names: string[] = []
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      names.push(
        await page.evaluate(() => {
          const active = document.activeElement
          return active?.getAttribute('aria-label') ?? active?.textContent ?? ''
        }),
      )
    }
    expect(names).toEqual([
      'Baize, home',
      'Home',
      'Events',
      'App download',
      'Games',
      'Search games',
      'Log in',
      'Register',
    ])
    await skip.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('/ finds a game: words, Enter, arrows, Enter', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').waitFor()
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search games' })).toBeFocused()
    await page.keyboard.type('sun')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=sun')
    await expect(page.locator('input[type=search]').filter({ visible: true })).toHaveValue('sun')
    const tiles = page.getByRole('main').getByRole('button', { name: /^Play/ })
    await tiles.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tiles.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    expect(page.url()).toContain('next=%2Fseamless')
  })

  test('the menu of game types opens, shows vendors and closes with Esc', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Games', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('list', { name: 'Live' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('? lists the keys, and single keys can be turned off for good', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').waitFor()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('switch').press('Space')
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('main').waitFor()
    await page.keyboard.press('?')
    await expect(dialog).toBeHidden()
  })

  test('a page that one goes to takes the focus and the title', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('region').first().waitFor()
    await page.keyboard.press('Tab')
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/promotions')
    await expect(page).toHaveTitle('Promotions · Baize')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

import { expect, expectAccessible, test } from './journey.ts'
import { isPhone, openMenu } from './site-menu.ts'

const popups = [
  ['/?popup=announcement', 'Announcements'],
  ['/?popup=notice', 'Notices'],
  ['/login', 'Log in'],
  ['/register', 'Register'],
  ['/?popup=forgotPassword', 'Forgot password'],
  ['/help#term', 'Terms'],
  ['/?popup=support', 'Customer service'],
  ['/?popup=app', 'Get the app'],
  ['/?popup=keys', 'Keyboard shortcuts'],
] as const

test.describe('Visitors can open popups by their address', () => {
  for (const [address, name] of popups) {
    test(`${address} opens ${name}, which Esc closes and a click outside does not`, async ({
      page,
    }) => {
      await page.goto(address)
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toBeVisible()
      await page.mouse.click(2, 2)
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
    })
  }

  test('the centres and the contract ask a visitor to log in', async ({ page }) => {
    for (const address of [
      '/?m=withdraw',
      '/?m=securityCenter',
      '/?popup=agentCentre',
      '/?popup=contract',
      '/?popup=changePassword',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    }
  })

  test('the focus goes into a popup, stays inside and returns to where it came from', async ({
    page,
  }) => {
    await page.goto('/')
    const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
    await login.click()
    const dialog = page.getByRole('dialog', { name: 'Log in' })
    await expect(dialog).toBeVisible()
    const inside = () => dialog.evaluate((node) => node.contains(document.activeElement))
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      expect(await inside()).toBe(true)
    }
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/')
    await expect(login).toBeFocused()
  })

  test('Back closes a popup before it leaves the page', async ({ page }) => {
    await page.goto('/promotions')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: 'Get the app' }).click()
    await expect(page.getByRole('dialog', { name: 'Get the app' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/promotions')
  })

  test('the page below does not scroll while a popup is open', async ({ page }) => {
    await page.goto('/?popup=notice')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.move(5, 300)
    await page.mouse.wheel(0, 800).catch(() => undefined)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('the side menu stands beside the page, and is a popup of its own on a phone', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = await openMenu(page)
    await expect(menu.getByRole('link', { name: 'Promotions' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeVisible({ visible: !isPhone(page) })
  })
})

import { expect, test } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('Visitors can look around', () => {
  test('home opens at each of its addresses with its sections', async ({ page }) => {
    for (const address of ['/', '/index', '/index.html', '/home']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Winners today' })).toBeVisible()
      await expect(page.getByText('Display counter, not a prize pool')).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible()
  })

  test('the footer shows at most 18 vendors, licence, help links and the copyright', async ({
    page,
  }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(footer.getByRole('list', { name: 'Vendors' }).getByRole('listitem')).toHaveCount(
      18,
    )
    await expect(footer.getByText('Licence details')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Telegram' })).toBeVisible()
  })

  test('the first paint asks for nothing that came with the page', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible()
    expect(asked).not.toContain('/wps/system/status')
    expect(asked).not.toContain('/wps/relay/GCSGAME_newGameVendor')
    expect(asked).not.toContain('/wps/relay/GCSGAME_hotGamesV2')
    expect(asked.filter((path) => path.startsWith('/texts/'))).toEqual([])
  })

  test('an unknown address keeps the site around a sentence', async ({ page, mayFail }) => {
    mayFail(/404/)
    const answer = await page.goto('/no-such-place')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('There is nothing at this address')).toBeVisible()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a fresh visit is in English and follows the theme of the device', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground()).not.toBe(light)
  })
})

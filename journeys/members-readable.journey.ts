import { gameCentrePaths, gameListPaths, otherPaths, popupPaths } from '@baize/contract/pages'
import { expect, expectReadable, test } from './journey.ts'
import { anyFace, demoPassword, logIn } from './members.ts'

/** A game needs one that was chosen, and the centre is read below. */
const apart = ['/member', '/seamless']
const addresses = [
  '/',
  ...popupPaths,
  ...gameCentrePaths,
  ...gameListPaths,
  '/agent',
  ...otherPaths.filter((path) => !apart.includes(path)),
]

test.describe('Members can read', () => {
  test('every page of the site, in the dark and in the light, and nothing sticks out', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectReadable(page)
    }
  })

  test('every page of the member centre', async ({ page }) => {
    test.setTimeout(600_000)
    await page.goto('/login')
    await logIn(page, 'jessa', demoPassword)
    await expect(anyFace(page)).toBeAttached({ timeout: 30_000 })
    await page.goto('/member?m=personalHistoryCopy')
    const menu = page.getByRole('navigation', { name: 'Member centre' }).first()
    await expect(menu).toBeVisible()
    const links = await menu.getByRole('link').all()
    const places = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(places.length).toBeGreaterThan(10)
    for (const place of places) {
      await page.goto(place ?? '')
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectReadable(page)
    }
  })
})

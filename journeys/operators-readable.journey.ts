import { expect, expectReadable, test } from './journey.ts'
import { takeDesk } from './operators.ts'

test.describe('Operators can read', () => {
  test('every page of the menu, in the dark and in the light, and nothing sticks out', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    await takeDesk(page, 'admin')
    const menu = page.getByRole('navigation').first()
    const links = await menu.getByRole('link').all()
    const places = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(places.length).toBeGreaterThan(30)
    for (const place of places) {
      await menu.locator(`a[href="${place}"]`).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectReadable(page)
    }
  })
})

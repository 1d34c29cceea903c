import type { Locator, Page } from '@playwright/test'

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768
}

/** The side menu: beside the page on a desk, a drawer on a phone, which this opens. */
export async function openMenu(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary').first()
  await page.getByRole('banner').getByRole('button').first().click()
  return page.getByRole('dialog')
}

/** The choice of language at the foot of every page, in whatever language it is named. */
export async function languageSelect(page: Page): Promise<Locator> {
  const select = page.getByRole('contentinfo').locator('select').first()
  await select.scrollIntoViewIfNeeded()
  return select
}

/** The kinds of games: in the rail where there is one, else in the strip of the page. */
export function gameTypes(page: Page) {
  const named = page.getByRole('navigation', { name: /^(Games|Game types)$/ })
  return named.filter({ visible: true }).first()
}

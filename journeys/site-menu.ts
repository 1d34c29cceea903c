import type { Locator, Page } from '@playwright/test'

/** The side menu: beside the page on a desk, a drawer on a phone, which this opens. */
export async function openMenu(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Open the menu$/ })
  const wide = (page.viewportSize()?.width ?? 0) >= 768
  if (wide) return page.getByRole('complementary').first()
  await button.click()
  return page.getByRole('dialog')
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768
}

import { test, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { signIn } from './operators.ts'

const into = (name: string) =>
  fileURLToPath(new URL(`../docs/pictures/${name}.png`, import.meta.url))

/** The pictures of the README, taken of the real product: `npm run pictures`. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: into(name), animations: 'disabled' })
}

test('the site', async ({ browser }) => {
  const desk = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
  })
  await desk.goto('/')
  await take(desk, 'home-dark')
  const phone = await browser.newPage({
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    hasTouch: true,
    isMobile: true,
  })
  await phone.goto('/')
  await take(phone, 'home-phone-light')
})

test('the console', async ({ browser }) => {
  const desk = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
  })
  await signIn(desk, 'admin')
  await desk.goto('/ops/whitelabel')
  await take(desk, 'console-whitelabel')
  await desk.goto('/ops/audit')
  await take(desk, 'console-audit')
})

import type { Page } from '@playwright/test'
import { gameCentrePaths, gameListPaths, otherPaths, popupPaths } from '@baize/contract/pages'
import { expect, expectReadable, test } from './journey.ts'
import { anyFace, demoPassword, logIn, popup } from './members.ts'

const widths = [1440, 390]

/** The centre is read by its members, and a game is one that was chosen. */
const apart: readonly string[] = ['/', '/member', '/seamless']
const everybodys = [
  ...gameCentrePaths,
  ...gameListPaths,
  ...otherPaths.filter((path) => !apart.includes(path)),
  '/draws?gameCode=always-five-1-minute',
  '/search?q=zeus',
  '/search?q=qqqqqq',
  '/no-such-page',
]

/** What opens by its address alone, over whatever page; the same for everybody, but for the ways in. */
const visitorsPopups = [
  '/down?popup=announcement',
  '/down?popup=notice',
  '/down?popup=support',
  '/down?popup=app',
  '/down?popup=keys',
  '/down?popup=chat',
  '/down?popup=vendorGames&of=HARLOW&in=RNG',
  '/down?popup=gameMenu',
  '/down?popup=maintenance&of=HARLOW&in=RNG',
  '/help#feedback',
  '/help#term',
  '/down?popup=forgotPassword',
  '/down?popup=realAccount',
  ...popupPaths,
  '/login?popup=newPassword',
]
const membersPopups = [
  '/down?m=depositv2',
  '/down?m=memberCentre',
  '/down?popup=changePassword',
  '/down?popup=signOut',
  '/down?popup=contract',
  '/down?popup=agentCentre',
]

/** Goes on as a link does, so that a page costs what is new on it. */
async function goOn(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({ key: crypto.randomUUID() }, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)
}

/** The frame around is the same for all, so that the first page is read whole and of the others what is inside. */
async function readSite(page: Page, addresses: readonly string[]): Promise<void> {
  await page.goto('/')
  await readPage(page)
  for (const address of addresses) {
    await goOn(page, address)
    await readPage(page, 'main')
  }
}

async function readPage(page: Page, within?: string): Promise<void> {
  const main = page.locator('main')
  await expect(main.getByRole('heading').first()).toBeVisible()
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  await expectReadable(page, { widths, ...(within !== undefined && { within }) })
}

async function readPopups(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await goOn(page, '/down')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveCount(0)
    await goOn(page, address)
    await expect(dialog.getByRole('heading').first()).toBeVisible()
    await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0)
    await expectReadable(page, { widths, within: 'dialog[open]' })
  }
}

async function placesOfCentre(page: Page): Promise<string[]> {
  await page.goto('/member?m=personalHistoryCopy')
  const menu = page.getByRole('navigation', { name: 'Member centre' }).first()
  await expect(menu).toBeVisible()
  const links = await menu.getByRole('link').all()
  const places = await Promise.all(links.map((link) => link.getAttribute('href')))
  expect(places.length).toBeGreaterThan(10)
  return places.map((place) => place ?? '')
}

test.describe('In the dark and in the light, on a desk and on a phone', () => {
  test.setTimeout(600_000)

  test('visitors can read every page, and nothing sticks out', async ({ page }) => {
    await readSite(page, everybodys)
    await readPopups(page, visitorsPopups)
    await page.goto('/agent')
    await readPage(page)
  })

  test('members can read every page and their centre, and nothing sticks out', async ({ page }) => {
    const welcome = popup(page, /^Welcome,/)
    await page.addLocatorHandler(welcome, () => page.keyboard.press('Escape'))
    await page.goto('/login')
    await logIn(page, 'jessa', demoPassword)
    await expect(anyFace(page)).toBeAttached({ timeout: 30_000 })
    const places = await placesOfCentre(page)
    await readSite(page, [...everybodys, ...places])
    await readPopups(page, membersPopups)
  })
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'
import { isPhone, openMenu } from './site-menu.ts'

// Timers and resting pages are waited for, which takes its time on a busy machine.
test.describe.configure({ timeout: 180_000 })

const carousel = (page: Page) => page.getByRole('main').getByRole('region', { name: 'What is new' })
const announcements = (page: Page) => page.getByRole('dialog', { name: 'Announcements' })
const card = (page: Page) => page.getByRole('complementary', { name: 'Announcements' })

test.describe('Visitors can see what the operator shows', () => {
  test('banners on home, which turn, stop and lead somewhere', async ({ page }) => {
    await page.goto('/')
    const banners = carousel(page)
    await expect(
      banners.getByRole('heading', { name: 'Games you can check for yourself' }),
    ).toBeVisible()
    const slides = banners.getByRole('listitem')
    await expect(slides).toHaveCount(1)
    await banners.getByRole('button', { name: 'Show banner 2' }).click()
    await expect(banners.getByRole('heading', { name: 'Every result has a receipt' })).toBeVisible()
    // Away from the pointer and from the focus it turns by itself, within five seconds and the time of one turn.
    await page.mouse.move(5, 700)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await expect(
      banners.getByRole('heading', { name: 'The table on your home screen' }),
    ).toBeVisible({ timeout: 8000 })
    await banners.getByRole('button', { name: 'Pause the banners' }).click()
    await expect(banners.getByRole('button', { name: 'Let the banners turn' })).toBeVisible()
    await banners.getByRole('button', { name: 'Show banner 1' }).click()
    await banners.getByRole('link', { name: 'Play with limits' }).click()
    await expect(page.getByRole('dialog', { name: 'Responsible gaming' })).toBeVisible()
  })

  test('banners that everybody can use, on any screen', async ({ page }) => {
    await page.goto('/')
    await expect(carousel(page)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('banners without a shift of the page, the first picture before any code', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(window, {
            shifts: (window as unknown as { shifts: number }).shifts + entry.value,
          })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const answer = await page.goto('/')
    const html = await answer?.text()
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*href="\/art\/v1\/banner\//)
    expect(html).toMatch(/<div class="first-view"><img [^>]*src="\/art\/v1\/banner\//)
    const picture = carousel(page).locator('img').first()
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect(picture).toHaveJSProperty('complete', true)
    await page.waitForTimeout(1500)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts)
    expect(shifts).toBeLessThanOrEqual(0.05)
  })

  test('banners by keys alone', async ({ page }) => {
    await page.goto('/')
    const banners = carousel(page)
    await banners.getByRole('link').first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(banners.getByRole('heading', { name: 'Every result has a receipt' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(
      banners.getByRole('heading', { name: 'The table on your home screen' }),
    ).toBeVisible()
  })

  test('notices in a line that stops, and all of them in the popup', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Pause the notices' }).click()
    const still = await page
      .locator('.marquee-track')
      .evaluate((node) => getComputedStyle(node).animationPlayState)
    expect(still).toBe('paused')
    await page.getByRole('link', { name: /^Notices:/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Notices' })
    await dialog.getByRole('button', { name: /Customer service answers/ }).click()
    await expect(dialog.getByText('Leave a message at any time;')).toBeVisible()
    await expect(page).toHaveURL(/popup=notice&notice=/)
    await expectAccessible(page)
    await page.reload()
    await expect(dialog.getByText('Leave a message at any time;')).toBeVisible()
  })

  test('notices one by one when less should move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.locator('.marquee-track')).toHaveCount(0)
    await page.getByRole('button', { name: 'Next notice' }).click()
    await expect(page.getByText('Customer service answers in your inbox')).toBeVisible()
    await expect(carousel(page).getByRole('button', { name: 'Let the banners turn' })).toBeVisible()
  })

  test('help at its hash and as a page', async ({ page }) => {
    await page.goto('/help#term')
    await expect(page.getByRole('dialog', { name: 'Terms and conditions' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Read it as a page' }).click()
    await expect(page).toHaveURL('/helpmc#term')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Terms and conditions' }),
    ).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    for (const [hash, name] of [
      ['about', 'About us'],
      ['licences', 'Licences'],
      ['responsible', 'Responsible gaming'],
      ['news', 'News'],
      ['blog', 'Blog'],
    ] as const) {
      await page.goto(`/help#${hash}`)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    }
  })

  test('banners of the side menu and beside the login', async ({ page }) => {
    await page.goto('/')
    const menu = await openMenu(page)
    await expect(menu.getByText('Questions?')).toBeVisible()
    if (isPhone(page)) return
    await page.goto('/login')
    await expect(page.getByRole('dialog').getByText('Good to see you again')).toBeVisible({
      timeout: 30_000,
    })
  })
})

test.describe('Visitors can go on without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('on a second visit, with the last lobby and a word about its age', async ({
    page,
    context,
    mayFail,
  }) => {
    mayFail(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load resource|fetch dynamically)/)
    await page.goto('/')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    // The worker is told what the page had loaded before it came.
    await page.waitForTimeout(2000)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(/^You are offline. Showing data from \d\d:\d\d/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Play Sweet Lantern/ }).first()).toBeVisible()
    await page.goto('/promotions').catch(() => undefined)
    await expect(page.getByRole('banner')).toBeVisible()
    await context.setOffline(false)
    await page.goto('/')
    await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  })

  test('and nothing personal is ever kept', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await page.reload()
    await page.waitForTimeout(1000)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      const page = await (await caches.match('/'))?.text()
      return { names, paths: lists.flat().map(({ url }) => new URL(url).pathname), page }
    })
    expect(kept.names).toHaveLength(1)
    expect(kept.paths).toContain('/')
    expect(kept.paths.filter((path) => /member|wallet|session|status/.test(path))).toEqual([])
    expect(kept.page).toContain('"location":{"ip":"","country":""}')
  })
})

test.describe('Announcements open by themselves', () => {
  test.use({ announcements: true })

  test('once in a session, and no more once closed', async ({ page, context }) => {
    await page.goto('/')
    await expect(card(page)).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await card(page).getByRole('button', { name: 'Read' }).click()
    await expect(
      announcements(page).getByRole('heading', { name: 'Welcome to the demo table' }),
    ).toBeVisible()
    // A reload shows it no more, closed or not.
    await page.reload()
    await page.waitForTimeout(3500)
    await expect(card(page)).toHaveCount(0)
    // Another tab is another session: not closed, it comes again; closed, it does not.
    const second = await context.newPage()
    await second.goto('/')
    await expect(card(second)).toBeVisible({ timeout: 30_000 })
    await card(second).getByRole('button', { name: 'Close' }).click()
    await expect(card(second)).toHaveCount(0)
    const third = await context.newPage()
    await third.goto('/')
    await third.waitForTimeout(3500)
    await expect(card(third)).toHaveCount(0)
  })

  test('so that everybody can read them', async ({ page }) => {
    await page.goto('/?popup=announcement')
    await expect(announcements(page)).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('never over another popup', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible({ timeout: 30_000 })
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.waitForTimeout(3500)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(card(page)).toHaveCount(0)
  })
})

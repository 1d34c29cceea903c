import type { Page } from '@playwright/test'
import { paintsOf, watchPaints } from './paints.ts'

/** The slowest of what a visitor does on a first visit, from the press to the next paint, as the browser tells it. */
export async function clickThrough(page: Page, url: string): Promise<{ name: string; ms: number }> {
  await watchPaints(page)
  await page.goto(`${url}/`, { waitUntil: 'networkidle' })
  await closeAnnouncement(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Next/ }).first().click()
  const slots = page.getByRole('region', { name: 'Slots', exact: true })
  await slots.scrollIntoViewIfNeeded()
  await slots.locator('[data-tile]').first().waitFor()
  await slots.getByRole('button', { name: /^Next/ }).first().click()
  await page.waitForTimeout(600)
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
  const { interactions } = await paintsOf(page)
  if (interactions.length === 0) throw new Error('The browser told of no interaction.')
  return interactions.reduce((worst, each) => (each.ms > worst.ms ? each : worst))
}

/** The demo greets with one, once; until it is closed nothing below it can be pressed. */
async function closeAnnouncement(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ timeout: 10_000 })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const typed = ['dragon', 'royal gems', 'zeus thnder']

/** From each key to the paint that shows its results, with the index of the browser at hand. */
export async function typeAndWatch(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/rng`, { waitUntil: 'networkidle' })
  const box = page.getByRole('combobox').first()
  const index = page.waitForResponse(/GCSGAME_searchIndex/)
  await box.click()
  await (await index).finished()
  await box.pressSequentially('ki', { delay: 200 })
  await page.waitForTimeout(1_500)
  const times: number[] = []
  for (const words of typed) {
    await box.fill('')
    for (const letter of words) times.push(...(await typeOne(page, letter)))
  }
  return times
}

/** A key that changes nothing in the list gives no time. The page listens before the key is pressed. */
async function typeOne(page: Page, letter: string): Promise<number[]> {
  await page.evaluate(() => {
    const painted = new Promise<number | null>((resolve) => {
      let pressed = 0
      const listed = () => document.querySelector('header [data-over-page]')?.textContent ?? ''
      const before = listed()
      addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), {
        capture: true,
        once: true,
      })
      const giveUp = setTimeout(() => resolve(null), 700)
      const watcher = new MutationObserver(() => {
        // What the key before still brings is not of this one.
        if (pressed === 0 || listed() === before) return
        watcher.disconnect()
        clearTimeout(giveUp)
        // The frame after the change, and the task after that frame: then it is on the screen.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      })
      const box = document.querySelector('[role=combobox]')?.closest('search, form, header')
      watcher.observe(box ?? document.body, { subtree: true, childList: true, characterData: true })
    })
    Object.assign(globalThis, { painted })
  })
  await page.keyboard.press(letter === ' ' ? 'Space' : letter)
  const ms = await page.evaluate(
    () => (globalThis as unknown as { painted: Promise<number | null> }).painted,
  )
  return ms === null ? [] : [ms]
}

/** The most tiles that the page holds at once while two thousand games are scrolled through. */
export async function countTiles(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/rng?page=84`)
  const tiles = page.locator('main [data-tile]')
  await tiles.first().waitFor()
  let most = 0
  for (let part = 0; part <= 1; part += 0.05) {
    await page.evaluate((at) => {
      const { scrollHeight } = document.documentElement
      scrollTo({ top: scrollHeight * at, behavior: 'instant' })
    }, part)
    await page.waitForTimeout(60)
    most = Math.max(most, await tiles.count())
  }
  return most
}

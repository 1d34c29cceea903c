import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { demoPassword, logIn, popup } from './members.ts'

/** A screen with its size of text. Twice the text is half the room. */
type Screen = { readonly width: number; readonly height: number; readonly text: number }

const screens: readonly Screen[] = [
  { width: 1440, height: 900, text: 200 },
  { width: 390, height: 844, text: 200 },
  { width: 1024, height: 768, text: 100 },
  { width: 320, height: 640, text: 100 },
]
const pages = ['/', '/login', '/register', '/rng', '/promotions', '/help'] as const

/** Whatever one could read, press or fill in that leaves the screen sideways, and fields lower than their letters. */
async function lost(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isInsideScroller = (node: Element): boolean => {
      for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
        const { overflowX, visibility } = getComputedStyle(up)
        if (overflowX !== 'visible' || visibility === 'hidden') return true
      }
      return false
    }
    const name = (node: Element) =>
      `${node.tagName} ${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 30)}`
    const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    for (const node of document.querySelectorAll('a, button, input, select, h1, h2, h3, p')) {
      const { left, right, width: wide, height } = node.getBoundingClientRect()
      if (wide < 2 || height < 2) continue
      if ((right > width + 1 || left < -1) && !isInsideScroller(node)) found.push(name(node))
      if (node instanceof HTMLInputElement && !['checkbox', 'radio'].includes(node.type)) {
        if (node.clientHeight + 1 < Number.parseFloat(getComputedStyle(node).fontSize)) {
          found.push(`cut: ${node.name}`)
        }
      }
    }
    return found
  })
}

async function openAt(page: Page, path: string, { text, ...size }: Screen) {
  await page.setViewportSize(size)
  await page.goto(path)
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, text)
  await expect(page.getByRole('banner')).toBeVisible()
}

test.describe('On every screen and with large text', () => {
  test.setTimeout(150_000)

  test('visitors find everything on the screen', async ({ page }) => {
    for (const screen of screens) {
      for (const path of pages) {
        await openAt(page, path, screen)
        await expect
          .poll(() => lost(page), { message: `${path} at ${screen.width}, text ${screen.text} %` })
          .toEqual([])
      }
      await openAt(page, '/hot', screen)
      for (const way of ['Log in', 'Register']) {
        await expect(page.getByRole('banner').getByRole('link', { name: way })).toBeInViewport({
          ratio: 1,
        })
      }
    }
  })

  test('members find money and menu on the screen', async ({ page }) => {
    await page.goto('/login')
    await logIn(page, 'jessa', demoPassword)
    await expect(popup(page, 'Log in')).toBeHidden()
    for (const screen of screens) {
      await openAt(page, '/promotions', screen)
      await expect(page.getByRole('button', { name: /^Menu of/ })).toBeInViewport({ ratio: 1 })
      await expect
        .poll(() => lost(page), { message: `${screen.width}, text ${screen.text} %` })
        .toEqual([])
    }
  })

  test('the menu of games stays on a screen of 1024, and 320 keeps its menu', async ({ page }) => {
    await openAt(page, '/', { width: 1024, height: 768, text: 100 })
    await page.getByRole('banner').getByRole('button', { name: 'Games' }).click()
    const slots = page
      .getByRole('list', { name: 'Game types' })
      .getByRole('link', { name: 'Slots' })
    await slots.hover()
    await expect(slots).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('banner').getByRole('list', { name: 'Slots' })).toBeInViewport({
      ratio: 1,
    })
    expect(await lost(page)).toEqual([])

    await openAt(page, '/', { width: 320, height: 640, text: 100 })
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Open the menu' }),
    ).toBeInViewport({
      ratio: 1,
    })
  })
})

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
const pages = [
  '/',
  '/login',
  '/register',
  '/?popup=forgotPassword',
  '/rng',
  '/search?q=qqqqqq',
  '/promotions',
  '/help',
  '/agent',
] as const
const membersPages = [
  '/',
  '/promotions',
  '/member?m=depositv2',
  '/member?m=withdraw',
  '/member?m=personalHistoryCopy',
  '/member?m=transactionHistory',
  '/member?m=messageV2',
  '/member?m=securityCenter',
  '/member?m=limits',
  '/promotions?popup=changePassword',
] as const

/**
 * Whatever one could read, press or fill in that leaves the screen sideways or its popup, sums that are cut off, what
 * lies on something else in the bar on top, and fields lower than their letters.
 */
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
    const isDrawn = ({ width: wide, height }: DOMRect) => wide >= 2 && height >= 2
    const found = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    for (const node of document.querySelectorAll('a, button, input, select, h1, h2, h3, p')) {
      const box = node.getBoundingClientRect()
      if (!isDrawn(box)) continue
      if ((box.right > width + 1 || box.left < -1) && !isInsideScroller(node)) {
        found.push(name(node))
      }
      if (node instanceof HTMLInputElement && !['checkbox', 'radio'].includes(node.type)) {
        if (node.clientHeight + 1 < Number.parseFloat(getComputedStyle(node).fontSize)) {
          found.push(`cut: ${node.name}`)
        }
      }
    }
    // A popup scrolls down, and so nothing in it counts as off the screen; but no field stands in a row that scrolls.
    for (const node of document.querySelectorAll('dialog :is(input, select)')) {
      const box = node.getBoundingClientRect()
      const sheet = node.closest('dialog')?.getBoundingClientRect() ?? box
      if (isDrawn(box) && (box.right > sheet.right + 1 || box.left < sheet.left - 1)) {
        found.push(`leaves its popup: ${name(node)}`)
      }
    }
    for (const sum of document.querySelectorAll('main data')) {
      const { right } = sum.getBoundingClientRect()
      for (let up = sum.parentElement; up && up !== document.body; up = up.parentElement) {
        const isCut = ['hidden', 'clip'].includes(getComputedStyle(up).overflowX)
        if (isCut && right > up.getBoundingClientRect().right + 1) found.push(`cut: ${name(sum)}`)
      }
    }
    const bar = [
      ...document.querySelectorAll('header:not(dialog *) :is(a, button, data, span[aria-hidden])'),
    ]
    for (const [index, one] of bar.entries()) {
      const a = one.getBoundingClientRect()
      for (const other of bar.slice(index + 1)) {
        const b = other.getBoundingClientRect()
        if (!isDrawn(a) || !isDrawn(b) || one.contains(other)) continue
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 1 && down > 1) found.push(`${name(one)} lies on ${name(other)}`)
      }
    }
    return found
  })
}

/** As a window is pulled and its text is made larger: what is on it follows, and nothing is loaded anew. */
async function show(page: Page, { text, ...size }: Screen) {
  await page.setViewportSize(size)
  await page.evaluate(async (percent) => {
    document.documentElement.style.fontSize = `${percent}%`
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, text)
}

async function openAt(page: Page, path: string, screen: Screen) {
  await page.goto(path)
  await show(page, screen)
  await expect(page.getByRole('banner')).toBeVisible()
}

async function expectNothingLost(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const screen of screens) {
    await show(page, screen)
    await expect
      .poll(() => lost(page), { message: `${path} at ${screen.width}, text ${screen.text} %` })
      .toEqual([])
  }
}

test.describe('On every screen and with large text', () => {
  test.setTimeout(150_000)

  test('visitors find everything on the screen', async ({ page }) => {
    for (const path of pages) await expectNothingLost(page, path)
    for (const screen of screens) {
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
    for (const path of membersPages) await expectNothingLost(page, path)
    for (const screen of screens) {
      await openAt(page, '/promotions', screen)
      await expect(page.getByRole('button', { name: /^Menu of/ })).toBeInViewport({ ratio: 1 })
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

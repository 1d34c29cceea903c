import { expect, test as base, type Page } from '@playwright/test'
import { findings } from './accessible.ts'

/** A page on which a console error, a defect of the page or a failed request ends the journey. */
export const test = base.extend<{ mayFail: (pattern: RegExp) => void; announcements: boolean }>({
  /** Popups of the demo brand open by themselves; only journeys about them let them. */
  announcements: [false, { option: true }],
  mayFail: async ({ browserName: _browser }, give) => {
    await give((pattern) => allowed.push(pattern))
  },
  page: async ({ page, announcements }, give) => {
    allowed.length = 0
    if (!announcements) await keepPopupsAway(page)
    const problems = watch(page)
    await give(page)
    expect(problems().filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
  },
})

const allowed: RegExp[] = []

/** What opens by itself would stand over whatever is looked at. */
export async function keepPopupsAway(page: Page): Promise<void> {
  const none = { success: true, value: { list: [] }, message: '', code: '' }
  await page.route('**/MCSFE_getListAnnouncements?*kind=popup*', (route) =>
    route.fulfill({ json: none }),
  )
}

/** Notes everything that goes wrong on a page; further pages of a journey are watched by it too. */
export function watch(page: Page): () => string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`defect: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left behind cancels what it still waited for.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  return () => problems
}

export { expect }

/** No serious or critical finding of axe, as the page is now: for what a walk alone reaches. */
export async function expectAccessible(page: Page): Promise<void> {
  await colour(page, 'dark')
  expect(await findings(page, 'whole')).toEqual([])
}

type Reading = {
  readonly widths?: readonly number[]
  /** The part of the page that differs from what was read before; without it the page is read whole. */
  readonly within?: string
}

/**
 * The same in the dark and in the light, where only colours differ, at each width, and nothing sticks out sideways.
 * Every page is read so by the tables of `members-readable` and `operators-readable`.
 */
export async function expectReadable(page: Page, { widths = [1440], within }: Reading = {}) {
  const found: string[] = []
  const note = (width: number, theme: string, lines: readonly string[]) =>
    found.push(...lines.map((line) => `${placeOf(page)} ${width} px, ${theme}: ${line}`))
  for (const width of widths) {
    await widen(page, width)
    await colour(page, 'dark')
    note(width, 'dark', await findings(page, 'whole', within))
    await colour(page, 'light')
    note(width, 'light', await findings(page, 'colours', within))
  }
  expect.soft(found).toEqual([])
  await expectNoSidewaysScroll(page)
  await widen(page, widths[0] ?? 1440)
}

async function colour(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(endGlides)
}

/** As a window is pulled: what is on it follows, and nothing is loaded anew. */
async function widen(page: Page, width: number): Promise<void> {
  const before = page.viewportSize()
  if (before?.width === width) return
  await page.setViewportSize({ width, height: before?.height ?? 800 })
}

function placeOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

/**
 * Colours glide from one theme to the other, and halfway there they prove nothing. They are put where they go to, since a tab
 * behind another and a part out of sight draw no picture in which a glide could end, and a busy machine draws few.
 */
async function endGlides(): Promise<void> {
  // What the page does about the theme itself comes with its next picture and may glide too.
  for (const waitMs of [0, 50, 150]) {
    await new Promise((done) => setTimeout(done, waitMs))
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

/** Nothing sticks out sideways, not even on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize()?.width ?? 1440
  for (const width of [before, 320]) {
    await widen(page, width)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${placeOf(page)} at ${width} px`).toBeLessThanOrEqual(0)
  }
  await widen(page, before)
}

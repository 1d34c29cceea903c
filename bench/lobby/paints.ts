import type { Page } from '@playwright/test'

type Seen = { lcpMs: number; cls: number; interactions: { name: string; ms: number }[] }

/** Notes what the browser says of its own paints, shifts and interactions, from the first moment of each page. */
export async function watchPaints(page: Page): Promise<void> {
  // What runs this file wraps each named function in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped')
  await page.addInitScript(() => {
    const seen: Seen = { lcpMs: 0, cls: 0, interactions: [] }
    Object.assign(globalThis, { seen })
    const watch = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
        ...more,
      })
    watch('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime))
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!shift.hadRecentInput) seen.cls += shift.value
    })
    watch(
      'event',
      (entry) => {
        const { name, duration, interactionId } = entry as PerformanceEventTiming
        if (interactionId > 0) seen.interactions.push({ name, ms: duration })
      },
      { durationThreshold: 16 },
    )
  })
}

export async function paintsOf(page: Page): Promise<Seen> {
  return await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
}

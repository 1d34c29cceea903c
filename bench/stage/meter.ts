import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

/** Processor time in milliseconds. */
export type Cost = {
  /** For a picture: of the page's main thread, where scripts run and canvases are painted. */
  readonly page: number
  /** For a picture: of all processes of the browser. */
  readonly browser: number
  /** Of all processes in a second. */
  readonly second: number
  readonly pictures: number
}

export type Meter = { measure(ms: number): Promise<Cost> }

type Clock = { readonly page: number; readonly browser: number; readonly pictures: number }

/**
 * Has a page count the pictures that it paints, from its first moment. Once its clock is steady, each picture comes a
 * sixtieth of a second after the one before by that clock, however seldom a busy machine lets it: what a picture costs goes
 * by how long ago the one before was.
 */
export async function countPictures(page: Page): Promise<void> {
  await page.addInitScript(`
    globalThis.pictures = 0
    const ask = requestAnimationFrame.bind(globalThis)
    const clock = performance.now.bind(performance)
    let [last, steady] = [0, undefined]
    globalThis.keepSteady = () => { steady = clock() }
    performance.now = () => steady ?? clock()
    globalThis.requestAnimationFrame = (paint) => ask((now) => {
      if (now !== last) {
        globalThis.pictures += 1
        if (steady !== undefined) steady += 1000 / 60
      }
      last = now
      paint(steady ?? now)
    })`)
}

/** From here on the page's clock is steady. */
export async function keepSteady(page: Page): Promise<void> {
  await page.evaluate('globalThis.keepSteady()')
}

export async function createMeter(browser: Browser, page: Page): Promise<Meter> {
  const own = await page.context().newCDPSession(page)
  const whole = await browser.newBrowserCDPSession()
  await own.send('Performance.enable', { timeDomain: 'threadTicks' })

  async function read(): Promise<Clock> {
    const pictures = (await page.evaluate('globalThis.pictures')) as number
    const { metrics } = await own.send('Performance.getMetrics')
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    const browser = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    return { page: seconds * 1000, browser: browser * 1000, pictures }
  }

  return {
    async measure(ms) {
      const before = await read()
      const began = performance.now()
      await wait(ms)
      const after = await read()
      const passed = (performance.now() - began) / 1000
      const pictures = after.pictures - before.pictures
      const browser = after.browser - before.browser
      return {
        page: (after.page - before.page) / Math.max(1, pictures),
        browser: browser / Math.max(1, pictures),
        second: browser / passed,
        pictures: pictures / passed,
      }
    },
  }
}

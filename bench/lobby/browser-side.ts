import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { getChromium } from '../../tools/chromium.ts'
import { playCalmly } from '../calm.ts'
import { findFreePort } from '../child-process.ts'
import { type Context, type Figure, median } from '../frame.ts'
import { auditPage } from '../lighthouse.ts'
import { chromiumFlags, loadScripts } from '../page-scripts.ts'
import { buildProduct, startProduct } from '../server.ts'
import { clickThrough, countTiles, typeAndWatch } from './hands.ts'
import { paintsOf, watchPaints } from './paints.ts'

const loads = 5
const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}
/** 1.6 Mbit down, 0.75 up, 150 ms there and back. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const slowProcessor = 4

/** The member site in Chromium: the production build, with the whole catalogue. */
export async function measureBrowser(context: Context): Promise<Figure[]> {
  const chromePath = await getChromium()
  buildProduct(context.root)
  const product = await startProduct({ port: await findFreePort(), root: context.root })
  const browser = await chromium.launch({ executablePath: chromePath, args: [...chromiumFlags] })
  try {
    const url = product.url
    const figures = [
      await weigh(`${url}/`, chromePath),
      ...(await measureLoads(context, browser, url)),
      ...(await measureHands(context, browser, url)),
    ]
    const goals = { performance: 90, accessibility: 100 }
    const audit = { name: 'lobby', url: `${url}/`, chromePath, device: 'phone', goals } as const
    return [...figures, ...(await auditPage(context, audit))]
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function weigh(url: string, chromePath: string): Promise<Figure> {
  const scripts = await loadScripts(url, chromePath)
  const bytes = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  const goal = { atMost: 150 }
  return { name: 'lobby-script', value: bytes / 1000, unit: 'KB gzip', goal }
}

async function measureLoads(context: Context, browser: Browser, url: string): Promise<Figure[]> {
  const [wide, narrow]: { lcpMs: number; cls: number }[][] = [[], []]
  for (let load = 1; load <= loads; load += 1) {
    wide?.push(await loadHome(browser, url, desktop, false))
    narrow?.push(await loadHome(browser, url, phone, true))
    const said = [wide, narrow].map((list) => Math.round(list?.at(-1)?.lcpMs ?? 0))
    context.say(`load ${load} of ${loads}: LCP ${said.join(' ms, throttled ')} ms`)
  }
  const lcp = (list: readonly { lcpMs: number }[] = []) => median(list.map(({ lcpMs }) => lcpMs))
  const cls = Math.max(...[...(wide ?? []), ...(narrow ?? [])].map((each) => each.cls))
  return [
    { name: 'lobby-lcp', value: lcp(wide), unit: 'ms', goal: { atMost: 1800 } },
    { name: 'lobby-lcp-throttled', value: lcp(narrow), unit: 'ms', goal: { atMost: 2500 } },
    { name: 'lobby-cls', value: cls, unit: 'at most, over all loads', goal: { atMost: 0.05 } },
  ]
}

/** A first visit, with nothing kept from before. */
async function loadHome(
  browser: Browser,
  url: string,
  device: BrowserContextOptions,
  isSlow: boolean,
) {
  const visit = await browser.newContext(device)
  try {
    const page = await visit.newPage()
    if (isSlow) await slowDown(page)
    await watchPaints(page)
    await page.goto(`${url}/`, { waitUntil: 'load' })
    await page.waitForTimeout(isSlow ? 3_000 : 1_500)
    return await paintsOf(page)
  } finally {
    await visit.close()
  }
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slowNetwork)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
}

const visits = 3

/** What a visitor does, by hand and key, in several visits; what the host disturbed is done again. */
async function measureHands(context: Context, browser: Browser, url: string): Promise<Figure[]> {
  const { played, stolen, aside } = await playCalmly(() => visit(context, browser, url), {
    rounds: visits,
    say: context.say,
  })
  const middle = (pick: (seen: Visit) => number) => median(played.map(pick))
  const tiles = Math.max(...played.map((seen) => seen.tiles))
  return [
    {
      name: 'lobby-interaction',
      value: middle(({ longestMs }) => longestMs),
      unit: 'ms',
      goal: { atMost: 200 },
    },
    {
      name: 'lobby-keystroke',
      value: middle(({ keysMs }) => Math.max(...keysMs)),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    {
      name: 'lobby-keystroke-median',
      value: middle(({ keysMs }) => median([...keysMs])),
      unit: 'ms',
    },
    { name: 'lobby-tiles', value: tiles, unit: 'in the page', goal: { atMost: 120 } },
    { name: 'lobby-visits-aside', value: aside, unit: 'visits made again' },
    { name: 'lobby-stolen', value: stolen * 100, unit: '% of a kept visit' },
  ]
}

type Visit = {
  readonly longestMs: number
  readonly keysMs: readonly number[]
  readonly tiles: number
}

async function visit(context: Context, browser: Browser, url: string): Promise<Visit> {
  const fresh = await browser.newContext(desktop)
  try {
    const page = await fresh.newPage()
    const longest = await clickThrough(page, url)
    context.say(`longest interaction: ${longest.name}, ${Math.round(longest.ms)} ms`)
    const keysMs = await typeAndWatch(page, url)
    context.say(`keystrokes: ${keysMs.map(Math.round).join(', ')} ms`)
    return { longestMs: longest.ms, keysMs, tiles: await countTiles(page, url) }
  } finally {
    await fresh.close()
  }
}

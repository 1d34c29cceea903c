import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test'
import { getChromium } from '../tools/chromium.ts'
import { findFreePort } from './child-process.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { chromiumFlags } from './page-scripts.ts'
import { families } from './stage/families.ts'
import { type FirstLoad, loadFirst } from './stage/first-load.ts'
import { type Cost, countPictures, createMeter, keepSteady, type Meter } from './stage/meter.ts'
import { serveStories, type Stories } from './stage/stories.ts'
import { buildProduct } from './server.ts'

const rounds = Number(process.env.STAGE_ROUNDS ?? 3)
const chosen = process.env.STAGE_FAMILIES?.split(',') ?? families
/** Another checkout, whose slots stand beside these. */
const beside = process.env.STAGE_BESIDE
const device: BrowserContextOptions =
  process.env.STAGE_DEVICE === 'phone'
    ? { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
    : { viewport: { width: 1440, height: 900 } }

/** A win of the largest size comes with the first press. */
const game = { model: 'lines-20-high', seeds: '78', balance: '124805000' }
const settleMs = 2_500
const lookMs = 4_000
/** The first page of a development server takes as long as all of its programs do. */
const patienceMs = 180_000
/** From the press until the set piece of the win is under way. */
const untilBigMs = 5_000

export const bench: Benchmark = {
  name: 'stage',
  describe:
    'what a picture of a slot costs the browser: at rest, while reels turn, in the largest win',
  async run(context) {
    const stories = await serveStories(context.root, await findFreePort())
    const other = beside ? await serveStories(beside, await findFreePort()) : undefined
    const browser = await chromium.launch({
      executablePath: await getChromium(),
      args: [...chromiumFlags],
    })
    try {
      const loads = await weigh(context, browser)
      return [...loads, ...(await measure(context, browser, stories, other))]
    } finally {
      await browser.close()
      await stories.stop()
      await other?.stop()
    }
  },
}

/** What comes before the first press: the weightiest of the families, beside the other checkout, built as it stands. */
async function weigh(context: Context, browser: Browser): Promise<Figure[]> {
  buildProduct(context.root)
  const { model } = game
  const own: FirstLoad[] = []
  for (const family of chosen) {
    const load = await loadFirst(browser, context.root, { model, family })
    context.say(
      `${family}: ${kilobytes(load.bytes)} KB, of which ${kilobytes(load.scriptBytes)} scripts`,
    )
    own.push(load)
  }
  const most = Math.max(...own.map(({ bytes }) => bytes))
  const figures: Figure[] = [
    { name: 'stage-first-load', value: most / 1000, unit: 'KB' },
    {
      name: 'stage-first-families',
      value: Math.max(...own.map(({ families: came }) => came)),
      unit: 'families',
      goal: { atLeast: 1, atMost: 1 },
    },
  ]
  if (!beside) return figures
  const { bytes } = await loadFirst(browser, beside, { model })
  context.say(`beside: ${kilobytes(bytes)} KB`)
  const times = { value: most / bytes, unit: 'times', goal: { atMost: 1.3 } }
  return [...figures, { name: 'stage-first-load-vs-beside', ...times }]
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const states = ['rest', 'turning', 'big'] as const
type Seen = Record<(typeof states)[number], Cost>

async function measure(
  context: Context,
  browser: Browser,
  stories: Stories,
  other: Stories | undefined,
): Promise<Figure[]> {
  const own = new Map<string, Seen[]>()
  const others: Seen[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const family of chosen) {
      // The two in turns: the machine is never still.
      if (other) others.push(await look(context, browser, other, 'beside', {}))
      const seen = await look(context, browser, stories, family, { family })
      own.set(family, [...(own.get(family) ?? []), seen])
    }
  }
  return [
    ...[...own].flatMap(([family, seen]) => figuresOf(family, seen)),
    ...(others.length > 0 ? figuresOf('beside', others) : []),
    ...[...own].flatMap(([family, seen]) =>
      others.length > 0 ? [ratioOf(family, seen, others)] : [],
    ),
  ]
}

const middle = (seen: readonly Seen[], pick: (one: Seen) => number) => median(seen.map(pick))

function figuresOf(name: string, seen: readonly Seen[]): Figure[] {
  const figure = (what: string, unit: string, pick: (one: Seen) => number): Figure => ({
    name: `stage-${name}-${what}`,
    value: middle(seen, pick),
    unit,
  })
  return [
    figure('rest', 'ms of processor a second', ({ rest }) => rest.second),
    figure('turning', 'ms of processor a picture', ({ turning }) => turning.browser),
    figure('turning-page', 'ms of the page a picture', ({ turning }) => turning.page),
    figure('turning-rate', 'pictures a second', ({ turning }) => turning.pictures),
    figure('big', 'ms of processor a picture', ({ big }) => big.browser),
  ]
}

function ratioOf(family: string, seen: readonly Seen[], others: readonly Seen[]): Figure {
  const turning = ({ turning: { browser } }: Seen) => browser
  return {
    name: `stage-${family}-vs-beside`,
    value: middle(seen, turning) / middle(others, turning),
    unit: 'times',
    goal: { atMost: 1.5 },
  }
}

/** Opens a game and looks at it as it stands, as it turns, and as it celebrates. */
async function look(
  context: Context,
  browser: Browser,
  { url }: Stories,
  name: string,
  more: Readonly<Record<string, string>>,
): Promise<Seen> {
  const visit = await browser.newContext(device)
  try {
    const page = await visit.newPage()
    page.setDefaultTimeout(patienceMs)
    await countPictures(page)
    const address = `${url}?${new URLSearchParams({ ...game, ...more }).toString()}`
    const open = async (): Promise<Meter> => {
      await page.goto(address)
      await page.locator('#spin').waitFor()
      await page.waitForTimeout(settleMs)
      return createMeter(browser, page)
    }
    const meter = await open()
    const rest = await meter.measure(lookMs)
    await page.keyboard.press('Space')
    await page.waitForTimeout(untilBigMs)
    const big = await meter.measure(lookMs)
    const again = await open()
    // An answer that never comes: reels turn for as long as anybody looks.
    await page.evaluate('globalThis.fetch = () => new Promise(() => {})')
    await keepSteady(page)
    await page.keyboard.press('Space')
    await page.waitForTimeout(500)
    const turning = await again.measure(lookMs)
    const seen = { rest, turning, big }
    context.say(`${name}: ${states.map((state) => `${state} ${told(seen[state])}`).join(', ')}`)
    return seen
  } finally {
    await visit.close()
  }
}

const told = ({ browser, page, second, pictures }: Cost): string =>
  `${browser.toFixed(1)} ms (page ${page.toFixed(1)}) x ${pictures.toFixed(0)} = ${second.toFixed(0)}`

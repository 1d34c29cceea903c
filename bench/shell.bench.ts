import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { getChromium } from '../tools/chromium.ts'
import { findFreePort } from './child-process.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { chromiumFlags, loadScripts } from './page-scripts.ts'
import { buildProduct, startProduct } from './server.ts'

const audits = 3

export const bench: Benchmark = {
  name: 'shell',
  describe: 'the first load of the member site: JavaScript, and Lighthouse on a desktop',
  async run(context) {
    const chromePath = await getChromium()
    buildProduct(context.root)
    const product = await startProduct({ port: await findFreePort(), root: context.root })
    try {
      const url = `${product.url}/`
      const weight = await weighScripts(context, url, chromePath)
      return [weight, ...(await auditPage(context, url, chromePath))]
    } finally {
      await product.stop()
    }
  },
}

async function weighScripts(context: Context, url: string, chromePath: string): Promise<Figure> {
  const scripts = await loadScripts(url, chromePath)
  if (scripts.length === 0) throw new Error(`${url} loaded no script at all.`)
  for (const { name, gzipBytes } of scripts)
    context.say(`${name} ${(gzipBytes / 1000).toFixed(1)} KB`)
  const bytes = scripts.reduce((sum, script) => sum + script.gzipBytes, 0)
  return { name: 'shell-script', value: bytes / 1000, unit: 'KB gzip', goal: { atMost: 125 } }
}

/** Lighthouse wavers with the machine, so the middle of several runs is told. */
async function auditPage(context: Context, url: string, chromePath: string): Promise<Figure[]> {
  const performance: number[] = []
  const accessibility: number[] = []
  for (let run = 1; run <= audits; run += 1) {
    const scores = await auditOnce(url, chromePath)
    performance.push(scores.performance)
    accessibility.push(scores.accessibility)
    context.say(
      `Lighthouse ${run} of ${audits}: performance ${scores.performance}, accessibility ${scores.accessibility}`,
    )
    if (scores.failed.length > 0)
      context.say(`  not accessible enough: ${scores.failed.join(', ')}`)
  }
  const goal = { atLeast: 95 }
  return [
    { name: 'shell-performance', value: median(performance), unit: 'of 100', goal },
    { name: 'shell-accessibility', value: median(accessibility), unit: 'of 100', goal },
  ]
}

type Scores = {
  readonly performance: number
  readonly accessibility: number
  readonly failed: readonly string[]
}

async function auditOnce(url: string, chromePath: string): Promise<Scores> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] })
  try {
    const onlyCategories = ['performance', 'accessibility']
    const flags = { port: chrome.port, onlyCategories, logLevel: 'error' as const }
    const result = await lighthouse(url, flags, desktopConfig)
    if (result === undefined) throw new Error('Lighthouse gave no result.')
    const { categories, audits: details, runtimeError } = result.lhr
    if (runtimeError !== undefined) throw new Error(`Lighthouse failed: ${runtimeError.message}`)
    const failed = (categories['accessibility']?.auditRefs ?? [])
      .map((ref) => ref.id)
      .filter((id) => details[id]?.score === 0)
    return {
      performance: percent(categories['performance']?.score),
      accessibility: percent(categories['accessibility']?.score),
      failed,
    }
  } finally {
    chrome.kill()
  }
}

function percent(score: number | null | undefined): number {
  if (score === null || score === undefined) throw new Error('Lighthouse left a score open.')
  return Math.round(score * 100)
}

import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig } from 'lighthouse'
import { type Context, type Figure, median } from './frame.ts'
import { chromiumFlags } from './page-scripts.ts'

const audits = 3
/** Now and then Chromium leaves the beginning out of its trace, and Lighthouse asks to be run again. */
const lostBeginning = 'NO_NAVSTART'

export type AuditOptions = {
  /** Before the names of the figures. */
  readonly name: string
  readonly url: string
  readonly chromePath: string
  /** `phone` is what Lighthouse does by itself: a slow phone on a slow network. */
  readonly device: 'desktop' | 'phone'
  readonly goals: { readonly performance: number; readonly accessibility: number }
}

/** Lighthouse wavers with the machine, so the middle of several runs is told. */
export async function auditPage(context: Context, options: AuditOptions): Promise<Figure[]> {
  const performance: number[] = []
  const accessibility: number[] = []
  for (let run = 1; run <= audits; run += 1) {
    const scores = (await auditOnce(options)) ?? (await auditOnce(options))
    if (scores === undefined) throw new Error('Lighthouse lost the beginning of its trace twice.')
    performance.push(scores.performance)
    accessibility.push(scores.accessibility)
    context.say(
      `Lighthouse ${run} of ${audits}: performance ${scores.performance}, accessibility ${scores.accessibility}`,
    )
    if (scores.failed.length > 0)
      context.say(`  not accessible enough: ${scores.failed.join(', ')}`)
  }
  const { name, goals } = options
  const figure = (what: 'performance' | 'accessibility', values: readonly number[]): Figure => ({
    name: `${name}-${what}`,
    value: median(values),
    unit: 'of 100',
    goal: { atLeast: goals[what] },
  })
  return [figure('performance', performance), figure('accessibility', accessibility)]
}

type Scores = {
  readonly performance: number
  readonly accessibility: number
  readonly failed: readonly string[]
}

/** Nothing when the trace has no beginning. */
async function auditOnce({ url, chromePath, device }: AuditOptions): Promise<Scores | undefined> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumFlags] })
  try {
    const onlyCategories = ['performance', 'accessibility']
    const flags = { port: chrome.port, onlyCategories, logLevel: 'error' as const }
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (result === undefined) throw new Error('Lighthouse gave no result.')
    const { categories, audits: details, runtimeError } = result.lhr
    if (runtimeError?.code === lostBeginning) return undefined
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

import { getChromium } from '../tools/chromium.ts'
import { findFreePort } from './child-process.ts'
import type { Benchmark, Context, Figure } from './frame.ts'
import { auditPage } from './lighthouse.ts'
import { loadScripts } from './page-scripts.ts'
import { buildProduct, startProduct } from './server.ts'

const goals = { performance: 95, accessibility: 95 }

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
      const audit = { name: 'shell', url, chromePath, device: 'desktop', goals } as const
      return [weight, ...(await auditPage(context, audit))]
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

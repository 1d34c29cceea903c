import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort, type Started, startNode } from './child-process.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { type Load, measureThroughput } from './load.ts'
import { buildProduct, makeDataDir, startProduct } from './server.ts'

const path = '/wps/system/status'
const rounds = 5
// Fastify's own measure: pipelining keeps the cost of asking small beside the cost of answering, which matters
// where both share two cores.
const load: Load = { seconds: 4, connections: 100, depth: 10 }
const warmUp: Load = { ...load, seconds: 2 }
// The limits of calls a minute are for people; here one address asks for all of them.
const env = { RATE_FACTOR: '1000000' }

type Sides = { readonly product: string; readonly bare: string }

export const bench: Benchmark = {
  name: 'status',
  describe: `GET ${path} beside a bare Fastify route that returns the same bytes`,
  async run(context) {
    buildProduct(context.root)
    const product = await startProduct({ port: await findFreePort(), env, root: context.root })
    const folder = makeDataDir()
    try {
      const bare = await startBareRoute(context, folder, `${product.url}${path}`)
      try {
        return await compare(context, { product: `${product.url}${path}`, bare: bare.url })
      } finally {
        await bare.stop()
      }
    } finally {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

/** Fetches one answer of the product and starts the yardstick with exactly its bytes. */
async function startBareRoute(
  context: Context,
  folder: string,
  sampleUrl: string,
): Promise<Started & { readonly url: string }> {
  const sample = await fetch(sampleUrl)
  if (sample.status !== 200) throw new Error(`${sampleUrl} answered ${sample.status}.`)
  const bodyPath = join(folder, 'body.json')
  writeFileSync(bodyPath, Buffer.from(await sample.arrayBuffer()))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}/`
  const contentType = sample.headers.get('content-type') ?? 'application/json; charset=utf-8'
  const started = await startNode({
    what: 'The bare route',
    args: ['--import', 'tsx', 'bench/bare-route.ts', String(port), contentType, bodyPath],
    cwd: context.root,
    env: process.env,
    logPath: join(folder, 'bare.log'),
    readyUrl: url,
    timeoutMs: 20_000,
  })
  return { ...started, url }
}

/** The two sides in turns. The ratio is taken in each round, within which the machine changed least. */
async function compare(context: Context, sides: Sides): Promise<Figure[]> {
  await measureThroughput(sides.bare, warmUp)
  await measureThroughput(sides.product, warmUp)
  const bare: number[] = []
  const product: number[] = []
  const ratios: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const yardstick = await measureThroughput(sides.bare, load)
    const ours = await measureThroughput(sides.product, load)
    bare.push(yardstick)
    product.push(ours)
    ratios.push(ours / yardstick)
    context.say(`round ${round} of ${rounds}: ${Math.round(ours)} beside ${Math.round(yardstick)}`)
  }
  return [
    { name: 'status-bare', value: median(bare), unit: 'requests/s' },
    { name: 'status-product', value: median(product), unit: 'requests/s' },
    {
      name: 'status-ratio',
      value: median(ratios),
      unit: 'of the bare route',
      goal: { atLeast: 0.5 },
    },
  ]
}

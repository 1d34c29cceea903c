import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './child-process.ts'
import { type Benchmark, type Context, median } from './frame.ts'
import { readResidentMb } from './resident-memory.ts'
import { buildProduct, makeDataDir, type Product, startProduct } from './server.ts'

const warmStarts = 3
const idleSeconds = 10

export const bench: Benchmark = {
  name: 'start',
  describe: 'a cold start from nothing built and no data, warm starts after it, and memory at rest',
  async run(context) {
    const dataDir = makeDataDir()
    try {
      const cold = await measureCold(context, dataDir)
      const warm: number[] = []
      const memory: number[] = []
      for (let start = 1; start <= warmStarts; start += 1) {
        const measured = await measureWarm(context, dataDir, start === warmStarts)
        warm.push(measured.seconds)
        if (measured.residentMb !== undefined) memory.push(measured.residentMb)
      }
      return [
        { name: 'start-cold', value: cold, unit: 's', goal: { atMost: 90 } },
        { name: 'start-warm', value: median(warm), unit: 's', goal: { atMost: 8 } },
        { name: 'start-idle-memory', value: median(memory), unit: 'MB', goal: { atMost: 250 } },
      ]
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

/** Everything that `npm start` does once packages are there: build, initdb, migrate, seed, serve. */
async function measureCold(context: Context, dataDir: string): Promise<number> {
  rmSync(join(context.root, '.build'), { recursive: true, force: true })
  const built = buildProduct(context.root)
  const product = await start(context, dataDir)
  const seconds = built + product.startupSeconds
  context.say(
    `cold: built in ${built.toFixed(1)} s, ready ${product.startupSeconds.toFixed(1)} s later`,
  )
  await product.stop()
  return seconds
}

/** A later start also looks whether anything must be built again, so that time counts too. */
async function measureWarm(
  context: Context,
  dataDir: string,
  rest: boolean,
): Promise<{ readonly seconds: number; readonly residentMb?: number }> {
  const looked = buildProduct(context.root)
  const product = await start(context, dataDir)
  const seconds = looked + product.startupSeconds
  context.say(
    `warm: looked for ${looked.toFixed(1)} s, ready ${product.startupSeconds.toFixed(1)} s later`,
  )
  try {
    if (!rest) return { seconds }
    await wait(idleSeconds * 1000)
    return { seconds, residentMb: readResidentMb(product.pid) }
  } finally {
    await product.stop()
  }
}

async function start(context: Context, dataDir: string): Promise<Product> {
  return await startProduct({ port: await findFreePort(), dataDir, root: context.root })
}

import { fileURLToPath } from 'node:url'
import { holds, printFigure } from '../frame.ts'
import { buildProduct } from '../server.ts'
import type { Drill } from './drill.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const known = ['failover', 'kills', 'soak', 'upgrade']

const [name = '', ...words] = process.argv.slice(2)
if (known.includes(name)) await run(name)
else {
  console.error(`npm run drill <name>, one of ${known.join(', ')}; see bench/drills/README.md.`)
  process.exitCode = 2
}

async function run(name: string): Promise<void> {
  const { drill } = (await import(`./${name}.ts`)) as { drill: Drill }
  console.log(`${name}: ${drill.describe}`)
  buildProduct()
  const say = (line: string) => console.error(`  ${line}`)
  const figures = await drill.run({ root, say }, words)
  for (const figure of figures) console.log(printFigure(figure))
  const short = figures.filter((figure) => holds(figure) === false)
  console.log(short.length === 0 ? 'All of it holds.' : `${short.length} fell short.`)
  process.exit(short.length === 0 ? 0 : 1)
}

import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { measureSpins } from './slots/spins.ts'

/** The plain five-reel model comes first: it has the goal. The others are told for comparison. */
const plain = 'lines-20-low'
const others = ['lines-20-medium', 'lines-50-medium', 'ways-243-medium', 'cluster-medium']
const rounds = 5

export const bench: Benchmark = {
  name: 'slots',
  describe:
    'spins a second of one core, each model in a process of its own, by time on the processor',
  async run(context) {
    const figures: Figure[] = []
    for (const model of [plain, ...others]) {
      const value = await measureModel(context, model)
      const goal = model === plain ? { goal: { atLeast: 3_000_000 } } : {}
      figures.push({ name: `slots-${model}`, value, unit: 'spins/s', ...goal })
    }
    return figures
  },
}

async function measureModel(context: Context, model: string): Promise<number> {
  const rates = await measureSpins(context.root, model, rounds)
  context.say(`${model}: ${rates.map((rate) => (rate / 1e6).toFixed(2)).join(', ')} M/s`)
  return median(rates)
}

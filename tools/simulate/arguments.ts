import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

export type Wishes = {
  /** Rounds of each model; without a wish, as many as its kind needs. */
  readonly spins: number | undefined
  /** One model alone, or all. */
  readonly model: string | undefined
  readonly seed: number
  readonly cores: number
}

export type ReadWishes =
  | { readonly ok: true; readonly wishes: Wishes }
  | { readonly ok: false; readonly says: string }

const usage =
  'npm run simulate -- [--spins 20000000] [--model lines-20-medium] [--seed 1] [--cores 2]'

/** Reads what was asked for on the command line. */
export function readWishes(parameters: readonly string[], known: readonly string[]): ReadWishes {
  const says = (sentence: string) => ({ ok: false, says: `${sentence}\n${usage}` }) as const
  let values: Record<string, string | undefined>
  try {
    const text = { type: 'string' } as const
    const options = { spins: text, model: text, seed: text, cores: text }
    values = parseArgs({ args: [...parameters], options }).values
  } catch (problem) {
    return says(problem instanceof Error ? problem.message : String(problem))
  }
  if (values.model !== undefined && !known.includes(values.model)) {
    return says(`There is no model ${values.model}; there are ${known.join(', ')}.`)
  }
  const spins = values.spins === undefined ? undefined : readWhole(values.spins)
  const seed = readWhole(values.seed ?? '1')
  const cores = readWhole(values.cores ?? String(availableParallelism()))
  if (Number.isNaN(spins) || Number.isNaN(seed) || Number.isNaN(cores)) {
    return says('Spins, seed and cores are whole numbers from 1 on.')
  }
  return { ok: true, wishes: { spins, model: values.model, seed, cores } }
}

/** Separators are welcome in large numbers: 50_000_000. */
function readWhole(text: string): number {
  const number = Number(text.replaceAll('_', ''))
  return Number.isSafeInteger(number) && number >= 1 ? number : Number.NaN
}

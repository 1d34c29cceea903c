/** How much a model pays how often: often a little, or seldom a lot. */
export type Volatility = 'low' | 'medium' | 'high'

/** A mathematical model as a title is bound to it; the mathematics themselves are the arcade's. */
export type SlotModel = {
  readonly id: string
  readonly engine: 'lines' | 'ways' | 'cluster'
  readonly volatility: Volatility
  /** Lines or ways; null for clusters, which have neither. */
  readonly lines: number | null
}

const linesWith: readonly (readonly [number, readonly Volatility[]])[] = [
  [5, ['low', 'medium']],
  [9, ['low', 'medium']],
  [10, ['low', 'medium', 'high']],
  [20, ['low', 'medium', 'high']],
  [25, ['medium', 'high']],
  [30, ['medium']],
  [40, ['low', 'high']],
  [50, ['medium', 'high']],
]

const waysWith: readonly (readonly [number, readonly Volatility[]])[] = [
  [243, ['low', 'medium', 'high']],
  [1024, ['medium', 'high']],
  [4096, ['high']],
]

const modelsOf = (
  engine: 'lines' | 'ways',
  table: readonly (readonly [number, readonly Volatility[]])[],
): SlotModel[] =>
  table.flatMap(([lines, volatilities]) =>
    volatilities.map((volatility) => ({
      id: `${engine}-${lines}-${volatility}`,
      engine,
      volatility,
      lines,
    })),
  )

/** What slots are bound to: 26 models. */
export const slotModels: readonly SlotModel[] = [
  ...modelsOf('lines', linesWith),
  ...modelsOf('ways', waysWith),
  ...(['low', 'medium', 'high'] as const).map(
    (volatility) =>
      ({ id: `cluster-${volatility}`, engine: 'cluster', volatility, lines: null }) as const,
  ),
]

/** What jackpots are bound to: the two models that feed the pool. */
export const jackpotModels: readonly SlotModel[] = [
  { id: 'jackpot-lines-20', engine: 'lines', volatility: 'high', lines: 20 },
  { id: 'jackpot-ways-243', engine: 'ways', volatility: 'high', lines: 243 },
]

/** Most people play in the middle. */
export const volatilityWeights: readonly (readonly [Volatility, number])[] = [
  ['low', 30],
  ['medium', 45],
  ['high', 25],
]

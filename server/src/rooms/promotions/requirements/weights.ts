/** How much of a valid bet counts for a requirement, in basis points: 10,000 is all of it. */
export type Weights = {
  readonly default: number
  readonly categories: Readonly<Record<string, number>>
  /** By `CATEGORY VENDOR`. */
  readonly vendors: Readonly<Record<string, number>>
  /** By `VENDOR game`. */
  readonly games: Readonly<Record<string, number>>
}

export type PlayedIn = { readonly product: string; readonly vendor: string; readonly game: string }

export const wholeBet = 10_000

/** The narrowest word holds: of the game, then of its vendor in this category, then of the category, then of all. */
export function weightIn(weights: Weights, { product, vendor, game }: PlayedIn): number {
  return (
    weights.games[`${vendor} ${game}`] ??
    weights.vendors[`${product} ${vendor}`] ??
    weights.categories[product] ??
    weights.default
  )
}

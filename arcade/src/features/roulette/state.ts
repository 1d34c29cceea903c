import type { ArcadeRound } from '@baize/contract/arcade/arcade'
import { sumOfBets } from '@baize/games/bets'
import type { Bet } from '@baize/games/game'
import { layChips, type Chips } from '@baize/games/roulette/called-bets'
import { roulette, type RouletteShown } from '@baize/games/roulette/roulette'
import { spotLimit } from '@baize/games/roulette/spots'

/** More than a spot takes, or than the table takes in a round. */
export type Over = { readonly spot: string | undefined; readonly most: bigint }

/** A round that was played, as it lies there until the next bet. */
export type Settled = {
  readonly bets: readonly Bet[]
  readonly shown: RouletteShown
  readonly returned: bigint
}

export type Cloth = {
  readonly bets: readonly Bet[]
  /** What lay there before each change, the latest last. */
  readonly before: readonly (readonly Bet[])[]
  /** What was played last, to be laid again. */
  readonly last: readonly Bet[]
  readonly settled: Settled | undefined
  /** Why the last press changed nothing. */
  readonly over: Over | undefined
}

export type ClothEvent =
  | { readonly kind: 'laid'; readonly chips: readonly Chips[]; readonly chip: bigint }
  | { readonly kind: 'taken'; readonly spot: string }
  | { readonly kind: 'doubled' }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'settled'; readonly settled: Settled }

const mostBefore = 100

/** An empty cloth, on which what was played last can be laid again. */
export function startCloth(last: readonly Bet[] = []): Cloth {
  return { bets: [], before: [], last, settled: undefined, over: undefined }
}

/** The first bound that these bets would pass: of a spot, or of the table. */
export function findOver(bets: readonly Bet[], max: bigint): Over | undefined {
  for (const { spot, stake } of bets) {
    const most = spotLimit(spot, max)
    if (BigInt(stake) > most) return { spot, most }
  }
  return sumOfBets(bets) > max ? { spot: undefined, most: max } : undefined
}

export const doubleOf = (bets: readonly Bet[]): Bet[] =>
  bets.map(({ spot, stake }) => ({ spot, stake: String(BigInt(stake) * 2n) }))

/** What a press makes of the cloth of a table that takes `max`. What would pass a bound changes nothing, and says why. */
export function reduceCloth(cloth: Cloth, event: ClothEvent, max: bigint): Cloth {
  const { bets, before, last } = cloth
  switch (event.kind) {
    case 'laid':
      return change(cloth, layChips(bets, event.chips, event.chip), max)
    case 'taken':
      if (!bets.some(({ spot }) => spot === event.spot)) return cloth
      return change(
        cloth,
        bets.filter(({ spot }) => spot !== event.spot),
        max,
      )
    case 'doubled':
      return change(cloth, doubleOf(bets), max)
    case 'repeated':
      return change(cloth, last, max)
    case 'cleared':
      return change(cloth, [], max)
    case 'undone':
      if (before.length === 0) return cloth
      return { ...cloth, bets: before.at(-1) ?? [], before: before.slice(0, -1), over: undefined }
    case 'settled':
      return { ...startCloth(event.settled.bets), settled: event.settled }
  }
}

function change(cloth: Cloth, bets: readonly Bet[], max: bigint): Cloth {
  const over = findOver(bets, max)
  if (over) return { ...cloth, over }
  const before = [...cloth.before, cloth.bets].slice(-mostBefore)
  return { ...cloth, bets, before, settled: undefined, over: undefined }
}

export function rouletteShownOf(shown: unknown): RouletteShown | undefined {
  const found = shown as Partial<RouletteShown> | null
  return typeof found?.number === 'number' && Array.isArray(found.won)
    ? (found as RouletteShown)
    : undefined
}

/** The bets of a round of the past; none where its record holds none. */
export function betsOf({ choice }: Pick<ArcadeRound, 'choice'>): readonly Bet[] {
  return roulette.parseChoice(choice)?.bets ?? []
}

/** What one bet got. */
export function wonOn({ won }: RouletteShown, spot: string): bigint {
  return BigInt(won.find((one) => one.spot === spot)?.payout ?? 0)
}

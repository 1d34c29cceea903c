import { layChips, sumOfBets, type Chips } from '@baize/games/bets'
import type { Bet } from '@baize/games/game'

/** More than a spot takes, or than the table takes in a round. */
export type Over = { readonly spot: string | undefined; readonly most: bigint }

/** A round that was played, as it lies there until the next bet. */
export type SettledBets<Shown> = {
  readonly bets: readonly Bet[]
  readonly shown: Shown
  readonly returned: bigint
}

/** Chips on the spots of a table, before they are staked and after they were. */
export type LaidBets<Shown> = {
  readonly bets: readonly Bet[]
  /** What lay there before each change, the latest last. */
  readonly before: readonly (readonly Bet[])[]
  /** What was played last, to be laid again. */
  readonly last: readonly Bet[]
  readonly settled: SettledBets<Shown> | undefined
  /** Why the last press changed nothing. */
  readonly over: Over | undefined
}

/** What a press does to them. */
export type Press =
  | { readonly kind: 'laid'; readonly chips: readonly Chips[]; readonly chip: bigint }
  | { readonly kind: 'taken'; readonly spot: string }
  | { readonly kind: 'doubled' }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'undone' }
  | { readonly kind: 'repeated' }

export type LaidEvent<Shown> =
  | Press
  | { readonly kind: 'settled'; readonly settled: SettledBets<Shown> }

/** What a table takes: in a round, and on each spot. */
export type Bounds = {
  readonly max: bigint
  readonly spotLimit: (spot: string, max: bigint) => bigint
}

const mostBefore = 100

/** An empty table, on which what was played last can be laid again. */
export function startBets<Shown>(last: readonly Bet[] = []): LaidBets<Shown> {
  return { bets: [], before: [], last, settled: undefined, over: undefined }
}

/** The first bound that these bets would pass: of a spot, or of the table. */
export function findOver(bets: readonly Bet[], { max, spotLimit }: Bounds): Over | undefined {
  for (const { spot, stake } of bets) {
    const most = spotLimit(spot, max)
    if (BigInt(stake) > most) return { spot, most }
  }
  return sumOfBets(bets) > max ? { spot: undefined, most: max } : undefined
}

export const doubleOf = (bets: readonly Bet[]): Bet[] =>
  bets.map(({ spot, stake }) => ({ spot, stake: String(BigInt(stake) * 2n) }))

/** What a press makes of the bets. What would pass a bound changes nothing, and says why. */
export function reduceBets<Shown>(
  laid: LaidBets<Shown>,
  event: LaidEvent<Shown>,
  bounds: Bounds,
): LaidBets<Shown> {
  const { bets, before, last } = laid
  const change = (to: readonly Bet[]) => changeBets(laid, to, bounds)
  switch (event.kind) {
    case 'laid':
      return change(layChips(bets, event.chips, event.chip))
    case 'taken':
      if (!bets.some(({ spot }) => spot === event.spot)) return laid
      return change(bets.filter(({ spot }) => spot !== event.spot))
    case 'doubled':
      return change(doubleOf(bets))
    case 'repeated':
      return change(last)
    case 'cleared':
      return change([])
    case 'undone':
      if (before.length === 0) return laid
      return { ...laid, bets: before.at(-1) ?? [], before: before.slice(0, -1), over: undefined }
    case 'settled':
      return { ...startBets(event.settled.bets), settled: event.settled }
  }
}

function changeBets<Shown>(
  laid: LaidBets<Shown>,
  bets: readonly Bet[],
  bounds: Bounds,
): LaidBets<Shown> {
  const over = findOver(bets, bounds)
  if (over) return { ...laid, over }
  const before = [...laid.before, laid.bets].slice(-mostBefore)
  return { ...laid, bets, before, settled: undefined, over: undefined }
}

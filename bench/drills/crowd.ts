import { startLoad, type Hand, type Load } from './load.ts'
import { keeper, listener, looker } from './lookers.ts'
import { payer } from './payers.ts'
import { miner, spinner } from './players.ts'
import { staker } from './stakers.ts'
import { createTally, type Tally } from './tally.ts'

type Games = { readonly slot: number; readonly mines: number }

type Sizes = {
  readonly spinners: number
  readonly miners: number
  readonly payers: number
  readonly stakers: number
  readonly lookers: number
  readonly listeners: number
}

/** Enough to have many calls under way at every moment, and little enough for two cores with everything on them. */
export const usual: Sizes = {
  spinners: 60,
  miners: 6,
  payers: 4,
  stakers: 6,
  lookers: 2,
  listeners: 0,
}

export const membersOf = ({ spinners, miners, payers, lookers, listeners }: Sizes): number =>
  spinners + miners + payers + lookers + listeners

/** Everybody who spins, stakes, pays and looks, each with an account of their own. */
export function startCrowd(
  origins: () => readonly string[],
  tokens: readonly string[],
  games: Games,
  sizes: Sizes,
): { readonly tally: Tally; readonly load: Load } {
  const tally = createTally()
  let next = 0
  const some = (count: number, make: (token: string) => Hand) =>
    Array.from({ length: count }, () => make(tokens[next++] ?? ''))
  const hands = [
    ...some(sizes.spinners, (token) => spinner(tally, token, games.slot)),
    ...some(sizes.miners, (token) => miner(tally, token, games.mines)),
    ...some(sizes.payers, (token) => payer(tally, token)),
    ...some(sizes.lookers, (token) => looker(token)),
    ...some(sizes.listeners, (token) => listener(() => origins()[0] ?? '', token)),
    ...Array.from({ length: sizes.stakers }, () => staker(tally)),
    keeper(tokens),
  ]
  return { tally, load: startLoad({ origins, hands, tally }) }
}

import { lotteryModes, type LotteryMode } from '@baize/contract/lottery/lottery-names'
import { gamePaths, isPagePath, popupPaths } from '@baize/contract/pages'
import { targetOf, type Address, type Target } from '@baize/ui/navigation/address.ts'
import type { ShownLottery } from './api.ts'

/** What the address of a launch asks for. */
export type Launch = {
  readonly gameCode: string | undefined
  readonly mode: LotteryMode | undefined
  /** All lotteries with what is on sale, instead of one to bet on. */
  readonly isLobby: boolean
  /** Where whoever launched it wants to be gone back to; a page of this site. */
  readonly back: Target | undefined
}

/** Anything that an address may say; what is unknown or leads off this site is as if it was not said. */
export function readLaunch(search: Address['search']): Launch {
  return {
    gameCode: search['gameCode'] || undefined,
    mode: lotteryModes.find((mode) => mode === search['prizeMode']),
    isLobby: search['view'] === 'lobby',
    back: readBack(search['backUrl'] ?? ''),
  }
}

/** No address of another site, however it is written, and no place that is none or only asks for a login. */
function readBack(text: string): Target | undefined {
  if (!/^\/(?![/\\])/.test(text)) return undefined
  const target = targetOf(text)
  const path = target?.path ?? ''
  const isPlace = isPagePath(path) && ![...popupPaths, ...gamePaths].some((own) => own === path)
  return isPlace ? target : undefined
}

/** Those that are sold in the mode that is asked for; all of the page where it has none of that. */
export function ofMode(
  lotteries: readonly ShownLottery[],
  mode: LotteryMode | undefined,
): readonly ShownLottery[] {
  // What is sold as ZY is the lotteries of LOTT.
  const wanted = mode === 'ZY' ? 'LOTT' : mode
  const fitting = lotteries.filter(({ prizeMode }) => prizeMode === wanted)
  return fitting.length > 0 ? fitting : lotteries
}

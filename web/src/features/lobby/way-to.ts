import type { Game, VendorCard } from '@baize/contract/catalogue/catalogue'
import { lotteryPageOf } from '@baize/contract/lottery/lottery-names'
import { hrefOf, type Address, type Target } from '@baize/ui/navigation/address.ts'
import { overPage } from '../../shared/over-page.ts'

type Opened = Pick<Game, 'vassalage' | 'gameType'>

/** As much of a game as its opening needs. */
export type OpenableGame = Opened & Pick<Game, 'nodeId' | 'gameCode' | 'isGame' | 'maintenance'>

/** Lotteries have pages of their own, by the vendor or by the kind of game. */
const lotteryPage = ({ vassalage, gameType }: Opened) => lotteryPageOf(vassalage, gameType)

/** Where a game is played. One that stands for its vendor opens the vendor's list. */
export function wayToGame(game: OpenableGame, here: Address): Target {
  const page = lotteryPage(game)
  if (page !== undefined) return { path: page, search: { gameCode: game.gameCode } }
  if (game.isGame === 'VASSALAGE') return wayToVendor(game, here)
  return { path: '/seamless', search: { game: game.nodeId } }
}

/** A vendor of lotteries or of slots has a page; any other opens its list over the page. */
export function wayToVendor(vendor: Opened, here: Address): Target {
  const page = lotteryPage(vendor)
  if (page !== undefined) return { path: page }
  if (vendor.gameType === 'RNG') return { path: '/rng', search: { vassalage: vendor.vassalage } }
  return listOver(here, vendor)
}

export function listOver({ path, search }: Address, { vassalage, gameType }: Opened): Target {
  return { path, search: { ...search, popup: 'vendorGames', of: vassalage, ofType: gameType } }
}

/** Tells why a game or a vendor cannot be opened, and what is open instead. */
export function maintenanceOver(
  { path, search }: Address,
  what: OpenableGame | VendorCard,
): Target {
  const node = 'nodeId' in what ? what.nodeId : undefined
  return {
    path,
    search: { ...search, popup: 'maintenance', of: what.vassalage, ofType: what.gameType, node },
  }
}

export type LobbyCaller = {
  readonly hasSession: boolean
  readonly person: { readonly isTrial: boolean } | null
}

/** A visitor logs in first and arrives there afterwards; a trial account is told that it needs a real one. */
export function gated(target: Target, { hasSession, person }: LobbyCaller, here: Address): Target {
  if (!hasSession) return { path: '/login', search: { next: hrefOf(target) } }
  return person?.isTrial ? overPage(here, { popup: 'realAccount' }) : target
}

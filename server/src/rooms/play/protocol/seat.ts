import type { ProviderRefusal } from '@baize/contract/play/provider'
import { ok, type Ok } from '@baize/kernel/result'
import type { Offer } from '../../catalogue/catalogue.ts'
import { gameCodeOf, isServed, type ProtocolVendor } from '../vendors/vendors.ts'
import type { AskedStake, ProtocolDeps } from './deps.ts'
import type { Player } from './player.ts'
import { no } from './refusals.ts'

/**
 * Whether this player may stake at this game now, as sessions and switches say it; gives the session. In a round that
 * began the session alone is asked.
 */
export async function judgeSeat(
  deps: Pick<ProtocolDeps, 'sessions'>,
  vendor: ProtocolVendor,
  sessionToken: string,
  { player, offer }: { readonly player: Player; readonly offer: Offer },
  begun = false,
): Promise<Ok<string> | ProviderRefusal> {
  const session = await deps.sessions.find(vendor, sessionToken)
  if (!session.ok) return no(session.code)
  if (session.value.member === null) return no('real_account_needed')
  if (session.value.member !== player.member) return no('session_over')
  if (begun) return ok(session.value.id)
  if (!isServed(vendor, offer.game.vendor)) return no('game_unknown')
  if (!vendor.enabled || vendor.betsClosed) return no('vendor_closed')
  if (!offer.isShown || vendor.closedGames.includes(gameCodeOf(offer.game))) {
    return no('game_closed')
  }
  return ok(session.value.id)
}

export async function judgeLimits(
  { limits }: Pick<ProtocolDeps, 'limits'>,
  stake: AskedStake,
): Promise<ProviderRefusal | undefined> {
  for (const limit of limits) {
    const reached = await limit(stake)
    if (reached !== undefined) return no(reached)
  }
  return undefined
}

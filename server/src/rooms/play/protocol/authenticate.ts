import type {
  Authenticated,
  AuthenticateAsk,
  BalanceAsk,
  ProviderRefusal,
} from '@baize/contract/play/provider'
import { ok, type Ok } from '@baize/kernel/result'
import type { Done } from '../calls/calls.ts'
import {
  gameCodeOf,
  isServed,
  ownVendor,
  writeSum,
  type ProtocolVendor,
} from '../vendors/vendors.ts'
import { placeOf } from './balances.ts'
import type { ProtocolDeps } from './deps.ts'
import { findPlayer } from './player.ts'
import { no } from './refusals.ts'
import { nothingMoved } from './win.ts'

/** Exchanges a launch token, once, for a session of this vendor. */
export async function authenticate(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  { requestId, launchToken }: AuthenticateAsk,
): Promise<Ok<Authenticated> | ProviderRefusal> {
  const opened = await deps.redeem(launchToken)
  if (!opened.ok) return no('token_invalid')
  const { member, accountSession, offer, language, device } = opened.value
  // Our own are asked for whatever we run; a token of somebody else's game is none to anybody.
  if (!isServed(vendor, offer.game.vendor)) {
    return no(vendor.key === ownVendor ? 'game_closed' : 'token_invalid')
  }
  const { nodeId } = offer.game
  const session = { vendor: vendor.key, member, accountSession, nodeId, language, device }
  const sessionToken = await deps.sessions.open(session)
  const currency = member === null ? deps.brandCurrency() : await deps.wallet.currencyOf(member)
  const balance = member === null ? 0n : await deps.balances.now(vendor, member, placeOf(offer))
  return ok({
    requestId,
    player: member ?? 'demo',
    sessionToken,
    currency,
    balance: writeSum(vendor, balance, currency),
    gameCode: gameCodeOf(offer.game),
    language,
    device,
    demo: member === null,
  })
}

export async function balance(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: BalanceAsk,
): Promise<Ok<Done> | ProviderRefusal> {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  const session = await deps.sessions.find(vendor, ask.sessionToken)
  if (!session.ok) return no(session.code)
  if (session.value.member !== player.value.member) return no('session_over')
  const offer = deps.catalogue.findGame(session.value.nodeId)
  return ok(await nothingMoved(deps, vendor, player.value, offer && placeOf(offer)))
}

import type { ProviderRefusal } from '@baize/contract/play/provider'
import { money, type Currency } from '@baize/kernel/money'
import { ok, type Ok } from '@baize/kernel/result'
import type { Offer } from '../../catalogue/catalogue.ts'
import type { PlayedPart } from '../../wagers/wagers.ts'
import { findServed, type ProtocolVendor } from '../vendors/vendors.ts'
import type { ProtocolDeps } from './deps.ts'
import { findPlayer, type Player } from './player.ts'
import { inWords, no } from './refusals.ts'
import { judgeLimits, judgeSeat } from './seat.ts'

type AskedPurse = {
  readonly player: string
  readonly currency: Currency
  readonly gameCode: string
  /** The vendor's own id of the purse. */
  readonly purse: string
}

type Moves = AskedPurse & { readonly transactionId: string; readonly amount: bigint }

type Done = Promise<Ok<{ readonly balance: bigint }> | ProviderRefusal>

/**
 * Purses, as the house's own games have them: in this process alone, since a vendor outside that stakes so often keeps the
 * money itself (transfer mode). Ids, repetitions and refusals are those of the wallet protocol.
 */
export type PurseWallet = {
  /** Sets a sum aside. It needs what a bet needs: a session, an open game, the gate and every limit. */
  put(ask: Moves & { readonly sessionToken: string }): Done
  /** Makes sure that a sum was not set aside, and never will be; refused when it was. */
  preventFill(ask: Omit<Moves, 'amount'>): Done
  /** Tells what was played since the settlement before: one wager under this id. */
  settle(
    ask: Omit<Moves, 'amount'> & { readonly parts: readonly PlayedPart[] },
  ): Promise<Ok<null> | ProviderRefusal>
  /** Brings home what is left, all of it. */
  empty(ask: Moves): Done
  /** Whether the player sits there and the game is open: from memory, since it is asked with every handful of stakes. */
  judgeSeat(
    ask: AskedPurse & { readonly sessionToken: string },
  ): Promise<Ok<null> | ProviderRefusal>
  /** Whether what is in the purse may go on being staked, by the gate and every limit as they are now. */
  judge(ask: AskedPurse & { readonly sessionToken: string }): Promise<Ok<null> | ProviderRefusal>
}

type Who = { readonly vendor: ProtocolVendor; readonly player: Player }

type Found = Who & { readonly offer: Offer }

export function createPursesFor(deps: ProtocolDeps): (vendorKey: string) => PurseWallet {
  const { purses } = deps.wagers

  async function findWho(key: string, ask: AskedPurse): Promise<Ok<Who> | ProviderRefusal> {
    const vendor = deps.vendors.find(key)
    if (vendor === undefined) return no('vendor_unknown')
    const player = await findPlayer(deps, ask)
    return player.ok ? ok({ vendor, player: player.value }) : player
  }

  async function find(key: string, ask: AskedPurse): Promise<Ok<Found> | ProviderRefusal> {
    const who = await findWho(key, ask)
    if (!who.ok) return who
    const offer = findServed(who.value.vendor, ask.gameCode, deps.catalogue.findGameByCode)
    return offer === undefined ? no('game_unknown') : ok({ ...who.value, offer })
  }

  const aboutOf = ({ vendor, player, offer: { game } }: Found, { purse }: AskedPurse) => ({
    member: player.member,
    product: game.category,
    vendor: game.vendor,
    game: game.code,
    round: purse,
    key: { provider: vendor.key, transaction: purse },
  })

  async function balanceOf({ vendor, player }: Who) {
    return ok({ balance: await deps.balances.now(vendor, player.member) })
  }

  return (vendorKey) => ({
    async put(ask) {
      const found = await find(vendorKey, ask)
      if (!found.ok) return found
      const { vendor, player } = found.value
      const key = { provider: vendor.key, transaction: ask.transactionId }
      const seat = await judgeSeat(deps, vendor, ask.sessionToken, found.value)
      const known = seat.ok
        ? undefined
        : await deps.wagers.findCall({ key, member: player.member, action: 'fill' })
      if (!seat.ok && known === undefined) return seat
      if (seat.ok) {
        const stake = { ...player, amount: ask.amount, session: seat.value }
        const reached = await judgeLimits(deps, stake)
        if (reached !== undefined) return reached
      }
      const amount = money(ask.amount, ask.currency)
      const call = { ...aboutOf(found.value, ask), key, amount }
      const filled = await purses.put(call)
      if (!filled.ok) return inWords(filled)
      const balance = await deps.balances.after(vendor, player.member, filled.value.balances)
      return ok({ balance })
    },
    async preventFill(ask) {
      const found = await findWho(vendorKey, ask)
      if (!found.ok) return found
      const { vendor, player } = found.value
      const { member } = player
      const fill = ask.transactionId
      const key = { provider: vendor.key, transaction: `${fill}:back` }
      if (await purses.preventFill({ key, member, fill })) return await balanceOf(found.value)
      const own = { provider: vendor.key, transaction: fill }
      const known = await deps.wagers.findCall({ key: own, member, action: 'fill' })
      return known?.answer.status === 'voided' ? await balanceOf(found.value) : no('bet_settled')
    },
    async settle(ask) {
      const found = await find(vendorKey, ask)
      if (!found.ok) return found
      const key = { provider: found.value.vendor.key, transaction: ask.transactionId }
      const { purse, parts, currency } = ask
      const about = { ...aboutOf(found.value, ask), key, round: ask.transactionId }
      const settled = await purses.settle({ ...about, purse, parts, currency })
      return settled.ok ? ok(null) : inWords(settled)
    },
    async empty(ask) {
      const found = await findWho(vendorKey, ask)
      if (!found.ok) return found
      const { vendor, player } = found.value
      const key = { provider: vendor.key, transaction: ask.transactionId }
      const amount = money(ask.amount, ask.currency)
      const { member } = player
      const emptied = await purses.empty({ key, member, purse: ask.purse, amount })
      return emptied.ok ? await balanceOf(found.value) : inWords(emptied)
    },
    async judgeSeat({ sessionToken, ...ask }) {
      const found = await find(vendorKey, ask)
      if (!found.ok) return found
      const seat = await judgeSeat(deps, found.value.vendor, sessionToken, found.value)
      return seat.ok ? ok(null) : seat
    },
    async judge({ sessionToken, ...ask }) {
      const found = await find(vendorKey, ask)
      if (!found.ok) return found
      const { vendor, player } = found.value
      const seat = await judgeSeat(deps, vendor, sessionToken, found.value)
      if (!seat.ok) return seat
      const reached = await judgeLimits(deps, { ...player, amount: 0n, session: seat.value })
      if (reached !== undefined) return reached
      const refused = await purses.judge(aboutOf(found.value, ask))
      return refused === undefined ? ok(null) : inWords(refused)
    },
  })
}

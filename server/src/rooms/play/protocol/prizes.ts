import type {
  FreeRoundAsk,
  JackpotWinAsk,
  PromoWinAsk,
  ProviderRefusal,
} from '@baize/contract/play/provider'
import { money, type Money } from '@baize/kernel/money'
import { ok, type Ok, type Result } from '@baize/kernel/result'
import type { AccountId, AccountKind, Reason, TransferId } from '../../../ledger/ledger.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Asked, Done, StoredAnswer } from '../calls/calls.ts'
import { freeRoundsWon } from '../events.ts'
import type { Pocket } from '../../wallet/wallet.ts'
import { ownPocketOf, type ProtocolVendor } from '../vendors/vendors.ts'
import type { ProtocolDeps } from './deps.ts'
import { findPlayer, sumOf, type Player } from './player.ts'
import { findCampaign } from './pools.store.ts'
import { inWords, no } from './refusals.ts'

type Outcome = Promise<Ok<Done> | ProviderRefusal>

type Giving = {
  readonly player: Player
  readonly amount: Money
  readonly about: string
  readonly reason: Reason
  readonly from: AccountId
  readonly to: 'cash' | 'bonus'
}

/**
 * Moves money to a member in the transaction of its call. Nothing is moved for nothing. What would be cash stays at a
 * vendor that keeps the member's money.
 */
async function give(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  tx: Transaction,
  reference: string,
  { player, amount, about, reason, from, to }: Giving,
): Promise<Ok<StoredAnswer> | ProviderRefusal> {
  const { member, currency } = player
  const pocket: Pocket = (to === 'cash' && ownPocketOf(vendor)) || to
  const balance = async () => String(await deps.balances.within(tx, vendor, member, currency))
  if (amount.amount === 0n) return ok({ reference: '', balance: await balance(), moved: '0' })
  const account = await deps.wallet.openPocket(member, pocket, tx)
  const legs = [{ debit: from, credit: account.id, amount }]
  const id = reference as TransferId
  const posted = await deps.ledger.post(tx, { id, reason, legs, about })
  if (!posted.ok) return inWords(posted)
  tx.afterCommit(() => deps.wallet.tell(member, posted.value, new Map([[account.id, pocket]])))
  return ok({ reference, balance: await balance(), moved: String(amount.amount) })
}

async function houseAccount(
  { ledger }: ProtocolDeps,
  tx: Transaction,
  kind: AccountKind,
  { currency }: Money,
): Promise<AccountId> {
  const key = { owner: 'house', kind, currency } as const
  return ((await ledger.findAccount(key, tx)) ?? (await ledger.openAccount(tx, key))).id
}

type Prize = { readonly player: Player; readonly amount: Money; readonly about: string }

/** A prize in cash, from what promotions may cost. */
export async function payPrize(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  { player, amount, about }: Prize,
  asked: Asked,
): Promise<Result<Done, 'id_used_differently'> | ProviderRefusal> {
  return await deps.calls.onceIn(asked, async (tx, reference) => {
    const from = await houseAccount(deps, tx, 'promotions', amount)
    const giving = { player, amount, about, reason: 'prize', from, to: 'cash' } as const
    return await give(deps, vendor, tx, reference, giving)
  })
}

export async function promoWin(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: PromoWinAsk,
): Outcome {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  const amount = sumOf(vendor, ask.amount, ask.currency)
  if (!amount.ok) return amount
  const asked = {
    vendor: vendor.key,
    action: 'promoWin',
    transaction: ask.transactionId,
    member: player.value.member,
    round: '',
    content: JSON.stringify([ask.promotionId, ask.amount, ask.currency]),
  }
  const about = `${vendor.key} ${ask.promotionId}`
  const done = await payPrize(
    deps,
    vendor,
    { player: player.value, amount: amount.value, about },
    asked,
  )
  return done.ok ? done : no(done.code)
}

/** What free rounds won goes where their campaign says, and is told to those who count its wagering. */
export async function freeRoundResult(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: FreeRoundAsk,
): Outcome {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  const amount = sumOf(vendor, ask.amount, ask.currency)
  if (!amount.ok) return amount
  const campaign = await findCampaign(deps.db, vendor.key, ask.campaignId)
  if (campaign === undefined) return no('campaign_unknown')
  const { member } = player.value
  const { roundId: round, campaignId, campaignOver, transactionId: transaction } = ask
  const content = JSON.stringify([round, campaignId, ask.amount, ask.currency, campaignOver])
  const asked = { vendor: vendor.key, action: 'freeRoundResult', transaction, round, content }
  const done = await deps.calls.onceIn({ ...asked, member }, async (tx, reference) => {
    const from = await houseAccount(deps, tx, 'promotions', amount.value)
    const { pocket, wageringPercent } = campaign
    const reason = pocket === 'bonus' ? 'bonus_granted' : 'prize'
    const about = `${vendor.key} ${campaignId}`
    const giving = {
      player: player.value,
      amount: amount.value,
      about,
      reason,
      from,
      to: pocket,
    } as const
    const given = await give(deps, vendor, tx, reference, giving)
    if (given.ok) {
      const won = {
        vendor: vendor.key,
        campaign: campaignId,
        campaignOver,
        wageringPercent,
        pocket,
      }
      await deps.events.write(
        tx,
        freeRoundsWon(member, { ...won, amount: amount.value, transaction }),
      )
    }
    return given
  })
  return done.ok || done.code !== 'id_used_differently' ? done : no(done.code)
}

/** A prize pool is won: what is said, or all that is in it. */
export async function jackpotWin(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: JackpotWinAsk,
): Outcome {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  const wanted = ask.amount === undefined ? undefined : sumOf(vendor, ask.amount, ask.currency)
  if (wanted?.ok === false) return wanted
  const { member, currency } = player.value
  const { roundId: round, pool, transactionId: transaction } = ask
  if (!(await deps.pools.has(vendor.key, pool))) return no('pool_unknown')
  const content = JSON.stringify([round, pool, ask.amount ?? '', currency])
  const asked = { vendor: vendor.key, action: 'jackpotWin', transaction, round, content, member }
  const done = await deps.calls.onceIn(asked, async (tx, reference) => {
    const { account: from, amount: there } = await deps.pools.lock(tx, pool, currency)
    const amount = wanted?.value ?? money(there, currency)
    if (amount.amount > there || amount.amount < 0n) return no('pool_too_small')
    const about = `${vendor.key} ${round}`
    const giving = {
      player: player.value,
      amount,
      about,
      reason: 'jackpot_payout',
      from,
      to: 'cash',
    } as const
    const given = await give(deps, vendor, tx, reference, giving)
    if (given.ok && amount.amount === there) {
      await deps.pools.beginAnew(tx, pool, currency, reference as TransferId)
    }
    return given
  })
  return done.ok || done.code !== 'id_used_differently' ? done : no(done.code)
}

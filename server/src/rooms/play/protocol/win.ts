import type { EndRoundAsk, ProviderRefusal, WinAsk } from '@baize/contract/play/provider'
import type { Money } from '@baize/kernel/money'
import { ok, type Ok } from '@baize/kernel/result'
import type { Wager } from '../../wagers/wagers.ts'
import type { Done } from '../calls/calls.ts'
import type { RoundKey } from '../rounds/rounds.ts'
import type { ProtocolVendor } from '../vendors/vendors.ts'
import type { At } from './balances.ts'
import type { ProtocolDeps } from './deps.ts'
import { findPlayer, sumOf, type Player } from './player.ts'
import { payPrize } from './prizes.ts'
import { inWords, no } from './refusals.ts'
import { endOpenBets, findBet, listBets, type BetState } from './round-end.ts'

type Target = Ok<Wager> | ProviderRefusal

/** Whether a rollback reversed a bet that was settled; then it is settled still, and yet shall not have been. */
export async function isReversed(
  { calls }: Pick<ProtocolDeps, 'calls'>,
  { key, policy }: ProtocolVendor,
  transaction: string,
): Promise<boolean> {
  if (policy.settledRollback !== 'reverse') return false
  const found = await calls.find({ vendor: key, action: 'reversed', transaction })
  return found?.answer != null
}

/** The bet that a win is for: the one it names; else the oldest that is open; else the latest. */
async function aim(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  key: RoundKey,
  named: string | undefined,
): Promise<Target> {
  const bets = named === undefined ? await listBets(deps, key) : [await findBet(deps, key, named)]
  if (bets === undefined) return no('round_unknown')
  const alive: Wager[] = []
  let isRolledBack = false
  for (const bet of bets) {
    const state = await stateOf(deps, vendor, key, bet)
    if (state === 'alive' && bet.state === 'staked') alive.push(bet.wager)
    isRolledBack ||= state === 'rolled_back'
  }
  const open = alive.find(({ status }) => status === 'open')
  const target = open ?? alive.at(-1)
  if (target !== undefined) return ok(target)
  return no(isRolledBack ? 'bet_rolled_back' : 'bet_unknown')
}

async function stateOf(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  key: RoundKey,
  bet: BetState,
): Promise<'alive' | 'rolled_back' | 'absent'> {
  if (bet.state !== 'staked') return bet.state === 'prevented' ? 'rolled_back' : 'absent'
  if (bet.wager.round !== key.round) return 'absent'
  if (bet.wager.status === 'voided') return 'rolled_back'
  return (await isReversed(deps, vendor, bet.transaction)) ? 'rolled_back' : 'alive'
}

/** Pays a win. Nothing closed, and no session that is over, stops it. */
export async function win(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: WinAsk,
): Promise<Ok<Done> | ProviderRefusal> {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  const amount = sumOf(vendor, ask.amount, ask.currency)
  if (!amount.ok) return amount
  const { betTransactionId = '', roundId: round, roundClosed, transactionId: transaction } = ask
  const content = JSON.stringify([round, betTransactionId, ask.amount, ask.currency, roundClosed])
  const key = { vendor: vendor.key, member: player.value.member, round }
  const asked = { vendor: vendor.key, action: 'win', transaction, round, content }
  const done = await deps.calls.once({ ...asked, member: player.value.member }, () =>
    deps.rounds.inTurn(key, () =>
      pay(deps, vendor, ask, { player: player.value, key, content }, amount.value),
    ),
  )
  return done.ok || done.code !== 'id_used_differently' ? done : no(done.code)
}

type Paying = { readonly player: Player; readonly key: RoundKey; readonly content: string }

async function pay(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: WinAsk,
  { player, key, content }: Paying,
  amount: Money,
): Promise<Ok<Done> | ProviderRefusal> {
  const target = await aim(deps, vendor, key, ask.betTransactionId)
  if (!target.ok) return await withoutBet(deps, vendor, ask, player, amount, target)
  const wager = target.value
  // The round first, and what it leaves open: whoever dies on the way repeats it, and the payment is what counts as done.
  await deps.rounds.note(key, ask.roundClosed)
  if (ask.roundClosed) await endOpenBets(deps, key, await nameOf(deps, key, wager))
  if (amount.amount === 0n && wager.status !== 'open')
    return ok(await nothingMoved(deps, vendor, player, wager))
  const paid = await deps.wagers.pay({
    as: 'win',
    key: { provider: vendor.key, transaction: ask.transactionId },
    member: player.member,
    of: { wager: wager.id },
    change: amount,
    asked: content,
    // What it came to is the record's to say; here, what it was before.
    reason: wager.payout === 0n ? 'paid after it ended with nothing' : 'another win of the round',
    ...(ask.detail === undefined ? {} : { detail: ask.detail }),
  })
  if (!paid.ok) return inWords(paid)
  const balance = await deps.balances.after(vendor, player.member, paid.value.balances, wager)
  const moved = String(amount.amount)
  return ok({ reference: wager.id, balance: String(balance), moved, repeated: paid.value.repeated })
}

/** The transaction by which a round knows one of its wagers. */
async function nameOf(deps: ProtocolDeps, key: RoundKey, { id }: Wager): Promise<string> {
  const bets = (await listBets(deps, key)) ?? []
  return bets.find((bet) => bet.state === 'staked' && bet.wager.id === id)?.transaction ?? ''
}

export async function nothingMoved(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  { member }: Player,
  at?: At,
): Promise<Done> {
  const balance = await deps.balances.now(vendor, member, at)
  return { reference: '', balance: String(balance), moved: '0', repeated: false }
}

async function withoutBet(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: WinAsk,
  player: Player,
  amount: Money,
  refusal: ProviderRefusal,
): Promise<Ok<Done> | ProviderRefusal> {
  const { roundId: round, transactionId: transaction } = ask
  if (refusal.code === 'bet_rolled_back') {
    const about = { vendor: vendor.key, member: player.member, round, transaction }
    deps.log.error(about, 'A vendor sent a win for a bet that was rolled back; it is not paid.')
    return refusal
  }
  if (!vendor.policy.zeroBetWins) return refusal
  const prize = await payPrize(
    deps,
    vendor,
    { player, amount, about: `${vendor.key} ${round}` },
    {
      vendor: vendor.key,
      action: 'zeroBetWin',
      transaction,
      round,
      content: JSON.stringify([round, ask.amount, ask.currency]),
      member: player.member,
    },
  )
  return prize.ok || prize.code !== 'id_used_differently' ? prize : no(prize.code)
}

/** Closes a round: what is still open in it ends with nothing. */
export async function endRound(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: EndRoundAsk,
): Promise<Ok<Done> | ProviderRefusal> {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  const { member } = player.value
  const { roundId: round, transactionId: transaction } = ask
  const key = { vendor: vendor.key, member, round }
  const asked = { vendor: vendor.key, action: 'endRound', transaction, round, member }
  const done = await deps.calls.once({ ...asked, content: JSON.stringify([round]) }, () =>
    deps.rounds.inTurn(key, async (): Promise<Ok<Done> | ProviderRefusal> => {
      if ((await listBets(deps, key)) === undefined) return no('round_unknown')
      await deps.rounds.note(key, true)
      await endOpenBets(deps, key)
      return ok(await nothingMoved(deps, vendor, player.value))
    }),
  )
  return done.ok || done.code !== 'id_used_differently' ? done : no(done.code)
}

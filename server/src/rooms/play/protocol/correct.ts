import type { AdjustAsk, ProviderRefusal, RollbackAsk } from '@baize/contract/play/provider'
import { deriveId } from '@baize/kernel/ids'
import { isCurrency, money } from '@baize/kernel/money'
import { ok, type Ok } from '@baize/kernel/result'
import type { Wager } from '../../wagers/wagers.ts'
import type { Done } from '../calls/calls.ts'
import type { RoundKey } from '../rounds/rounds.ts'
import type { ProtocolVendor } from '../vendors/vendors.ts'
import type { ProtocolDeps } from './deps.ts'
import { findPlayer, sumOf, type Player } from './player.ts'
import { inWords, no } from './refusals.ts'
import { findBet } from './round-end.ts'
import { isReversed, nothingMoved } from './win.ts'

type Outcome = Promise<Ok<Done> | ProviderRefusal>

/**
 * Makes sure that a bet has not been: gives an open one back, prevents one that has not come, and does with a settled one
 * what the vendor's rules say. Doing it again changes nothing.
 */
export async function rollback(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: RollbackAsk,
): Outcome {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  const { member } = player.value
  const { roundId: round, transactionId: transaction, betTransactionId: bet } = ask
  const key = { vendor: vendor.key, member, round }
  const asked = { vendor: vendor.key, action: 'rollback', transaction, round, member }
  const done = await deps.calls.once({ ...asked, content: JSON.stringify([round, bet]) }, () =>
    deps.rounds.inTurn(key, () => undo(deps, vendor, ask, player.value, key)),
  )
  return done.ok || done.code !== 'id_used_differently' ? done : no(done.code)
}

async function undo(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  { transactionId, betTransactionId: stake, reason = 'rolled back' }: RollbackAsk,
  player: Player,
  key: RoundKey,
): Outcome {
  const { member } = player
  const own = { provider: vendor.key, transaction: transactionId }
  const before = await findBet(deps, key, stake)
  if (before.state === 'staked' && before.wager.round !== key.round) return no('bet_unknown')
  const voided = await deps.wagers.void({ key: own, member, of: { stake }, reason: plain(reason) })
  if (voided.ok) {
    if (before.state === 'staked') await giveBack(deps, before.wager)
    const at = before.state === 'staked' ? before.wager : undefined
    const balance = await deps.balances.after(vendor, member, voided.value.balances, at)
    const { wager, stake: moved, repeated } = voided.value
    return ok({ reference: wager ?? '', balance: String(balance), moved: String(moved), repeated })
  }
  if (voided.code === 'already_voided') return ok(await nothingMoved(deps, vendor, player))
  if (voided.code !== 'already_settled' || before.state !== 'staked') return inWords(voided)
  if (vendor.policy.settledRollback === 'refuse') return no('bet_settled')
  return await reverse(deps, vendor, before.wager, player, { stake, transactionId, reason })
}

/** A bet that was settled gets its stake as payout, so that nobody won or lost by it, and counts for nothing. */
async function reverse(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  wager: Wager,
  player: Player,
  told: { readonly stake: string; readonly transactionId: string; readonly reason: string },
): Outcome {
  if (await isReversed(deps, vendor, told.stake))
    return ok(await nothingMoved(deps, vendor, player))
  const corrected = await deps.wagers.resettle({
    key: { provider: vendor.key, transaction: told.transactionId },
    member: player.member,
    of: { wager: wager.id },
    payout: money(wager.stake, wager.currency),
    counts: false,
    detail: { rolledBack: told.transactionId },
    reason: plain(told.reason),
  })
  if (!corrected.ok && corrected.code !== 'nothing_changed') return inWords(corrected)
  await giveBack(deps, wager)
  const balances = corrected.ok ? corrected.value.balances : []
  const balance = String(await deps.balances.after(vendor, player.member, balances, wager))
  const moved = String(corrected.ok ? wager.stake - wager.payout : 0n)
  const answer = { reference: wager.id, balance, moved, repeated: false }
  // So that a win which comes later finds that the bet shall not have been.
  const mark = { vendor: vendor.key, action: 'reversed', transaction: told.stake, content: '' }
  await deps.calls.once({ ...mark, member: player.member, round: wager.round }, async () =>
    ok(answer),
  )
  return ok(answer)
}

/** What a bet put into a pool goes back with it. */
async function giveBack({ pools }: ProtocolDeps, wager: Wager): Promise<void> {
  const fed = wager.detail['contribution'] as { pool: string; amount: string } | undefined
  if (fed === undefined || !isCurrency(wager.currency)) return
  const id = await deriveId('trf', wager.id, 'contribution back')
  const amount = money(BigInt(fed.amount), wager.currency)
  await pools.giveBack({ id, pool: fed.pool, amount, about: wager.id, of: wager.movement })
}

/** The wagers room keeps reasons as plain letters. */
function plain(reason: string): string {
  const kept = reason.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 200)
  return kept === '' ? 'rolled back' : kept
}

/** Changes what a settled bet paid, by a signed sum. */
export async function adjust(deps: ProtocolDeps, vendor: ProtocolVendor, ask: AdjustAsk): Outcome {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  const change = sumOf(vendor, ask.amount, ask.currency)
  if (!change.ok) return change
  const { member } = player.value
  const { roundId: round, transactionId: transaction, betTransactionId: bet } = ask
  const content = JSON.stringify([round, bet, ask.amount, ask.currency])
  const key = { vendor: vendor.key, member, round }
  const asked = { vendor: vendor.key, action: 'adjust', transaction, round, content, member }
  const done = await deps.calls.once(asked, () =>
    deps.rounds.inTurn(key, async (): Outcome => {
      const found = await findBet(deps, key, bet)
      if (found.state !== 'staked') {
        return no(found.state === 'prevented' ? 'bet_rolled_back' : 'bet_unknown')
      }
      if (found.wager.round !== round) return no('bet_unknown')
      if (await isReversed(deps, vendor, bet)) return no('bet_rolled_back')
      const paid = await deps.wagers.pay({
        as: 'correction',
        key: { provider: vendor.key, transaction },
        member,
        of: { wager: found.wager.id },
        change: change.value,
        asked: content,
        reason: plain(ask.reason),
      })
      if (!paid.ok) return inWords(paid)
      const { balances } = paid.value
      const balance = String(await deps.balances.after(vendor, member, balances, found.wager))
      const moved = String(change.value.amount)
      return ok({ reference: found.wager.id, balance, moved, repeated: paid.value.repeated })
    }),
  )
  return done.ok || done.code !== 'id_used_differently' ? done : no(done.code)
}

import type { ProviderError, ProviderRefusal } from '@baize/contract/play/provider'
import type { Refusal } from '@baize/kernel/result'
import type { WagerRefusal } from '../../wagers/wagers.ts'

/** What the wagers room says no with, in the words of the protocol. A refusal moved nothing, whatever its word. */
const words: Readonly<Record<WagerRefusal, ProviderError>> = {
  amount_invalid: 'invalid_request',
  amount_not_positive: 'invalid_request',
  amount_too_precise: 'invalid_request',
  amount_too_large: 'invalid_request',
  wrong_currency: 'wrong_currency',
  needs_real_account: 'real_account_needed',
  member_blocked: 'player_blocked',
  member_timed_out: 'player_on_break',
  member_excluded: 'player_excluded',
  loss_limit_reached: 'loss_limit',
  product_closed: 'game_closed',
  vendor_closed: 'vendor_closed',
  game_closed: 'game_closed',
  stake_too_low: 'stake_too_low',
  stake_too_high: 'stake_too_high',
  // No vendor's rounds are kept by a room of ours.
  round_full: 'unavailable',
  bonus_max_bet: 'bonus_max_bet',
  wager_not_found: 'bet_unknown',
  already_settled: 'bet_settled',
  already_voided: 'bet_rolled_back',
  not_settled: 'bet_open',
  nothing_changed: 'nothing_changed',
  stake_voided: 'bet_rolled_back',
  insufficient_funds: 'insufficient_funds',
  id_used_differently: 'id_used_differently',
  outcome_unknown: 'outcome_unknown',
  unavailable: 'unavailable',
  account_closed: 'player_blocked',
  unknown_account: 'player_unknown',
  same_account: 'invalid_request',
  pending_not_found: 'unavailable',
  pending_over: 'unavailable',
  pending_expired: 'unavailable',
  id_from_future: 'invalid_request',
}

export function no(code: ProviderError): ProviderRefusal {
  return { ok: false, code }
}

/** `insufficient_funds` carries what there is, where those below told it; in our own smallest unit. */
export function inWords(refusal: Refusal<WagerRefusal>): ProviderRefusal {
  const code = words[refusal.code]
  const { balance } = (refusal.value ?? {}) as { balance?: unknown }
  return typeof balance === 'string' ? { ok: false, code, balance } : { ok: false, code }
}

/** Refusals after which the stake is certainly not there. */
export function isWithoutStake(code: ProviderError): boolean {
  return !uncertain.has(code)
}

const uncertain: ReadonlySet<ProviderError> = new Set([
  'id_used_differently',
  'outcome_unknown',
  'unavailable',
])

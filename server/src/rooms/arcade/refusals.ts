import type { ProviderError } from '@baize/contract/play/provider'

/** Why a stake was not taken, in the words of the games' clients. */
export type PlayRefusal =
  | 'session_over'
  | 'insufficient_funds'
  | 'stake_too_low'
  | 'stake_too_high'
  | 'bonus_max_bet'
  | 'game_closed'
  | 'member_blocked'
  | 'limit_reached'
  | 'not_allowed'
  | 'id_used_differently'
  | 'unavailable'

const words: Readonly<Partial<Record<ProviderError, PlayRefusal>>> = {
  token_invalid: 'session_over',
  session_over: 'session_over',
  insufficient_funds: 'insufficient_funds',
  stake_too_low: 'stake_too_low',
  stake_too_high: 'stake_too_high',
  bonus_max_bet: 'bonus_max_bet',
  game_closed: 'game_closed',
  vendor_closed: 'game_closed',
  game_unknown: 'game_closed',
  player_unknown: 'member_blocked',
  player_blocked: 'member_blocked',
  player_excluded: 'member_blocked',
  player_on_break: 'member_blocked',
  loss_limit: 'limit_reached',
  session_limit: 'limit_reached',
  turnover_limit: 'limit_reached',
  real_account_needed: 'not_allowed',
  wrong_currency: 'not_allowed',
  id_used_differently: 'id_used_differently',
}

/** Whatever else a wallet says no with, a player can only try again later. */
export function toPlayRefusal(code: ProviderError): PlayRefusal {
  return words[code] ?? 'unavailable'
}

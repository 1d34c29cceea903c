import type { TextKey } from '@baize/texts/keys'
import type { useText } from '@baize/texts/use-text'

const reasons: Readonly<Record<string, TextKey>> = {
  insufficient_funds: 'errors.insufficient_funds',
  stake_too_low: 'errors.stake_too_low',
  stake_too_high: 'errors.stake_too_high',
  bonus_max_bet: 'errors.bonus_max_bet',
  game_closed: 'errors.game_closed',
  member_blocked: 'errors.member_blocked',
  limit_reached: 'errors.limit_reached',
  not_allowed: 'errors.not_allowed',
  session_over: 'arcade.voidSession',
  unavailable: 'arcade.voidUnavailable',
  unknown: 'arcade.voidUnknown',
  interrupted: 'arcade.voidInterrupted',
  called_off: 'arcade.voidCalledOff',
  no_value: 'arcade.voidedNoValue',
}

/** Why a round was voided, as a sentence. */
export function voidReason(t: ReturnType<typeof useText>, code: string): string {
  const key = reasons[code]
  return key === undefined ? t('arcade.voidOther', { code }) : t(key)
}

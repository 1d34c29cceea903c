import { Type } from 'typebox'

/** What the calls of our own games have in common. Sums are whole numbers of the currency's smallest unit, as text. */
export const sum = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: 16 })
export const sessionToken = Type.String({ pattern: '^[\\w-]{43}$', maxLength: 43 })
export const hex = Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 })
/** As the rules of the game have it; each game parses its own. */
export const free = Type.Unknown()
/** Made by the client; the same again gets the same answer. */
export const requestName = Type.String({ pattern: '^[\\w-]{8,40}$', maxLength: 40 })

/** What the wallet refuses a stake for. */
export const stakeErrors = [
  'session_over',
  'stake_too_low',
  'stake_too_high',
  'bonus_max_bet',
  'insufficient_funds',
  'game_closed',
  'not_allowed',
  'id_used_differently',
  'member_blocked',
  'limit_reached',
  'unavailable',
] as const

/** Why a stake is not taken, whatever the game. */
export const playErrors = [...stakeErrors, 'invalid_stake', 'too_soon', 'round_open'] as const

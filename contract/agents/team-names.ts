/** Plain words without schemas, so that pages may take them too. */

/** By what the lines of a team are sorted. */
export const teamSorts = [
  'validBet',
  'net',
  'deposits',
  'withdrawals',
  'stake',
  'payout',
  'bets',
  'bonus',
  'rebate',
] as const
export type TeamSort = (typeof teamSorts)[number]

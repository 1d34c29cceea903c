import type { Bet } from '@baize/contract/wagers/records'

/** What was won less what was staked; an open bet has not come to anything, a void one to nothing. */
export function betNetOf({ state, payout, stake }: Bet): bigint | undefined {
  if (state === 'open') return undefined
  return state === 'void' ? 0n : BigInt(payout) - BigInt(stake)
}

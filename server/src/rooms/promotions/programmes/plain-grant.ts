import type { NewGrant } from '../grants/grants.ts'

type Plain = Pick<
  NewGrant,
  'member' | 'offer' | 'version' | 'source' | 'state' | 'currency' | 'amount' | 'claimUntil' | 'why'
>

/** A gift of cash for which nothing is to be played. */
export function plainGrant(plain: Plain): NewGrant {
  return {
    ...plain,
    mode: 'gate',
    asks: 0n,
    lastsMs: null,
    terms: {
      weights: { default: 0, categories: {}, vendors: {}, games: {} },
      maxBet: null,
      maxWin: null,
      isSticky: false,
      dust: 0n,
    },
  }
}

import type { WalletBalance } from '@baize/contract/wallet/wallet'

/** What is on its way elsewhere: it stands in the books until that is done, and nobody can play with it. */
export function heldOf({ pockets }: Pick<WalletBalance, 'pockets'>): bigint {
  return pockets.reduce((sum, { held }) => sum + BigInt(held), 0n)
}

/** What a member has beside that. */
export function atHand(balance: Pick<WalletBalance, 'balance' | 'pockets'>): bigint {
  return BigInt(balance.balance) - heldOf(balance)
}

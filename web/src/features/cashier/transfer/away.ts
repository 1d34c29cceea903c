import type { WalletBalance } from '@baize/contract/wallet/wallet'

/** Whether any money is at a vendor. */
export function isMoneyAway({ pockets }: Pick<WalletBalance, 'pockets'>): boolean {
  return pockets.some(({ pocket, amount }) => pocket.startsWith('vendor:') && BigInt(amount) > 0n)
}

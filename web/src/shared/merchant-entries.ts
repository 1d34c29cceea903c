/**
 * What the tab keeps of the merchant, not of the person in front of it: the merchant's code, which every list of games
 * is asked for with, and the merchant's wallet. A logout empties the tab and leaves these.
 */
const entries = ['merchantCode', 'merchantWallet'] as const
export type MerchantEntry = (typeof entries)[number]

export function keepMerchantEntry(name: MerchantEntry, value: string): void {
  sessionStorage.setItem(name, value)
}

export function readMerchantEntry(name: MerchantEntry): string | undefined {
  return sessionStorage.getItem(name) ?? undefined
}

/** Empties the tab of everything that belongs to a person. */
export function emptyTab(): void {
  const kept = entries.map((name) => [name, readMerchantEntry(name)] as const)
  sessionStorage.clear()
  for (const [name, value] of kept) if (value !== undefined) keepMerchantEntry(name, value)
}

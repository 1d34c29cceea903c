import type { WagerSettled } from '../events.ts'

/** A win is what pays more than it cost; half a stake back is none. */
export function isWin({
  payout,
  stake,
}: Pick<WagerSettled['payload'], 'payout' | 'stake'>): boolean {
  return BigInt(payout) > BigInt(stake)
}

/** A name of which nobody can be known: two signs of its beginning and one of its end, one sign of a short one. */
export function maskName(name: string): string {
  const signs = [...name.trim()]
  if (signs.length === 0) return '***'
  if (signs.length < 5) return `${signs[0]}***`
  return `${signs[0]}${signs[1]}***${signs.at(-1)}`
}

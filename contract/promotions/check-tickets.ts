/** Judges what a campaign of tickets says of itself, before its deck is looked at. */

/** So many different prizes have a field of their own on a wheel, and a line of their own beside it. */
export const mostWheelPrizes = 8

type Earned = string | bigint | null

export type TicketParts = {
  readonly kind: 'wheel' | 'egg' | 'envelope'
  readonly entry: 'free' | 'ticket'
  readonly earning: { readonly deposit: Earned; readonly validBet: Earned } | null
  readonly prizes?: readonly unknown[] | undefined
  readonly cut?: object | undefined
}

/** The first part that contradicts another; nothing when all agree. */
export function findTicketFault({
  kind,
  entry,
  earning,
  prizes,
  cut,
}: TicketParts): string | undefined {
  if (prizes === undefined && cut === undefined) return 'prizes'
  // Different amounts by chance are for envelopes: a wheel and an egg show what can come.
  if (cut !== undefined && (prizes !== undefined || kind !== 'envelope')) return 'cut'
  const count = prizes?.length ?? 0
  if (kind === 'wheel' && (count < 2 || count > mostWheelPrizes)) return 'prizes'
  if (earning === null) return undefined
  const { deposit, validBet } = earning
  // Who has a ticket anyway earns none, and for nothing nobody does.
  if (entry === 'free' || (deposit === null && validBet === null)) return 'earning'
  if (isZero(deposit)) return 'earning.deposit'
  return isZero(validBet) ? 'earning.validBet' : undefined
}

const isZero = (sum: Earned) => sum !== null && BigInt(sum) === 0n

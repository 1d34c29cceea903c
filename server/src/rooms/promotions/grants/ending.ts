/** What a grant with a pocket promised about the money in it. */
export type PocketTerms = {
  /** What was given. */
  readonly granted: bigint
  /** The most that may become cash; null for no such bound. */
  readonly maxWin: bigint | null
  /** Whether what was given itself goes back at the end, and only what it won stays. */
  readonly isSticky: boolean
  /** With less than this in it, and nothing open, a pocket is over, and the rest is given to the member. */
  readonly dust: bigint
}

/** Where the money of a pocket goes. */
export type PocketEnd = { readonly toCash: bigint; readonly toBudget: bigint }

/** What was asked is met: the money is the member's, up to what was said before. */
export function convert(pocket: bigint, { granted, maxWin, isSticky }: PocketTerms): PocketEnd {
  const won = isSticky ? atLeast(pocket - granted, 0n) : pocket
  const toCash = maxWin !== null && won > maxWin ? maxWin : won
  return { toCash, toBudget: pocket - toCash }
}

/** Given up, past its time or taken back: nothing of the cash is touched. */
export function giveBack(pocket: bigint): PocketEnd {
  return { toCash: 0n, toBudget: pocket }
}

/** Too little is left to play with: the requirement ends, and the rest is the member's. */
export function isDust(pocket: bigint, { dust }: PocketTerms): boolean {
  return pocket < dust
}

/**
 * What still comes into a pocket after the end of its grant. The stake of a void bet goes back to the offer. What a
 * correction pays is the member's as far as the bound of the grant leaves room, since they would have had it.
 */
export function endLate(
  amount: bigint,
  cause: 'void' | 'correction',
  { maxWin }: Pick<PocketTerms, 'maxWin'>,
  alreadyCash: bigint,
): PocketEnd {
  if (cause === 'void') return giveBack(amount)
  const room = maxWin === null ? amount : atLeast(maxWin - alreadyCash, 0n)
  const toCash = amount < room ? amount : room
  return { toCash, toBudget: amount - toCash }
}

const atLeast = (value: bigint, floor: bigint) => (value > floor ? value : floor)

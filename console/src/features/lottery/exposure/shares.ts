/** How much of its limit a sum is, in hundredths of a percent; nothing where there is none. */
export function shareOf(worst: string, most: string | null): number | undefined {
  if (most === null) return undefined
  const limit = BigInt(most)
  return limit === 0n ? 10_000 : Number((BigInt(worst) * 10_000n) / limit)
}

export type Heat = 'high' | 'raised' | 'low' | 'least'

/** By its limit; where there is none, beside the highest of them, which is no alarm. */
export function heatOf(worst: string, most: string | null, highest: bigint): Heat {
  const share = shareOf(worst, most)
  if (share !== undefined && share >= 9_000) return 'high'
  if (share !== undefined && share >= 5_000) return 'raised'
  return BigInt(worst) * 2n >= highest ? 'low' : 'least'
}

/** The place before the colon, where a play has several. */
export function readNumber(number: string): { readonly place?: string; readonly symbol: string } {
  const found = /^(\d{1,2}):(.+)$/.exec(number)
  const [, place, symbol] = found ?? []
  return place === undefined || symbol === undefined ? { symbol: number } : { place, symbol }
}

type Numbered = { readonly play: string; readonly number: string }

/** As one looks for them: by play, place and number. */
export function inOrder<One extends Numbered>(numbers: readonly One[]): One[] {
  const byNumber = new Intl.Collator('en', { numeric: true })
  return numbers.toSorted(
    (one, other) =>
      byNumber.compare(one.play, other.play) || byNumber.compare(one.number, other.number),
  )
}

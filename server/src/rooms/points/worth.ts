import type { PointsDocument } from '@baize/contract/points/points-settings'

/** So long after it is published a lower worth is only told: points that are held are worth what was said. */
export const noticeMs = 30 * 86_400_000

export type WorthVersion = {
  readonly at: Date
  readonly content: Pick<PointsDocument, 'worth' | 'convertMin'>
}

/** What points are converted at. */
export type Holding = { readonly worth: bigint | undefined; readonly convertMin: number }

/** What is converted at from a moment on, where that is less than now. */
export type NextHolding = Holding & { readonly at: Date }

/** The best that was told within the notice, of versions newest first. */
export function holdingAt(versions: readonly WorthVersion[], currency: string, at: Date): Holding {
  const told = versions.filter(({ at: began }, place) => {
    const over = versions[place - 1]?.at
    const isOver = over !== undefined && over.getTime() + noticeMs <= at.getTime()
    return began <= at && !isOver
  })
  // Whatever the clock says, what is live is told.
  const all = told.length > 0 ? told : versions.slice(0, 1)
  const worths = all.flatMap(({ content: { worth } }) => {
    const found = Object.entries(worth).find(([code]) => code === currency)?.[1]
    return found === undefined ? [] : [BigInt(found)]
  })
  return {
    worth: worths.reduce<bigint | undefined>(
      (most, one) => (most === undefined || one > most ? one : most),
      undefined,
    ),
    convertMin: Math.min(...all.map(({ content }) => content.convertMin)),
  }
}

/** The first change that was told already. */
export function nextHolding(
  versions: readonly WorthVersion[],
  currency: string,
  now: Date,
): NextHolding | null {
  const holds = holdingAt(versions, currency, now)
  const ends = versions
    .slice(0, -1)
    .map(({ at }) => new Date(at.getTime() + noticeMs))
    .filter((at) => at > now)
    .toReversed()
  for (const at of ends) {
    const next = holdingAt(versions, currency, at)
    const isSame = next.worth === holds.worth && next.convertMin === holds.convertMin
    if (!isSame) return { ...next, at }
  }
  return null
}

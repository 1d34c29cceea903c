import type { PointsDocument } from '@baize/contract/points/points-settings'

/** What operators set about earning, and from when it held. */
export type Terms = Pick<PointsDocument, 'earnPer' | 'weights'> & { readonly at: Date }

/** A point has so many parts; no bet is smaller than that, so nothing that counts is rounded away. */
export const partsOfPoint = 10n ** 16n

/** What held when the stake was placed; `terms` are newest first. A stake from before the first is taken by the first. */
export function termsAt(terms: readonly Terms[], staked: Date): Terms | undefined {
  return terms.find(({ at }) => at <= staked) ?? terms.at(-1)
}

/** What a valid bet earns in all, in parts of a point. */
export function partsOf(terms: Terms, product: string, currency: string, validBet: bigint): bigint {
  const per = BigInt(Object.entries(terms.earnPer).find(([code]) => code === currency)?.[1] ?? 0)
  const weight = Object.entries(terms.weights).find(([code]) => code === product)?.[1] ?? 0
  if (per === 0n || validBet <= 0n) return 0n
  return (validBet * BigInt(weight) * partsOfPoint) / (per * 10_000n)
}

/** What a member has in parts, as whole points, below zero too, and the parts that are left over, never below zero. */
export function wholeOf(parts: bigint): { readonly points: bigint; readonly rest: bigint } {
  const rest = ((parts % partsOfPoint) + partsOfPoint) % partsOfPoint
  return { points: (parts - rest) / partsOfPoint, rest }
}

/** The valid bet that earns one point in a category, rounded up; nothing where none is earned. */
export function validBetPerPoint(
  { earnPer, weights }: Pick<Terms, 'earnPer' | 'weights'>,
  product: keyof Terms['weights'],
  currency: string,
): bigint | null {
  const per = BigInt(Object.entries(earnPer).find(([code]) => code === currency)?.[1] ?? 0)
  const weight = BigInt(weights[product])
  if (per === 0n || weight === 0n) return null
  return (per * 10_000n + weight - 1n) / weight
}

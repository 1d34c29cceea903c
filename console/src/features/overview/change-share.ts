/** A share of two sums, exact to a hundredth of a per cent; nothing where the whole is none. */
export function shareOf(part: string | bigint, whole: string | bigint): number | undefined {
  const all = BigInt(whole)
  return all <= 0n ? undefined : Number((BigInt(part) * 10_000n) / all) / 10_000
}

/** By how much a sum lies above its usual, or below; nothing where the usual is none, for then no share says it. */
export function changeOf(sum: string, usual: string): number | undefined {
  return shareOf(BigInt(sum) - BigInt(usual), usual)
}

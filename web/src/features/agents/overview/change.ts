/** How much more or less it is than before, in tenths of a percent; nothing where there was nothing before. */
export function changeOf(now: bigint, before: bigint): number | undefined {
  if (before === 0n) return undefined
  const size = before < 0n ? -before : before
  return Number(((now - before) * 1000n) / size)
}

/** More than so many tenths of a percent say nothing but that there was next to nothing before. */
export const mostShown = 9990

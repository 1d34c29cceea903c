/**
 * What a bet in a round that others share gives back, result by result: in so many of all cases so many thousandths of the
 * stake, the stake included. What is not named gives nothing back.
 */
export type Side = {
  /** How many cases the round has, each as likely as any other. */
  readonly of: number
  readonly on: Readonly<Record<string, SidePart>>
}

export type SidePart = { readonly cases: number; readonly paysMilli: number }

export type Staked = { readonly stake: bigint; readonly side: Side }

const mostParts = 200
const mostCases = 1_000_000
const mostPaysMilli = 1_000_000_000

/** A side as it was told, by a game of ours or by a vendor; nothing when it is none. */
export function parseSide(input: unknown): Side | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { of, on } = input as Record<string, unknown>
  if (!isCount(of) || typeof on !== 'object' || on === null) return undefined
  const parts = Object.entries(on).map(([name, part]) => [name, parsePart(part)] as const)
  if (parts.length === 0 || parts.length > mostParts) return undefined
  const whole = parts.flatMap(([name, part]) =>
    part && name.length <= 40 ? [[name, part] as const] : [],
  )
  const cases = whole.reduce((sum, [, part]) => sum + part.cases, 0)
  return whole.length < parts.length || cases > of
    ? undefined
    : { of, on: Object.fromEntries(whole) }
}

function parsePart(input: unknown): SidePart | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { cases, paysMilli } = input as Record<string, unknown>
  if (!isCount(cases) || !isCount(paysMilli, mostPaysMilli)) return undefined
  return { cases, paysMilli }
}

function isCount(value: unknown, most = mostCases): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= most
}

/** Two bets in one round as one; nothing when they do not speak of the same cases. */
export function joinSides(one: Staked, other: Staked): Staked | undefined {
  const [ones, others] = [one.side.on, other.side.on]
  if (one.side.of !== other.side.of) return undefined
  const stake = one.stake + other.stake
  const parts: [string, SidePart][] = []
  for (const name of new Set([...Object.keys(ones), ...Object.keys(others)])) {
    const [mine, yours] = [ones[name], others[name]]
    const cases = (mine ?? yours)?.cases ?? 0
    if (mine !== undefined && yours !== undefined && mine.cases !== yours.cases) return undefined
    const paid =
      BigInt(mine?.paysMilli ?? 0) * one.stake + BigInt(yours?.paysMilli ?? 0) * other.stake
    parts.push([name, { cases, paysMilli: Number(paid / stake) }])
  }
  return { stake, side: { of: one.side.of, on: Object.fromEntries(parts) } }
}

/** Whether at least half of the stake comes back in at least nine of ten cases. */
function isSafe({ side: { of, on } }: Staked): boolean {
  const kept = Object.values(on).filter(({ paysMilli }) => paysMilli >= 500)
  return kept.reduce((sum, { cases }) => sum + cases, 0) * 10 >= of * 9
}

/**
 * Whether two bets stand against each other: what one loses the other wins, so that together they are safe and neither
 * is alone. Bets on other results that leave both at risk are no such pair, and neither is a small one beside a large.
 */
export function areOpposite(one: Staked, other: Staked): boolean {
  const both = joinSides(one, other)
  return both !== undefined && isSafe(both) && !isSafe(one) && !isSafe(other)
}

/**
 * Levels, rebate and cash back computed again, plainly and slowly, from every single bet: by the words of the rules and
 * with none of the room's own code. Days are those of Manila, without clock changes.
 */

export type ModelLevel = {
  readonly validBet: bigint
  readonly deposits: bigint
  readonly keep: bigint
  readonly levelUp: bigint
  readonly weekly: bigint
  readonly cashback: number
  readonly rebate: Readonly<Record<string, number>>
}

/** What happened, in the order of its coming; of a correction the signed differences. */
export type Fact = {
  readonly member: string
  readonly at: Date
  readonly stakedAt: Date
  readonly product: string
  readonly validBet: bigint
  readonly stake: bigint
  readonly payout: bigint
  readonly deposit: bigint
  /** The day on which it counts. */
  readonly day: number
}

const dayMs = 86_400_000
const zoneMs = 8 * 3_600_000

/** Days since the first of January 1970, in Manila; that was a Thursday. */
export const dayOf = (at: Date) => Math.floor((at.getTime() + zoneMs) / dayMs)
export const mondayOf = (day: number) => day - ((((day + 3) % 7) + 7) % 7)
export const nameOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
export const startOf = (day: number) => new Date(day * dayMs - zoneMs)

/** [GR40] to [GR42]: the moments at which somebody came to each level. */
export function climbed(levels: readonly ModelLevel[], facts: readonly Fact[]) {
  const reached: { readonly at: Date; readonly level: number }[] = []
  let [bet, paidIn, level] = [0n, 0n, 0]
  for (const { validBet, deposit, at } of facts) {
    bet += validBet
    paidIn += deposit
    for (;;) {
      const next = levels[level + 1]
      if (next === undefined || bet < next.validBet || paidIn < next.deposits) break
      level += 1
      reached.push({ at, level })
    }
  }
  return reached
}

/** [GR47] [GR50]: in ten-thousandths, each bet by the level of the moment at which it was placed. */
export function rebateOf(levels: readonly ModelLevel[], facts: readonly Fact[]): bigint {
  const reached = climbed(levels, facts)
  return facts.reduce((sum, { stakedAt, product, validBet }) => {
    const level = reached.findLast(({ at }) => at <= stakedAt)?.level ?? 0
    return sum + validBet * BigInt(levels[level]?.rebate[product] ?? 0)
  }, 0n)
}

/** [GR56]: of a week, for somebody of a level. */
export function cashbackOf(
  level: ModelLevel | undefined,
  { minLoss, cap }: { readonly minLoss: bigint; readonly cap: bigint },
  week: readonly Fact[],
  received: bigint,
): bigint {
  const lost = week.reduce((sum, { stake, payout }) => sum + stake - payout, 0n) - received
  if (lost <= 0n || lost < minLoss) return 0n
  const share = (lost * BigInt(level?.cashback ?? 0)) / 10_000n
  return share > cap ? cap : share
}

/** [GR45] */
export function weeklyOf(level: ModelLevel | undefined, week: readonly Fact[]): bigint {
  const played = week.reduce((sum, { validBet }) => sum + validBet, 0n)
  return level !== undefined && played >= level.keep / 4n ? level.weekly : 0n
}

import type { Terms, Tier } from '../src/rooms/agents/contracts/terms.ts'

/** Contracts computed again, plainly and slowly, from every single booking. The days are those of Manila, without clock changes. */

export type Booking = {
  readonly member: string
  /** When it counts. */
  readonly at: Date
  readonly product: string
  readonly bets: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
}

export type Signed = {
  readonly id: string
  readonly downline: string
  readonly terms: Terms
  readonly begins: Date
  readonly ends: Date | null
  readonly previous: string | null
}

type Piece = { readonly from: number; readonly to: number }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const zoneMs = 8 * hourMs

const dayOf = (at: number) => Math.floor((at + zoneMs) / dayMs) * dayMs - zoneMs

/** The end of the period that holds a moment. */
function periodEnd(period: Terms['period'], at: number): number {
  const local = new Date(dayOf(at) + zoneMs)
  const [year, month, date] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const firstOfNext = Date.UTC(year, month + 1, 1) - zoneMs
  switch (period) {
    case 'hourly':
      return Math.floor(at / hourMs) * hourMs + hourMs
    case 'daily':
      return dayOf(at) + dayMs
    case 'weekly':
      return dayOf(at) + dayMs * (7 - ((local.getUTCDay() + 6) % 7))
    case 'semimonthly':
      return date < 16 ? Date.UTC(year, month, 16) - zoneMs : firstOfNext
    case 'monthly':
      return firstOfNext
  }
}

/** What every period of a contract that ended by a moment comes to, and the last one that runs, up to there. */
export function recompute(
  { terms, downline, begins, ends }: Signed,
  team: (member: string) => boolean,
  bookings: readonly Booking[],
  until: Date,
  carriedBefore: bigint,
): { readonly pieces: readonly (Piece & { readonly amount: bigint })[]; readonly carried: bigint } {
  const own = bookings.filter(
    ({ member, product }) =>
      (member === downline || team(member)) &&
      (terms.products === null || terms.products.includes(product as never)),
  )
  const last = Math.min(until.getTime(), ends?.getTime() ?? Infinity)
  const pieces: (Piece & { amount: bigint })[] = []
  let carried = terms.kind === 'dividend' && terms.carry === 'none' ? 0n : carriedBefore
  for (let from = begins.getTime(); from < last;) {
    const whole = Math.min(periodEnd(terms.period, from), ends?.getTime() ?? Infinity)
    const isWhole = whole <= last
    if (!isWhole && terms.kind !== 'realtime') break
    const to = isWhole ? whole : last
    const inside = own.filter(({ at }) => at.getTime() >= from && at.getTime() < to)
    const [amount, left] = rule(terms, downline, inside, carried)
    pieces.push({ from, to, amount })
    if (isWhole) carried = left
    from = to
  }
  return { pieces, carried }
}

function rule(
  { tiers, basis, cap, kind, carry, activeFrom }: Terms,
  downline: string,
  bookings: readonly Booking[],
  carried: bigint,
): readonly [amount: bigint, left: bigint] {
  const sum = (key: 'stake' | 'validBet' | 'payout') =>
    bookings.reduce((all, one) => all + one[key], 0n)
  const [validBet, loss] = [sum('validBet'), sum('stake') - sum('payout')]
  const active = [...new Set(bookings.map(({ member }) => member))].filter((member) => {
    const of = bookings.filter((one) => one.member === member)
    const bet = of.reduce((all, one) => all + one.validBet, 0n)
    return member !== downline && of.some(({ bets }) => bets > 0) && bet >= activeFrom
  }).length
  const has = (tier: Tier) =>
    (tier.validBet === 0n || validBet >= tier.validBet) &&
    (tier.loss === 0n || loss >= tier.loss) &&
    active >= tier.active
  const rate = tiers.filter(has).at(-1)?.rate ?? 0
  const basisSum = basis === 'validBet' ? validBet : loss
  const balance = carried + basisSum
  const full = balance > 0n ? (balance * BigInt(rate)) / 10_000n : 0n
  const amount = cap !== null && full > cap ? cap : full
  if (kind === 'dividend' && carry === 'none') return [amount, 0n]
  const below = kind === 'dividend' && carry === 'previous' ? basisSum : balance
  return [amount, below < 0n ? below : 0n]
}

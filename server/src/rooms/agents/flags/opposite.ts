import { areOpposite, joinSides, type Staked } from '@baize/games/side'
import type { Opposite, RoundKey, SeatedSide } from './side.ts'

type Seat = Staked & Pick<SeatedSide, 'member' | 'game' | 'at'>

/** Two are of one team where one stands above the other, or somebody above both. */
export function areOneTeam(
  one: string,
  other: string,
  above: ReadonlyMap<string, readonly string[]>,
): boolean {
  const [ones, others] = [above.get(one) ?? [], above.get(other) ?? []]
  return ones.includes(other) || others.includes(one) || ones.some((each) => others.includes(each))
}

/** Several bets of a member in a round are one; what does not speak of the same cases is left out. */
function seatsOf(bets: readonly SeatedSide[]): Seat[] {
  const seats = new Map<string, Seat>()
  for (const bet of bets) {
    const known = seats.get(bet.member)
    const both = known === undefined ? bet : joinSides(known, bet)
    if (both !== undefined) seats.set(bet.member, { ...bet, ...both })
  }
  return [...seats.values()].toSorted((a, b) => (a.member < b.member ? -1 : 1))
}

/** Who of a round stood against whom of the same team. */
export function findOpposites(
  round: RoundKey,
  bets: readonly SeatedSide[],
  above: ReadonlyMap<string, readonly string[]>,
): Opposite[] {
  const seats = seatsOf(bets)
  return seats.flatMap((other, index) =>
    seats.slice(0, index).flatMap((one): Opposite[] => {
      if (!areOneTeam(one.member, other.member, above) || !areOpposite(one, other)) return []
      return [
        {
          ...round,
          one: one.member,
          other: other.member,
          game: other.game,
          at: other.at,
          oneStake: String(one.stake),
          otherStake: String(other.stake),
          oneOn: Object.keys(one.side.on),
          otherOn: Object.keys(other.side.on),
        },
      ]
    }),
  )
}

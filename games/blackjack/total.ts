import { valueOf, type Card } from './shoe.ts'

export type Total = {
  readonly total: number
  /** An ace counts eleven in it. */
  readonly isSoft: boolean
}

export const bestTotal = 21

/** What cards count: one ace as eleven where that does not pass 21. */
export function totalOf(cards: readonly Card[]): Total {
  let total = 0
  let hasAce = false
  for (const card of cards) {
    const value = valueOf(card)
    total += value
    hasAce ||= value === 1
  }
  const isSoft = hasAce && total + 10 <= bestTotal
  return { total: isSoft ? total + 10 : total, isSoft }
}

/** Ace and ten, as they were dealt. */
export function isNatural(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === bestTotal
}

import type { Chance } from '@baize/kernel/chance'

/** A card by its place in a new shoe: deck by deck, in each spades, hearts, diamonds and clubs, in each ace to king. */
export type Card = number

const decks = 6
export const shoeCards = decks * 52

const ranks = 'A23456789TJQK'
const suits = 'shdc'

const newShoe = Uint16Array.from({ length: shoeCards }, (_, card) => card)

/**
 * A shoe shuffled anew (Fisher and Yates), card by card as they are dealt: the card at place `i` changes places with the
 * one `below(312 - i)` places behind it. Which card comes as which is fixed with the chance; no move changes it.
 */
export function openShoe(chance: Chance): () => Card {
  const shoe = newShoe.slice()
  let dealt = 0
  return () => {
    const other = dealt + chance.below(shoeCards - dealt)
    const card = shoe[other] ?? 0
    shoe[other] = shoe[dealt] ?? 0
    shoe[dealt] = card
    dealt += 1
    return card
  }
}

/** As it is written: `As`, `Td`, `9c`. */
export function nameOf(card: Card): string {
  return `${ranks[card % 13]}${suits[Math.floor(card / 13) % 4]}`
}

/** One for an ace, ten for pictures. */
export function valueOf(card: Card): number {
  return Math.min((card % 13) + 1, 10)
}

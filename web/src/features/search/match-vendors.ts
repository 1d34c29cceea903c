import type { Lane, VendorCard } from '@baize/contract/catalogue/catalogue'
import { wordsOf } from '@baize/kernel/search/words'

/** The vendors that are named by the words, each once, by the category in which it has the most games. */
export function matchVendors(lanes: readonly Lane[], words: string, limit: number): VendorCard[] {
  const wanted = wordsOf(words)
  if (wanted.length === 0) return []
  return largestCards(lanes)
    .filter(({ displayName, vassalage }) => {
      const own = [...wordsOf(displayName), ...wordsOf(vassalage)]
      return wanted.every((word) => own.some((known) => known.startsWith(word)))
    })
    .slice(0, limit)
}

/** The vendors with the most games, each once. */
export function largestVendors(lanes: readonly Lane[], limit: number): VendorCard[] {
  return largestCards(lanes)
    .sort((a, b) => b.games - a.games)
    .slice(0, limit)
}

function largestCards(lanes: readonly Lane[]): VendorCard[] {
  const cards = new Map<string, VendorCard>()
  for (const { title, cards: ofLane } of lanes) {
    // What is hot is counted under its own kind already.
    if (title === 'HOT') continue
    for (const card of ofLane) {
      const known = cards.get(card.vassalage)
      if (!known || known.games < card.games) cards.set(card.vassalage, card)
    }
  }
  return [...cards.values()]
}

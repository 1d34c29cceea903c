import type { Asked, Below, Result } from './numbers.ts'

function openShoe(below: Below): () => number {
  const shoe = Array.from({ length: 312 }, (_, card) => card)
  let i = 0
  return () => {
    const j = i + below(312 - i)
    const [one, other] = [shoe[i] as number, shoe[j] as number]
    shoe[i] = other
    shoe[j] = one
    i += 1
    return other
  }
}

const nameOf = (card: number) => `${'A23456789TJQK'[card % 13]}${'shdc'[Math.floor(card / 13) % 4]}`
const valueOf = (card: number) => Math.min((card % 13) + 1, 10)

function countOf(cards: readonly number[]): number {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0)
  return cards.some((card) => valueOf(card) === 1) && low + 10 <= 21 ? low + 10 : low
}

const isNatural = (cards: readonly number[]) => cards.length === 2 && countOf(cards) === 21

type Hand = { cards: number[]; bets: number; isDone: boolean }

export function playBlackjack({ stake, choice, moves }: Asked, below: Below): Result | undefined {
  if (choice !== null || stake < 2n || stake % 2n !== 0n) return undefined
  const take = openShoe(below)
  const [first, open, second, hidden] = [take(), take(), take(), take()]
  const dealer = [open, hidden]
  let hands: Hand[] = [{ cards: [first, second], bets: 1, isDone: false }]
  let [phase, isInsured] = [valueOf(open) === 1 ? 'insurance' : 'look', false]

  const look = () => {
    const isOver = isNatural(dealer) || hands.some(({ cards }) => isNatural(cards))
    phase = isOver ? 'over' : 'hands'
  }
  if (phase === 'look') look()

  const finish = () => {
    if (hands.some(({ isDone }) => !isDone)) return
    phase = 'over'
    if (hands.every(({ cards }) => countOf(cards) > 21)) return
    while (countOf(dealer) < 17) dealer.push(take())
  }

  const split = (hand: Hand): boolean => {
    const [one, other] = hand.cards as [number, number]
    if (hands.length > 1 || hand.cards.length !== 2 || valueOf(one) !== valueOf(other)) return false
    hands = [one, other].map((card) => {
      const cards = [card, take()]
      return { cards, bets: 1, isDone: valueOf(card) === 1 || countOf(cards) === 21 }
    })
    return true
  }

  const moveHand = (hand: Hand, move: unknown): boolean => {
    if (move === 'stand') hand.isDone = true
    else if (move === 'hit') {
      hand.cards.push(take())
      hand.isDone = countOf(hand.cards) >= 21
    } else if (move === 'double' && hand.cards.length === 2) {
      hand.cards.push(take())
      hand.bets = 2
      hand.isDone = true
    } else return move === 'split' && split(hand)
    return true
  }

  for (const move of moves) {
    if (phase === 'insurance') {
      if (move !== 'insure' && move !== 'decline') return undefined
      isInsured = move === 'insure'
      look()
      continue
    }
    const hand = hands.find(({ isDone }) => !isDone)
    if (phase !== 'hands' || hand === undefined || !moveHand(hand, move)) return undefined
    finish()
  }

  const outcomeOf = ({ cards }: Hand): string => {
    const count = countOf(cards)
    if (count > 21) return 'bust'
    const isOwn = hands.length === 1 && isNatural(cards)
    if (isOwn && !isNatural(dealer)) return 'blackjack'
    if (!isOwn && isNatural(dealer)) return 'lost'
    const house = countOf(dealer)
    if (house > 21 || house < count) return 'won'
    return house === count ? 'push' : 'lost'
  }

  const isOver = phase === 'over'
  const halves: Readonly<Record<string, bigint>> = { blackjack: 5n, won: 4n, push: 2n }
  let paid = isInsured && isNatural(dealer) ? 3n : 0n
  for (const hand of hands) paid += (halves[outcomeOf(hand)] ?? 0n) * BigInt(hand.bets)
  return {
    isOver,
    payout: isOver ? (stake * paid) / 2n : 0n,
    shown: {
      dealer: (isOver ? dealer : [open]).map(nameOf),
      hands: hands.map((hand) => ({
        cards: hand.cards.map(nameOf),
        total: countOf(hand.cards),
        bets: hand.bets,
        outcome: isOver ? outcomeOf(hand) : null,
      })),
    },
  }
}

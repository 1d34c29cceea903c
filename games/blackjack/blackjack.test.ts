import { describe, expect, it } from 'vitest'
import type { Chance } from '@baize/kernel/chance'
import { fastChance } from '../fast-chance.ts'
import { blackjack } from './blackjack.ts'
import { countReturn, createCount, type Choose } from './proof/count-return.ts'
import { nameOf, openShoe, shoeCards } from './shoe.ts'
import { basicMove, playByTable, type StrategyHand } from './strategy.ts'
import type { BlackjackMove } from './table.ts'

/** Chance that deals these cards: to the player, the dealer, the player, the dealer hidden, then as they are asked for. */
function dealing(cards: string): Chance {
  const shoe = Array.from({ length: shoeCards }, (_, card) => nameOf(card))
  const wanted = cards.split(' ')
  let dealt = 0
  return {
    below(bound) {
      const card = wanted[dealt]
      if (card === undefined) throw new Error(`A card was drawn after ${cards}.`)
      const found = shoe.indexOf(card, dealt)
      const steps = found - dealt
      shoe[found] = shoe[dealt] as string
      dealt += 1
      if (found < 0 || steps >= bound) throw new Error(`There is no ${card}.`)
      return steps
    },
  }
}

const play = (cards: string, ...moves: BlackjackMove[]) =>
  blackjack.play(100n, null, moves, dealing(cards))
const at = (cards: string, ...moves: BlackjackMove[]) => play(cards, ...moves)!

describe('the shoe', () => {
  it('[B1] has six decks, and every card of it comes once', () => {
    const draw = openShoe(fastChance(1))
    const counts = new Map<string, number>()
    const all = Array.from({ length: shoeCards }, draw)
    for (const card of all) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + 1)
    expect(new Set(all).size).toBe(312)
    expect(counts.size).toBe(52)
    expect(new Set(counts.values())).toEqual(new Set([6]))
  })

  it('[B1] is dealt in one order, whatever moves are made', () => {
    const cards = 'Ts 6h 2d Tc 3s 4h 9d 5c'
    expect(at(cards, 'hit').shown.hands[0]?.cards).toEqual(['Ts', '2d', '3s'])
    expect(at(cards, 'stand').shown.dealer.cards).toEqual(['6h', 'Tc', '3s'])
    expect(at(cards, 'double').shown).toMatchObject({
      hands: [{ cards: ['Ts', '2d', '3s'] }],
      dealer: { cards: ['6h', 'Tc', '4h'] },
    })
  })
})

describe('the deal', () => {
  it('[B2] ace and ten pay three to two, against ace and ten the stake', () => {
    expect(at('As 9h Kd Tc')).toMatchObject({ isOver: true, payout: 250n, staked: 100n })
    expect(at('As 9h Kd Tc').shown.hands[0]?.outcome).toBe('blackjack')
    expect(at('As Kh Kd Ac')).toMatchObject({ isOver: true, payout: 100n })
  })

  it('[B3] the dealer looks under a ten and under an ace before anything is done', () => {
    expect(at('9s Kh 9d Ac')).toMatchObject({
      isOver: true,
      payout: 0n,
      shown: { dealer: { cards: ['Kh', 'Ac'] }, moves: [] },
    })
    expect(at('9s Ah 9d Kc', 'decline')).toMatchObject({ isOver: true, payout: 0n })
    expect(at('9s Ah 9d 9c', 'decline').shown).toMatchObject({ phase: 'hands', active: 0 })
  })

  it('[B4] the hidden card is not in what is shown before the end', () => {
    expect(at('9s Ah 9d Kc').shown.dealer).toEqual({ cards: ['Ah'], total: 11, isSoft: true })
    expect(at('9s 7h 2d Kc').shown.dealer.cards).toEqual(['7h'])
    expect(at('9s 7h 2d Kc', 'stand').shown.dealer.cards).toEqual(['7h', 'Kc'])
    // Two rounds that differ in it alone show the same: also where it would be ace with ten, before the dealer looked.
    expect(at('9s Ah 9d Kc')).toEqual(at('9s Ah 9d 4c'))
    expect(at('Ks Ah Ad Kc')).toEqual(at('Ks Ah Ad 4c'))
    for (const moves of [[], ['hit']] as const) {
      expect(at('9s 7h 2d Kc 3s', ...moves)).toEqual(at('9s 7h 2d 4c 3s', ...moves))
    }
  })
})

describe('insurance', () => {
  it('[B5] is offered under an ace alone, costs half the stake and pays two to one', () => {
    expect(at('9s Ah 9d Kc').shown.moves).toEqual(['insure', 'decline'])
    expect(play('9s Kh 9d 8c', 'insure')).toBeUndefined()
    expect(play('9s Ah 9d 8c', 'hit')).toBeUndefined()
    expect(at('9s Ah 9d Kc', 'insure')).toMatchObject({
      staked: 150n,
      payout: 150n,
      shown: { insurance: 'won', hands: [{ outcome: 'lost' }] },
    })
    expect(at('9s Ah 9d 8c', 'insure')).toMatchObject({
      staked: 150n,
      shown: { insurance: 'lost' },
    })
    expect(at('9s Ah 9d 8c', 'insure', 'stand')).toMatchObject({ staked: 150n, payout: 0n })
    expect(at('9s Ah 9d 7c', 'insure', 'stand')).toMatchObject({ staked: 150n, payout: 100n })
    expect(play('9s Ah 9d 8c', 'insure', 'insure')).toBeUndefined()
  })

  it('[B5] with ace and ten in hand wins one stake, whatever the dealer has', () => {
    for (const hole of ['Kc', '8c']) {
      expect(at(`As Ah Kd ${hole}`, 'insure')).toMatchObject({ staked: 150n, payout: 250n })
    }
  })
})

describe('a hand', () => {
  it('[B6] wins, loses or gets its stake back by what it counts', () => {
    expect(at('Ts 7h 9d Tc', 'stand').payout).toBe(200n)
    expect(at('Ts 9h 8d Tc', 'stand').payout).toBe(0n)
    expect(at('Ts 9h 9d Tc', 'stand').payout).toBe(100n)
    expect(at('Ts 6h 2d Tc 8s', 'stand').shown.hands[0]?.outcome).toBe('won')
  })

  it('[B6] above 21 is lost at once, and the dealer draws nothing', () => {
    expect(at('Ts 6h 9d 2c 5s', 'hit')).toMatchObject({
      isOver: true,
      payout: 0n,
      shown: { hands: [{ outcome: 'bust' }], dealer: { cards: ['6h', '2c'] } },
    })
  })

  it('[B6] of 21 stands by itself', () => {
    expect(at('Ts 9h 2d Tc 9s', 'hit')).toMatchObject({ isOver: true, payout: 200n })
  })

  it('[B6] an ace counts eleven as long as that is not too much', () => {
    expect(at('As 6h 6d Tc').shown.hands[0]).toMatchObject({ total: 17, isSoft: true })
    expect(at('As 6h 6d Tc 9s', 'hit').shown.hands[0]).toMatchObject({ total: 16, isSoft: false })
    expect(at('As 6h Ad Tc').shown.hands[0]).toMatchObject({ total: 12, isSoft: true })
  })

  it('[B7] the dealer draws to 17 and stands on it, with an ace too', () => {
    expect(at('Ts 6h 8d Ac', 'stand').shown.dealer).toMatchObject({ total: 17, isSoft: true })
    expect(at('Ts 6h 8d 5c 5s As', 'stand').shown.dealer).toMatchObject({ total: 16 + 1 })
  })

  it('[B8] is doubled with its first two cards, for the stake again and one card', () => {
    expect(at('6s 6h 5d Tc Ts 9s', 'double')).toMatchObject({
      isOver: true,
      staked: 200n,
      payout: 400n,
      shown: { hands: [{ bets: 2, total: 21 }] },
    })
    expect(at('6s 6h 5d Tc 2s 5s', 'double')).toMatchObject({ staked: 200n, payout: 0n })
    expect(at('6s 7h 5d Tc 6s', 'double')).toMatchObject({ staked: 200n, payout: 200n })
    expect(play('6s 6h 5d Tc 2s Ts', 'hit', 'double')).toBeUndefined()
  })
})

describe('a pair', () => {
  it('[B9] is split once, for the stake again; pictures and tens are alike', () => {
    const split = at('8s 6h 8d Tc 3s Th', 'split')
    expect(split).toMatchObject({
      isOver: false,
      staked: 200n,
      shown: { active: 0, hands: [{ cards: ['8s', '3s'] }, { cards: ['8d', 'Th'] }] },
    })
    expect(at('Ks 6h Td Tc').shown.moves).toContain('split')
    expect(at('9s 6h Td Tc').shown.moves).not.toContain('split')
    expect(play('8s 6h 8d Tc 8h 8c', 'split', 'split')).toBeUndefined()
  })

  it('[B9] hands are played one after the other, each paid by itself, each may be doubled', () => {
    const cards = '8s 6h 8d Tc 3s Th Ts 3s'
    expect(at(cards, 'split', 'double').shown).toMatchObject({ active: 1 })
    expect(at(cards, 'split', 'double', 'stand')).toMatchObject({
      isOver: true,
      staked: 300n,
      payout: 400n,
      shown: { hands: [{ outcome: 'won', bets: 2 }, { outcome: 'lost' }], dealer: { total: 19 } },
    })
    const four = at('8s 6h 8d Tc 3s 3h Ts Tc Kd', 'split', 'double', 'double')
    expect(four).toMatchObject({ staked: 400n, payout: 800n })
  })

  it('[B9] of aces gets one card each, and ace with ten is 21 then', () => {
    expect(at('As 6h Ad Tc Ts 5h 3d', 'split')).toMatchObject({
      isOver: true,
      staked: 200n,
      payout: 200n,
      shown: {
        hands: [
          { outcome: 'won', total: 21 },
          { outcome: 'lost', total: 16 },
        ],
      },
    })
    expect(at('As 6h Ad Tc Ts 5h 5d', 'split').shown.hands[0]?.outcome).toBe('push')
  })

  it('[B9] one hand bust does not end the other', () => {
    const lost = at('8s 6h 8d Tc 7s Th Ts 5s', 'split', 'hit', 'stand')
    expect(lost.shown.hands.map(({ outcome }) => outcome)).toEqual(['bust', 'lost'])
    expect(lost.payout).toBe(0n)
  })
})

describe('a round that was left', () => {
  it('[B10] declines insurance and stands with every hand', () => {
    if (blackjack.steps === 'none') throw new Error('Blackjack has steps.')
    const { abandon } = blackjack.steps
    expect(abandon(at('9s Ah 9d 8c'))).toBe('decline')
    expect(abandon(at('9s Ah 9d 8c', 'decline'))).toBe('stand')
    expect(abandon(at('8s 6h 8d Tc 3s Th', 'split', 'stand'))).toBe('stand')
  })
})

describe('the return', () => {
  const counted = countReturn()
  const ofFirst = 1 + counted.paid - counted.staked
  const ofAll = counted.paid / counted.staked

  it('[B11] of the written strategy is what is declared, counted over every order of the shoe', () => {
    expect(ofFirst.toFixed(10)).toBe('0.9954006441')
    expect(ofAll.toFixed(10)).toBe('0.9959203105')
    const declared = blackjack.returns.map(({ rtp }) => rtp.declaredBps)
    expect(declared).toEqual([Math.floor(ofFirst * 10_000), Math.floor(ofAll * 10_000)])
    expect(blackjack.rtp.declaredBps).toBe(declared[0])
  })

  it('[B11] is what rounds of the game itself come to', () => {
    const rounds = 60_000
    const stream = fastChance(19)
    let [sum, squares, staked] = [0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const [drawn, moves] = [[] as number[], [] as BlackjackMove[]]
      // Played again with every move, from the same numbers.
      const see = () => {
        let place = 0
        const chance = { below: (bound: number) => (drawn[place++] ??= stream.below(bound)) }
        return blackjack.play(2n, null, moves, chance)!
      }
      let played = see()
      while (!played.isOver) {
        moves.push(basicMove(played.shown))
        played = see()
      }
      const won = Number(played.payout - played.staked) / 2
      sum += won
      squares += won * won
      staked += Number(played.staked) / 2
    }
    const error = Math.sqrt(squares / rounds) / Math.sqrt(rounds)
    // Four of them: one good seed in sixteen thousand would be called bad.
    expect(Math.abs(1 + sum / rounds - ofFirst) / error).toBeLessThan(4)
    expect(Math.abs(staked / rounds - counted.staked)).toBeLessThan(0.006)
  })

  // Every other entry of the table is tried against every card, which takes a while.
  it.runIf(process.env['WALK'] === 'all')(
    '[B12] is the best of its kind: no other entry of the table gives more',
    () => {
      const better: string[] = []
      for (let up = 1; up <= 10; up += 1) {
        const count = createCount(up)
        const worth = (choose: Choose) => {
          const { paid, staked } = count(choose)
          return paid - staked
        }
        const written = worth(playByTable)
        for (const { name, change } of otherEntries) {
          if (worth(change) > written + 1e-12) better.push(`${name} against ${up}`)
        }
      }
      expect(better).toEqual([])
    },
    600_000,
  )
})

type Entry = { readonly name: string; readonly change: Choose }

const isCell = (hand: StrategyHand, total: number, isSoft: boolean) =>
  hand.total === total && hand.isSoft === isSoft

/** The table with one entry changed, for each entry and each other move. */
const otherEntries: readonly Entry[] = [
  ...Array.from({ length: 18 }, (_, index) => ({ total: index + 4, isSoft: false })),
  ...Array.from({ length: 9 }, (_, index) => ({ total: index + 13, isSoft: true })),
]
  .flatMap(({ total, isSoft }) =>
    (['hit', 'stand', 'double'] as const).map((move) => ({
      name: `${move} ${isSoft ? 'soft' : 'hard'} ${total}`,
      change: (hand: StrategyHand) => {
        const written = playByTable(hand)
        if (written === 'split' || !isCell(hand, total, isSoft)) return written
        return move === 'double' && !hand.canDouble ? written : move
      },
    })),
  )
  .concat(
    Array.from({ length: 10 }, (_, index) => ({
      name: `the other with a pair of ${index + 1}`,
      change: (hand: StrategyHand) => {
        if (hand.pairOf !== index + 1) return playByTable(hand)
        const isSplit = playByTable(hand) === 'split'
        return isSplit ? playByTable({ ...hand, pairOf: 0 }) : 'split'
      },
    })),
  )

import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { chainChance } from '@baize/kernel/fair'
import { multipleAt } from '@baize/games/crash/curve'
import { crash } from '@baize/games/crash/crash'
import { findGame, listGames, listSharedGames } from '@baize/games/find-game'
import type { Game, Json, Played } from '@baize/games/game'
import type { Model } from '@baize/games/slots/model'
import { models } from '@baize/games/slots/models'
import { spots } from '@baize/games/roulette/spots'
import type { BlackjackShown } from '@baize/games/blackjack/blackjack'
import type { SlotShown } from '@baize/games/slots/shown'
import { chanceOf } from '@baize/games/suite'
import { wheel, wheelSpots } from '@baize/games/wheel/wheel'
import { vectors } from '@baize/games/testing/vectors'
import { numbersOf, wordsOf, type Below } from './numbers.ts'
import { judgePair } from './pair.ts'
import { failuresOf, gapsIn, playAgain } from './rounds.ts'
import {
  drawCrash,
  failuresOfShared,
  findBreakIn,
  heightAfter,
  payCrash,
  payWheel,
} from './shared.ts'
import { playSlot, slotIds } from './slots.ts'

/** What the first implementation shows, as far as the page says it. */
function asTold(model: string, shown: unknown): unknown {
  if (model === 'blackjack') {
    const { dealer, hands } = shown as BlackjackShown
    return {
      dealer: dealer.cards,
      hands: hands.map(({ cards, total, bets, outcome }) => ({ cards, total, bets, outcome })),
    }
  }
  if (!slotIds.includes(model)) return shown
  const { frames, ...rest } = shown as SlotShown
  const told = frames.map(({ phase, grid, pays, awarded }) => ({ phase, grid, pays, awarded }))
  return { frames: told, ...rest }
}

const nameOf = (vector: { model: string; nonce: number }) => `${vector.model} ${vector.nonce}`

describe('the second implementation', () => {
  it('imports nothing of ours', () => {
    const folder = new URL('.', import.meta.url)
    const files = readdirSync(folder).filter((file) => file !== 'second.test.ts')
    const imported = files.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/from '([^']+)'/g)].map(
        ([, name]) => name ?? '',
      ),
    )
    const own = files.map((file) => `./${file}`)
    const others = new Set(imported.filter((name) => !own.includes(name)))
    expect(others).toEqual(
      new Set(['node:crypto', '@noble/curves/bls12-381.js', '../../../docs/slot-models.json']),
    )
  })

  it.each(vectors.words)(
    'makes the words of nonce $nonce',
    ({ serverSeed, clientSeed, nonce, words }) => {
      const made = wordsOf(serverSeed, `${clientSeed}:${nonce}`)
      expect(words.map(() => made.next().value)).toEqual(words)
    },
  )

  it.each(vectors.rounds.map((round) => [nameOf(round), round] as const))(
    'plays %s as its vector',
    (_, round) => {
      expect(playAgain(round)).toEqual({
        isOver: round.isOver,
        payout: BigInt(round.payout),
        shown: asTold(round.model, round.shown),
      })
      expect(failuresOf(round)).toEqual([])
    },
  )

  it.each(vectors.slots.map((round) => [nameOf(round), round] as const))(
    'plays %s as its vector says in short',
    (_, round) => {
      const again = playAgain({ ...round, choice: null, moves: [] })
      const shown = again?.shown as { frames: unknown[]; pays: number; jackpot: boolean }
      expect([again?.payout, shown.frames.length, shown.pays, shown.jackpot]).toEqual([
        BigInt(round.payout),
        round.frames,
        round.pays,
        round.jackpot,
      ])
    },
  )

  it('has vectors of every model, and of every kind of round', () => {
    const models = listGames().map(({ id }) => id)
    const known = new Set([...vectors.rounds, ...vectors.slots].map(({ model }) => model))
    expect(models.filter((id) => !known.has(id))).toEqual([])
    const shared = new Set([...vectors.shared, ...vectors.wheel].map(({ model }) => model))
    expect([...shared]).toEqual(listSharedGames().map(({ id }) => id))
  })

  const shared = [...vectors.shared, ...vectors.wheel, ...vectors.valued]
  it.each(shared.map((one) => [one.model, one.place, one] as const))(
    'draws %s at place %i as its vector',
    (_, _place, round) => {
      expect(failuresOfShared(round)).toEqual([])
    },
  )

  it.each([
    ...vectors.forged.rounds.map(
      (one) => [nameOf(one), one.what, one.fails, failuresOf(one)] as const,
    ),
    ...[...vectors.forged.shared, ...vectors.forged.wheel, ...vectors.forged.valued].map(
      (one) => [`${one.model} ${one.place}`, one.what, one.fails, failuresOfShared(one)] as const,
    ),
  ])('says no to %s with %s', (_, _what, fails, found) => {
    expect(found).toEqual(expect.arrayContaining([...fails]))
  })

  it('follows the public list, and sees what was changed, taken out or put in', () => {
    const { list } = vectors
    expect(findBreakIn(list)).toBeUndefined()
    for (const [place, entry] of list.entries()) {
      const changed = list.with(place, { ...entry, commitment: 'ab'.repeat(32) })
      expect(findBreakIn(changed)).toBe(place + 1)
    }
    expect(findBreakIn(list.slice(1))).toBe(1)
    expect(findBreakIn([list[0]!, list[0]!, ...list.slice(1)])).toBe(2)
  })

  it('sees a round of a pair that was skipped, shown twice or added', () => {
    expect(gapsIn(3, [0, 1, 2])).toEqual([])
    expect(gapsIn(3, [0, 2])).toEqual([1])
    expect(gapsIn(3, [0, 1, 1, 2])).toEqual([1])
    expect(gapsIn(2, [0, 1, 2])).toEqual([2])
  })
})

describe('the second implementation of a pair', () => {
  const { list, told } = vectors.pairs
  it.each(told.map((one) => [one.what, one.verdict, one.pair] as const))(
    'says of one with %s: %s',
    (_, verdict, pair) => {
      expect(judgePair(pair, list)).toBe(verdict)
    },
  )

  it('proves none without the list', () => {
    expect(judgePair(told[0]!.pair, undefined)).toBe('incomplete')
  })
})

const pair = { serverSeed: '5a'.repeat(32), clientSeed: 'suite' }

type Different = { readonly asked: unknown; readonly first: unknown; readonly second: unknown }

/** Plays rounds by both, from the same seeds, and keeps those that differ. */
function createComparison() {
  const different: Different[] = []

  function compare(game: Game, nonce: number, stake: bigint, choice: Json, moves: readonly Json[]) {
    const played = game.play(stake, choice, moves, chanceOf(nonce))
    const asked = { model: game.id, ...pair, nonce, stake: String(stake), choice, moves }
    const second = playAgain(asked)
    const first = played && {
      isOver: played.isOver,
      payout: played.payout,
      shown: asTold(game.id, played.shown),
    }
    if (!isDeepStrictEqual(first, second)) different.push({ asked, first, second })
    return played
  }

  /** Plays on with moves that go round in turn, allowed or not, as far as it goes. */
  function compareMoves(
    game: Game,
    nonce: number,
    choice: Json,
    nextOf: (played: Played, made: number) => Json,
  ) {
    const moves: Json[] = []
    for (let made = 0; made < 12; made += 1) {
      const played = compare(game, nonce, game.stakeUnit * BigInt(1 + (nonce % 9)), choice, moves)
      if (played === undefined) return
      moves.push(nextOf(played, made))
    }
  }

  return { different, compare, compareMoves }
}

const rich = new Set(['wild', 'scatter', 'coin'])

/** Numbers that turn two reels in three to where something rare is seen: what seldom happens, happens here. */
function richBelow({ face, reels }: Model, nonce: number): Below {
  const { below } = chanceOf(nonce)
  const isRich = (letter: string) => rich.has(face.symbols[letter.charCodeAt(0) - 97]?.role ?? '')
  let at = 0
  return (bound) => {
    const reel = [reels.base[at], reels.free?.[at]].find((one) => one?.length === bound)
    const drawn = below(bound)
    if (reel === undefined) return drawn
    if (reels.draws === 'strip') at = (at + 1) % face.reels
    if (below(3) === 0) return drawn
    const stops = [...reel].flatMap((letter, stop) => (isRich(letter) ? [stop] : []))
    const up = reels.draws === 'strip' ? below(face.rows[0] ?? 1) : 0
    const stop = stops[below(Math.max(stops.length, 1))] ?? drawn
    return (stop - up + bound) % bound
  }
}

describe('both implementations', () => {
  it('play dice alike', () => {
    const { different, compare } = createComparison()
    for (let nonce = 0; nonce < 600; nonce += 1) {
      const side = nonce % 2 === 0 ? 'under' : 'over'
      compare(findGame('dice')!, nonce, BigInt(1 + nonce), { side, target: 200 + nonce * 16 }, [])
    }
    expect(different).toEqual([])
  })

  it('play mines alike, to every end and beyond', () => {
    const { different, compareMoves } = createComparison()
    for (let nonce = 0; nonce < 400; nonce += 1) {
      compareMoves(findGame('mines')!, nonce, { mines: 1 + (nonce % 24) }, (_, made) =>
        made === nonce % 7 ? 'cash_out' : { open: (nonce * 7 + made * 11) % 25 },
      )
    }
    expect(different).toEqual([])
  })

  it('play blackjack alike, to every end and beyond', () => {
    const { different, compareMoves } = createComparison()
    for (let nonce = 0; nonce < 600; nonce += 1) {
      compareMoves(findGame('blackjack')!, nonce, null, (played, made) => {
        const { moves } = played.shown as BlackjackShown
        return moves[(nonce + made * 5) % Math.max(moves.length, 1)] ?? 'hit'
      })
    }
    expect(different).toEqual([])
  })

  it('play every spot of roulette alike', () => {
    const { different, compare } = createComparison()
    const bets = spots.map(({ id: spot }, place) => ({ spot, stake: String(1 + place) }))
    const stake = bets.reduce((sum, bet) => sum + BigInt(bet.stake), 0n)
    for (let nonce = 0; nonce < 200; nonce += 1) {
      compare(findGame('roulette')!, nonce, stake, { bets }, [])
    }
    expect(different).toEqual([])
  })

  it.each(slotIds)('play %s alike', (id) => {
    const { different, compare } = createComparison()
    const game = findGame(id)!
    for (let nonce = 0; nonce < 150; nonce += 1) {
      compare(game, nonce, game.stakeUnit * BigInt(1 + nonce), null, [])
    }
    expect(different).toEqual([])
  })

  it.each(models.map((model) => [model.face.id, model] as const))(
    'play %s alike where wilds, scatters and coins abound',
    (id, model) => {
      const different: Different[] = []
      const game = findGame(id)!
      // Where symbols fall, such a round is sixty falls long.
      const rounds = model.reels.draws === 'bag' ? 8 : 60
      for (let nonce = 0; nonce < rounds; nonce += 1) {
        const asked = { stake: game.stakeUnit, choice: null, moves: [] }
        const played = game.play(game.stakeUnit, null, [], { below: richBelow(model, nonce) })
        const first = { payout: played?.payout, shown: asTold(id, played?.shown) }
        const { isOver: _, ...second } = playSlot(id, asked, richBelow(model, nonce))!
        if (!isDeepStrictEqual(first, second)) different.push({ asked: nonce, first, second })
      }
      expect(different).toEqual([])
    },
  )

  it('know the same slots', () => {
    const reels = listGames().filter(({ engine }) => ['lines', 'ways', 'cluster'].includes(engine))
    expect(reels.map(({ id }) => id)).toEqual(slotIds)
  })

  it('pay crash and the wheel alike, and see the plane at the same height', () => {
    for (let place = 0; place < 300; place += 1) {
      const link = numbersOf(
        '6b'.repeat(32),
        `link:${place}`,
      )(2 ** 32)
        .toString(16)
        .padStart(64, '0')
      const flown = crash.draw(chainChance(link, 'salt'))
      expect(drawCrash(link, 'salt')).toEqual(flown)
      for (const outAt of [101, 150, 247, 1_000]) {
        const first = crash.payout(700n, { outAt }, { outAt }, flown)
        expect(payCrash(700n, outAt, flown.crashedAt)).toBe(first)
      }
      const spun = wheel.draw(chainChance(link, 'salt'))
      const bets = wheelSpots.map((spot, at) => ({ spot, stake: String(1 + at) }))
      expect(payWheel(28n, { bets }, spun.spot)).toBe(wheel.payout(28n, { bets }, undefined, spun))
    }
    for (let ms = 0; ms < 160_000; ms += 997) expect(heightAfter(ms)).toBe(multipleAt(ms))
  })
})

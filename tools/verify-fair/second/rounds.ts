import { playBlackjack } from './blackjack.ts'
import { playDice, playMines } from './instant.ts'
import { fingerprint, numbersOf, type Asked, type Below, type Result } from './numbers.ts'
import { playRoulette } from './roulette.ts'
import { playSlot } from './slots.ts'

export type RoundClaim = {
  readonly model: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stake: string
  readonly choice: unknown
  readonly moves: readonly unknown[]
}

const games: Readonly<Record<string, (asked: Asked, below: Below) => Result | undefined>> = {
  dice: playDice,
  mines: playMines,
  roulette: playRoulette,
  blackjack: playBlackjack,
}

/** A round again; nothing when it is none. */
export function playAgain(round: RoundClaim): Result | undefined {
  const { model, serverSeed, clientSeed, nonce, choice, moves } = round
  if (!/^[0-9a-f]{64}$/.test(serverSeed) || !/^[!-~]{1,64}$/.test(clientSeed)) return undefined
  const below = numbersOf(serverSeed, `${clientSeed}:${nonce}`)
  const asked = { stake: BigInt(round.stake), choice, moves }
  const play = games[model]
  return play === undefined ? playSlot(model, asked, below) : play(asked, below)
}

/** The checks of a round that do not hold. */
export function failuresOf(
  round: RoundClaim & { commitment: string; payout: string; shown: unknown },
): string[] {
  const result = playAgain(round)
  return [
    ...(fingerprint(round.serverSeed) === round.commitment ? [] : ['commitment']),
    ...(result?.payout === BigInt(round.payout) ? [] : ['payout']),
    ...(result && isWithin(result.shown, shownOf(round)) ? [] : ['shown']),
  ]
}

/** The dealer's cards have their count beside them. */
function shownOf({ model, shown }: { model: string; shown: unknown }): unknown {
  if (model !== 'blackjack') return shown
  const claimed = shown as { dealer?: { cards?: unknown } } | null
  return { ...claimed, dealer: claimed?.dealer?.cards }
}

/** All that was made here was shown so. */
function isWithin(made: unknown, shown: unknown): boolean {
  if (typeof made !== 'object' || made === null) return made === shown
  if (typeof shown !== 'object' || shown === null) return false
  if (Array.isArray(made) && made.length !== (shown as readonly unknown[]).length) return false
  return Object.entries(made).every(([name, one]) =>
    isWithin(one, (shown as Readonly<Record<string, unknown>>)[name]),
  )
}

/** Nonces of a pair for which there is no round, or more than one. */
export function gapsIn(next: number, nonces: readonly number[]): number[] {
  const wanted = Array.from({ length: next }, (_, nonce) => nonce)
  const wrong = [...wanted, ...nonces].filter(
    (nonce) => nonce >= next || nonces.filter((one) => one === nonce).length !== 1,
  )
  return [...new Set(wrong)]
}

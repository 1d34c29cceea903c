import { blackjack } from './blackjack/blackjack.ts'
import { crash } from './crash/crash.ts'
import { dice } from './dice/dice.ts'
import type { Game, SharedGame } from './game.ts'
import { mines } from './mines/mines.ts'
import { roulette } from './roulette/roulette.ts'
import { slotModels } from './slots/models.ts'
import { wheel } from './wheel/wheel.ts'

/**
 * A game without its own types: choices and moves are what its own `parse` functions gave, and go back to it alone. The
 * cast is safe for as long as that holds, which is why nobody else makes it.
 */
function asGame(game: Pick<Game, 'id'>): Game {
  return game as unknown as Game
}

const games = new Map(
  [dice, mines, roulette, blackjack, ...slotModels].map(asGame).map((game) => [game.id, game]),
)
const sharedGames = new Map(
  [crash, wheel]
    .map((game) => game as Pick<SharedGame, 'id'> as SharedGame)
    .map((game) => [game.id, game]),
)

/** Whatever runs a title of the catalogue that is bound to this model. */
export function findGame(model: string): Game | undefined {
  return games.get(model)
}

/** The same for games of one result for all. */
export function findSharedGame(model: string): SharedGame | undefined {
  return sharedGames.get(model)
}

export function listGames(): readonly Game[] {
  return [...games.values()]
}

export function listSharedGames(): readonly SharedGame[] {
  return [...sharedGames.values()]
}

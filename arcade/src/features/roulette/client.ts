import type { GameClient } from '../../shared/game-client.ts'

export const client: GameClient = {
  plays: (model) => model === 'roulette',
  load: async () => (await import('./roulette-game.tsx')).RouletteGame,
  loadPicture: async () => (await import('./roulette-replay.tsx')).RouletteReplay,
}

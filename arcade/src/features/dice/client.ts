import type { GameClient } from '../../shared/game-client.ts'

export const client: GameClient = {
  plays: (model) => model === 'dice',
  load: async () => (await import('./dice-game.tsx')).DiceGame,
  loadPicture: async () => (await import('./dice-replay.tsx')).DiceReplay,
}

import type { GameClient } from '../../shared/game-client.ts'

export const client: GameClient = {
  plays: (model) => model === 'mines',
  load: async () => (await import('./mines-game.tsx')).MinesGame,
  loadPicture: async () => (await import('./mines-replay.tsx')).MinesReplay,
}

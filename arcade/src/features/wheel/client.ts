import type { GameClient } from '../../shared/game-client.ts'

export const client: GameClient = {
  plays: (model) => model === 'wheel',
  load: async () => (await import('./wheel-game.tsx')).WheelGame,
  loadPicture: async () => (await import('./wheel-replay.tsx')).WheelReplay,
}

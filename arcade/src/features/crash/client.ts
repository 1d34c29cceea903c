import type { GameClient } from '../../shared/game-client.ts'

export const client: GameClient = {
  plays: (model) => model === 'crash',
  load: async () => (await import('./crash-game.tsx')).CrashGame,
  loadPicture: async () => (await import('./crash-replay.tsx')).CrashReplay,
}

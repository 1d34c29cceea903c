import type { GameClient } from '../../shared/game-client.ts'

export const client: GameClient = {
  plays: (model) => model === 'blackjack',
  load: async () => (await import('./blackjack-game.tsx')).BlackjackGame,
  loadPicture: async () => (await import('./blackjack-replay.tsx')).BlackjackReplay,
}

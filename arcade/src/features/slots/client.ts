import type { GameClient } from '../../shared/game-client.ts'

// Faces are weighty and come with the client, so its models are known here by how they begin.
const slotModel = /^(?:lines|ways|cluster|jackpot)-/

export const client: GameClient = {
  plays: (model) => slotModel.test(model),
  load: async () => (await import('./slot-client.tsx')).SlotClient,
  loadPicture: async () => (await import('./slot-picture.tsx')).SlotPicture,
  loadAhead: async () => await (await import('./place/drawn.ts')).loadFamily(undefined),
}

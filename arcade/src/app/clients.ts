import type { GameClient } from '../shared/game-client.ts'

/** Every client of the arcade. A folder is found by its place in the tree, so a game is added by adding files. */
export const clients: readonly GameClient[] = Object.values(
  import.meta.glob<GameClient>('../features/*/client.ts', { eager: true, import: 'client' }),
)

/** What draws the rounds of every game, for a page that must not ask for it later. */
export async function loadPictures(): Promise<void> {
  const parts = clients.flatMap(({ loadPicture, loadAhead }) => [loadPicture, loadAhead])
  await Promise.all(parts.map(async (load) => await load?.()))
}

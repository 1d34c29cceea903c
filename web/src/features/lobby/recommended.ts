import type { Game } from '@baize/contract/catalogue/catalogue'

const most = 6

/** Games that can be opened, instead of a game or of all games of a vendor. */
export function openInstead(
  games: readonly Game[],
  closed: { readonly vassalage: string; readonly nodeId?: number | undefined },
): Game[] {
  return games
    .filter(({ maintenance, nodeId, vassalage }) =>
      maintenance || nodeId === closed.nodeId ? false : vassalage !== closed.vassalage,
    )
    .slice(0, most)
}

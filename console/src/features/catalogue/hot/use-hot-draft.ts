import { useState } from 'react'
import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { reordered } from '../../../shared/lists/reorder.tsx'

/** As many as the list takes. */
export const longestHotList = 200

type Draft = {
  readonly games: readonly DeskGame[]
  /** The list that it was made from; another one by now means that somebody else was here. */
  readonly was: readonly number[]
}

const idsOf = (games: readonly DeskGame[]) => games.map(({ nodeId }) => nodeId)

/** The hot list as it may become. */
export function useHotDraft(live: readonly DeskGame[]) {
  const [draft, setDraft] = useState<Draft>()
  const games = draft?.games ?? live
  const was = draft?.was ?? idsOf(live)
  const set = (next: readonly DeskGame[]) => setDraft({ games: next, was })
  return {
    games,
    was,
    ids: idsOf(games),
    isChanged: idsOf(games).join() !== was.join(),
    /** Somebody else saved another list while this one was edited. */
    isBehind: was.join() !== idsOf(live).join(),
    add: (game: DeskGame) => {
      if (games.length < longestHotList && !idsOf(games).includes(game.nodeId)) {
        set([...games, game])
      }
    },
    remove: (nodeId: number) => set(games.filter((game) => game.nodeId !== nodeId)),
    move: (from: number, to: number) => set(reordered(games, from, to)),
    undo: () => setDraft(undefined),
  }
}

import { useState } from 'react'
import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { mostAtOnce } from './bulk.ts'

/**
 * The games that are ticked, in the order of the list. Another filter begins anew, so that nobody changes what is no
 * longer seen; one call takes only so many.
 */
export function useChoice(games: readonly DeskGame[], filterKey: string) {
  const [kept, setKept] = useState({ filterKey, ids: new Set<number>() })
  const ids = kept.filterKey === filterKey ? kept.ids : new Set<number>()
  const set = (next: Iterable<number>) =>
    setKept({ filterKey, ids: new Set([...next].slice(0, mostAtOnce)) })
  return {
    chosen: ids,
    games: games.filter(({ nodeId }) => ids.has(nodeId)),
    onChoose: (nodeId: number, on: boolean) =>
      set(on ? [...ids, nodeId] : [...ids].filter((id) => id !== nodeId)),
    onChooseAll: (on: boolean) => set(on ? games.map(({ nodeId }) => nodeId) : []),
    clear: () => set([]),
  }
}

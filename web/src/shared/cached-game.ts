import type { Game } from '@baize/contract/catalogue/catalogue'
import { queryClient } from './api.ts'

/** A game that some list of this page has brought already; no call gives a single one. */
export function findCachedGame(nodeId: number): Game | undefined {
  for (const query of queryClient.getQueryCache().getAll()) {
    const found = search(query.state.data, nodeId, 0)
    if (found) return found
  }
  return undefined
}

const deepest = 4

function search(data: unknown, nodeId: number, depth: number): Game | undefined {
  if (typeof data !== 'object' || data === null || depth > deepest) return undefined
  if ('nodeId' in data && 'displayName' in data && 'minBet' in data) {
    return data.nodeId === nodeId ? (data as Game) : undefined
  }
  for (const value of Object.values(data)) {
    const found = search(value, nodeId, depth + 1)
    if (found) return found
  }
  return undefined
}

import type { Envelope } from '@baize/contract/endpoint'
import type { SearchIndexData } from '@baize/contract/search'
import { searchEntries } from '@baize/contract/search-entries'
import type { Language } from '@baize/kernel/language'
import { languagesFor } from '@baize/kernel/search/game-entry'
import { createSearchIndex } from '@baize/kernel/search/search-index'
import { gameAt, type Results } from './found-game.ts'

export type LocalIndex = { find(words: string, limit: number): Results }

/** Reads the bytes of the server's answer and makes an index; nothing when there are too many games, or a refusal. */
export function readIndex(bytes: ArrayBuffer, language: Language): LocalIndex | undefined {
  const answer = JSON.parse(new TextDecoder().decode(bytes)) as Envelope<SearchIndexData>
  if (!answer.success) return undefined
  const data = answer.value
  if (data.games.nodeIds.length < data.total) return undefined
  const index = createSearchIndex(searchEntries(data, language))
  return {
    find(words, limit) {
      const { entries, approximate } = index.find(words, languagesFor(language))
      const games = Array.from(entries.subarray(0, limit), (place) => gameAt(data, place))
      return { games, total: entries.length, approximate }
    },
  }
}

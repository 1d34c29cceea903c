import type { Envelope } from '@baize/contract/endpoint'
import type { SearchIndexData } from '@baize/contract/catalogue/search'
import { searchEntries } from '@baize/contract/catalogue/search-entries'
import type { Language } from '@baize/kernel/language'
import { languagesFor } from '@baize/kernel/search/game-entry'
import { createIndexMaker } from '@baize/kernel/search/search-index'
import { gameAt, type Results } from './found-game.ts'

export type LocalIndex = { find(words: string, limit: number): Results }

/** How long it works, and then rests. */
const slice = { workMs: 8, restMs: 16 }

/**
 * Reads the bytes of the server's answer and makes an index; nothing when there are too many games, or a refusal. It
 * takes its time: until it is done the server answers, and a phone with few cores draws what its owner presses first.
 */
export async function readIndex(
  bytes: ArrayBuffer,
  language: Language,
): Promise<LocalIndex | undefined> {
  const answer = JSON.parse(new TextDecoder().decode(bytes)) as Envelope<SearchIndexData>
  if (!answer.success) return undefined
  const data = answer.value
  if (data.games.nodeIds.length < data.total) return undefined
  const maker = createIndexMaker()
  let began = performance.now()
  for (const entry of searchEntries(data, language)) {
    maker.add(entry)
    if (performance.now() - began < slice.workMs) continue
    await new Promise((resolve) => setTimeout(resolve, slice.restMs))
    began = performance.now()
  }
  const index = maker.finish()
  return {
    find(words, limit) {
      const known = languagesFor(language)
      const whole = index.find(words, known)
      const partly = whole.entries.length === 0
      const entries = partly ? index.findPartly(words, known) : whole.entries
      const games = Array.from(entries.subarray(0, limit), (place) => gameAt(data, place))
      return { games, total: entries.length, approximate: whole.approximate, partly }
    },
  }
}

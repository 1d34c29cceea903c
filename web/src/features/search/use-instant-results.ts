import { useEffect, useState } from 'react'
import { useLanguage } from '@baize/texts/use-text'
import { askServer } from './api.ts'
import type { Results } from './found-game.ts'
import { findInstantly } from './instant-index.ts'
import { searchWords } from './search-words.ts'

/** The server is asked when the typing pauses, not at every letter. */
const pauseMs = 150

export type InstantResults = Results & {
  /** The words that these results are for. */
  readonly words: string
  readonly failed?: boolean
}

/**
 * Results while one types. Those of the newest words win whatever comes later, and the ones before stay until then, so
 * that nothing flickers.
 */
export function useInstantResults(text: string, limit: number): InstantResults | undefined {
  const language = useLanguage()
  const words = searchWords(text)
  const [results, setResults] = useState<InstantResults>()
  useEffect(() => {
    if (words === '') return undefined
    const stop = new AbortController()
    const show = (found: Results, failed = false) => {
      if (!stop.signal.aborted) setResults({ ...found, words, failed })
    }
    void look(words, language, limit, stop.signal).then(show, () => show(nothing, true))
    return () => stop.abort()
  }, [words, language, limit])
  return words === '' ? undefined : results
}

const nothing: Results = { games: [], total: 0, approximate: false }

async function look(
  words: string,
  language: Parameters<typeof findInstantly>[1],
  limit: number,
  signal: AbortSignal,
): Promise<Results> {
  const own = await findInstantly(words, language, limit)
  if (own && own.total > 0) return own
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  signal.throwIfAborted()
  // The index knows two languages only; the server knows them all.
  return await askServer(words, limit, signal).catch((error: unknown) => {
    if (own) return own
    throw error
  })
}

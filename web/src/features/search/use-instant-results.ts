import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '@baize/kernel/language'
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
  /** The index has nothing that fits every word, and the server is being asked. */
  readonly looking?: boolean
}

/**
 * Results while one types, as soon as the index has them. Those of the newest words win whatever comes later. Without an
 * index the ones before stay until the server has answered, so that nothing flickers.
 */
export function useInstantResults(text: string, limit: number): InstantResults | undefined {
  const language = useLanguage()
  const words = searchWords(text)
  const [results, setResults] = useState<InstantResults>()
  // Who empties the box begins anew, and is not shown what was found before.
  if (words === '' && results) setResults(undefined)
  useEffect(() => {
    if (words === '') return undefined
    const stop = new AbortController()
    const show: Show = (found, how = {}) => {
      if (stop.signal.aborted) return
      const games = found.games.slice(0, limit)
      // At once: a turn later would be a frame later.
      flushSync(() => setResults({ ...found, games, words, ...how }))
    }
    look({ words, language, limit, signal: stop.signal }, show).catch(() =>
      show(nothing, { failed: true }),
    )
    return () => stop.abort()
  }, [words, language, limit])
  return results
}

type Show = (found: Results, how?: Pick<InstantResults, 'failed' | 'looking'>) => void

type Question = {
  readonly words: string
  readonly language: Language
  readonly limit: number
  readonly signal: AbortSignal
}

const nothing: Results = { games: [], total: 0, approximate: false, partly: false }

async function look({ words, language, limit, signal }: Question, show: Show): Promise<void> {
  const own = await findInstantly(words, language)
  const isWhole = own !== undefined && own.total > 0 && !own.partly
  if (own) show(own, { looking: !isWhole })
  if (isWhole) return
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  signal.throwIfAborted()
  // The index knows two languages only; the server knows them all.
  const found = await askServer(words, limit, signal).catch((error: unknown) => {
    if (own) return own
    throw error
  })
  show(found)
}

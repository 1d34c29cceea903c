import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { longestQuery } from '@baize/kernel/search/limits'
import { useLanguage } from '@baize/texts/use-text'
import { choicesOf, stepOption } from './box-keys.ts'
import type { FoundGame } from './found-game.ts'
import { goSearch } from './go-search.ts'
import { findInstantly, prepareIndex } from './instant-index.ts'
import type { Listed } from './listed.ts'
import type { HelpTarget } from './match-help.ts'
import { InstantPanel } from './parts.ts'
import { searchWords } from './search-words.ts'

export type SearchWays = {
  readonly onOpen: (game: FoundGame) => void
  readonly onHelp: (page: HelpTarget) => void
  /** Somebody comes near and will need the pages of help. */
  readonly onReach: () => void
}

/** What the search box holds and does: its words, the list below it, and which option is pointed at. */
export function useSearchBox({ onOpen, onHelp, onReach }: SearchWays) {
  const language = useLanguage()
  const [words, setWords] = useWords()
  const [open, setOpen] = useState(false)
  const [reached, setReached] = useState(false)
  const [active, setActive] = useState(-1)
  const [results, setResults] = useState<Listed>()
  const shown = open && words.trim() !== ''
  const choices = shown ? choicesOf(results) : []
  const count = choices.length

  const point = (option: number, isOpen = true) => {
    setOpen(isOpen)
    setActive(option)
  }
  const close = () => point(-1, false)
  const choose = (option: number) => {
    const chosen = choices[option]
    close()
    if (chosen?.kind === 'game') onOpen(chosen.game)
    else if (chosen?.kind === 'help') onHelp(chosen.page)
    else goSearch(words)
  }

  // The same at every drawing, so that a list whose results stay need not be drawn anew.
  const latest = useRef(choose)
  useLayoutEffect(() => void (latest.current = choose))
  const chooseListed = useCallback((option: number) => latest.current(option), [])

  return {
    words,
    shown,
    active,
    count,
    reached,
    setResults,
    close,
    chooseListed,
    /** Somebody comes near: code, words and the index are fetched. */
    reach: () => {
      setReached(true)
      onReach()
      prepareIndex(language)
      InstantPanel.fetchEarly()
    },
    type: (text: string) => {
      // The worker looks while the page is drawn.
      if (searchWords(text) !== '') void findInstantly(searchWords(text), language)
      setWords(text)
      point(-1)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      choose(-1)
    },
    press: (event: KeyboardEvent) => {
      // While a word of Japanese or Korean is being put together, the keys are its own.
      if (event.nativeEvent.isComposing) return
      const next = stepOption(event.key, active, count)
      if (event.key === 'Escape' && shown) close()
      else if (event.key === 'Enter' && active >= 0 && shown) choose(active)
      else if (next !== undefined) point(next)
      else return
      event.preventDefault()
    },
  }
}

/** What stands in the box: on the page of results its words, elsewhere what one types. */
function useWords() {
  const { path, search } = useAddress()
  const given = path === '/search' ? (search['q'] ?? '').slice(0, longestQuery) : ''
  const [words, setWords] = useState(given)
  const [before, setBefore] = useState(given)
  if (before !== given) {
    setBefore(given)
    setWords(given)
  }
  return [words, setWords] as const
}

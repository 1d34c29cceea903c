import { useQueries } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Game } from '@baize/contract/catalogue/catalogue'
import { gamesQuery, listPageSize, type GameListFilter } from '../api.ts'

/**
 * Games by their place in a list. Of the open pages only those in view are asked for, and the first one always, since
 * it tells how many there are.
 */
export function useGamePages(filter: GameListFilter, openPages: number) {
  const [span, setSpan] = useState({ from: 0, to: 0 })
  const firstPage = Math.floor(span.from / listPageSize) + 1
  const lastPage = Math.min(openPages, Math.max(firstPage, Math.ceil(span.to / listPageSize)))
  const wanted = new Set([1])
  for (let page = firstPage; page <= lastPage; page += 1) wanted.add(page)
  const pages = [...wanted]
  const results = useQueries({ queries: pages.map((pageNo) => gamesQuery({ ...filter, pageNo })) })

  const games = new Map<number, readonly Game[]>()
  for (const [place, { data }] of results.entries()) {
    const page = pages[place]
    if (data && page !== undefined) games.set(page, data.games)
  }
  const first = results[0]?.data
  const failed = results.find(({ error, data }) => error && !data)
  const onSpan = useCallback((from: number, to: number) => {
    setSpan((known) => (known.from === from && known.to === to ? known : { from, to }))
  }, [])
  return {
    total: first?.total,
    totalPages: first?.totalPages ?? 0,
    gameAt: (index: number) =>
      games.get(Math.floor(index / listPageSize) + 1)?.[index % listPageSize],
    onSpan,
    error: failed?.error,
    retry: () => void failed?.refetch(),
  }
}

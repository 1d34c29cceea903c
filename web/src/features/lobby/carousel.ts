import { useState } from 'react'
import type { GameCategory } from '@baize/contract/catalogue/catalogue-names'

/** Tiles beside each other in one view of a carousel. */
export const slidesPerView = 6

/** Few games stand in one row, more in two; what is hot gets three. */
export function rowsFor(category: GameCategory | 'FAV', games: number): number {
  if (category === 'HOT') return 3
  return games < 12 ? 1 : 2
}

export function shelfPageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  return { shown: items.slice(page * size, (page + 1) * size), pages }
}

type Source<Item> = {
  readonly items: readonly Item[]
  /** How many there are, of which some may still be on the server. */
  readonly total: number
  readonly size: number
  /** Brings further items. */
  readonly fetchMore?: () => Promise<unknown>
}

export type ShelfCarousel<Item> = {
  readonly shown: readonly Item[]
  readonly page: number
  readonly pages: number
  readonly busy: boolean
  readonly turn: (by: 1 | -1) => void
  readonly restart: () => void
}

/** Pages of a row of tiles. The next arrow fetches what the next page needs, where the server has more. */
export function useCarousel<Item>({
  items,
  total,
  size,
  fetchMore,
}: Source<Item>): ShelfCarousel<Item> {
  const [page, setPage] = useState(0)
  const [busy, setBusy] = useState(false)
  const pages = Math.max(1, Math.ceil(total / size))
  const at = Math.min(page, pages - 1)

  async function turn(by: 1 | -1) {
    const next = at + by
    if (busy || next < 0 || next >= pages) return
    const needed = Math.min(total, (next + 1) * size)
    if (needed > items.length && fetchMore) {
      setBusy(true)
      try {
        await fetchMore()
      } finally {
        setBusy(false)
      }
    }
    setPage(next)
  }

  return {
    ...shelfPageOf(items, at, size),
    page: at,
    pages,
    busy,
    turn: (by) => void turn(by).catch(() => undefined),
    restart: () => setPage(0),
  }
}

import type { ReactNode } from 'react'

export type Column<Row> = {
  id: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** Stays at the end of the box while the others are scrolled below it, for what is done with a row. */
  isPinned?: boolean
  /**
   * Where the column goes when a phone shows rows as cards: 1 in the card's heading, 2 as a labelled line, 3 not at
   * all. 2 unless told.
   */
  priority?: 1 | 2 | 3
  sortable?: boolean
  total?: ReactNode
}

export type TableSort = { column: string; direction: 'up' | 'down' }

import { useState } from 'react'
import { reordered } from './reorder.tsx'

/** Rows in an order that may be tried before it is saved. Rows that came meanwhile stand at the end. */
export function useOrder<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<readonly string[]>()
  const live = rows.map(({ id }) => id)
  const order = ids === undefined ? live : arrange(ids, live)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    rows: order.flatMap((id) => byId.get(id) ?? []),
    ids: order,
    isChanged: order.some((id, index) => id !== live[index]),
    move: (from: number, to: number) => setIds(reordered(order, from, to)),
    undo: () => setIds(undefined),
  }
}

export function arrange(ids: readonly string[], live: readonly string[]): string[] {
  const known = ids.filter((id) => live.includes(id))
  return [...known, ...live.filter((id) => !known.includes(id))]
}

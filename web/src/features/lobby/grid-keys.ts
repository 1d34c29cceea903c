import type { KeyboardEvent } from 'react'

/** Where an arrow leads from one tile: along the row, or to the same column of the next one. */
export function nextTile(key: string, at: number, count: number, columns: number): number {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const step = key === 'Home' ? -at : key === 'End' ? count - 1 - at : (steps[key] ?? 0)
  const next = at + step
  return next < 0 || next >= count ? at : next
}

/** Moves the focus inside a grid of tiles by arrows. A row is as long as tiles share the first one's top. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')]
  const at = tiles.indexOf(event.target as HTMLElement)
  if (at === -1) return
  const top = rowTop(tiles[0])
  const wrap = tiles.findIndex((tile) => rowTop(tile) !== top)
  const next = nextTile(event.key, at, tiles.length, wrap === -1 ? tiles.length : wrap)
  if (next === at) return
  event.preventDefault()
  tiles[next]?.focus()
}

/** Where the card of a tile stands in the layout: the tile itself is lifted a little while it has the focus. */
function rowTop(tile: HTMLElement | undefined): number | undefined {
  return (tile?.closest('article') ?? tile)?.offsetTop
}

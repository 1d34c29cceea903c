import type { RefObject } from 'react'

/**
 * Writes into what outlives a part of the page. The part is handed the place by its owner, to read and to fill; nothing
 * is drawn for it.
 */
export function keepIn<Value>(place: RefObject<Value>, value: Value): void {
  place.current = value
}

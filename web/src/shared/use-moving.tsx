import { useCallback, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Something that stands in one of two places and goes on when it moves: what was typed in it stays, also when a phone is
 * turned. `place` goes where it shall stand; `content` is drawn once, beside both.
 */
export function useMoving(content: ReactNode): {
  readonly place: ReactNode
  readonly content: ReactNode
} {
  const [host] = useState(() => document.createElement('div'))
  const stand = useCallback((slot: HTMLElement | null) => slot?.append(host), [host])
  return { place: <div ref={stand} />, content: createPortal(content, host) }
}

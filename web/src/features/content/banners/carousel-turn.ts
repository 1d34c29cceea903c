import { useState } from 'react'

/** The product's constants of a banner carousel. */
export const carousel = {
  autoplayMs: 5000,
  transitionMs: 1000,
  slidesPerView: 1,
  spacingPx: 20.3,
} as const

export type Turn = {
  readonly at: number
  /** The slide that goes while the next one comes; none before the first turn. */
  readonly leaving: number | undefined
  readonly way: 'forth' | 'back'
}

/** The slide after or before, in a loop. */
export function stepFrom(at: number, by: 1 | -1, count: number): number {
  return (at + by + count) % count
}

/** Which slide is shown and which one goes. Slides that went away while it turned count no more. */
export function useTurn(count: number) {
  const [kept, setTurn] = useState<Turn>({ at: 0, leaving: undefined, way: 'forth' })
  const turn: Turn = kept.at < count ? kept : { at: 0, leaving: undefined, way: 'forth' }
  const show = (next: number, way: Turn['way']) => {
    if (next !== turn.at) setTurn({ at: next, leaving: turn.at, way })
  }
  return {
    turn,
    next: () => show(stepFrom(turn.at, 1, count), 'forth'),
    previous: () => show(stepFrom(turn.at, -1, count), 'back'),
    to: (index: number) => show(index, index > turn.at ? 'forth' : 'back'),
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useReducedMotion } from '@baize/ui/look/use-reduced-motion.ts'

type Options<Turn> = {
  /** Only what has somewhere to go moves. */
  readonly possible: boolean
  readonly everyMs: number
  /** Changes with every turn, whoever made it: the wait begins anew. */
  readonly turn: Turn
  readonly onTurn: (from: Turn) => void
}

/**
 * Turns by itself until somebody says stop: by the button, by a pointer over it, by the focus in it, by another tab in
 * front, or by asking the device for less motion.
 */
export function useAutoplay<Turn>({ possible, everyMs, turn, onTurn }: Options<Turn>) {
  const reduced = useReducedMotion()
  const [wish, setWish] = useState<boolean>()
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const playing = possible && (wish ?? !reduced)
  const moves = playing && !held.pointer && !held.focus
  const go = useEffectEvent(onTurn)
  useEffect(() => {
    if (!moves) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') go(turn)
    }, everyMs)
    return () => clearInterval(timer)
  }, [moves, everyMs, turn])
  return {
    playing,
    toggle: () => setWish(!playing),
    /** For the box around all of it, its button included. */
    hold: {
      onPointerEnter: () => setHeld((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHeld((now) => ({ ...now, pointer: false })),
      onFocus: () => setHeld((now) => ({ ...now, focus: true })),
      onBlur: () => setHeld((now) => ({ ...now, focus: false })),
    },
  }
}

import { useEffect, useState, type RefObject } from 'react'
import { keepIn } from '@baize/ui/keep-in.ts'

/**
 * A countdown that one starts: the whole seconds that are left, and 0 when it is over. The moment of its end is kept by
 * the caller, so that it goes on when the part that shows it comes back.
 */
export function useSecondsLeft(endsAt: RefObject<number>): {
  readonly left: number
  readonly start: (seconds: number) => void
} {
  const [left, setLeft] = useState(() => leftUntil(endsAt.current))
  const running = left > 0
  useEffect(() => {
    if (!running) return undefined
    // Measured against the clock, because a page in the background ticks late.
    const timer = setInterval(() => setLeft(leftUntil(endsAt.current)), 250)
    return () => clearInterval(timer)
  }, [running, endsAt])
  return {
    left,
    start: (seconds) => {
      keepIn(endsAt, Date.now() + seconds * 1000)
      setLeft(seconds)
    },
  }
}

function leftUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}

/** `4:07`, for waits of minutes. */
export function minutesText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

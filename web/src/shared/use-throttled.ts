import { useRef } from 'react'

const throttleMs = 1000

/** The product's pace for what a person can press again and again: once a second; what comes sooner is dropped. */
export function useThrottled<Rest extends unknown[]>(
  run: (...rest: Rest) => void,
): (...rest: Rest) => void {
  const last = useRef(-Infinity)
  return (...rest) => {
    const now = performance.now()
    if (now - last.current < throttleMs) return
    last.current = now
    run(...rest)
  }
}

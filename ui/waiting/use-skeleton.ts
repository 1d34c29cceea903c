import { useEffect, useRef, useState } from 'react'

export const skeletonDelayMs = 200
export const skeletonMinMs = 400

type Timing = { delayMs: number; minMs: number }

/**
 * Follows a flag with patience: true only once it has been true for the delay, and then for at least the minimum.
 * What is quick shows nothing, and what shows does not flash.
 */
export function useDelayed(active: boolean, { delayMs, minMs }: Timing): boolean {
  const [shown, setShown] = useState(false)
  const shownAt = useRef(0)
  useEffect(() => {
    if (active === shown) return undefined
    const waitMs = active ? delayMs : Math.max(0, shownAt.current + minMs - Date.now())
    const timer = setTimeout(() => {
      shownAt.current = Date.now()
      setShown(active)
    }, waitMs)
    return () => clearTimeout(timer)
  }, [active, shown, delayMs, minMs])
  return shown
}

/** Whether to show skeletons: after 200 ms of loading, and then for at least 400 ms. */
export function useSkeleton(loading: boolean): boolean {
  return useDelayed(loading, { delayMs: skeletonDelayMs, minMs: skeletonMinMs })
}

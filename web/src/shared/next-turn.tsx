import { startTransition, useEffect, useState, type ReactNode } from 'react'

let isFirstView = true

/** Begins the visit anew, for tests that share this page. */
export function forgetFirstView(): void {
  isFirstView = true
}

/**
 * Draws its children a turn after what stands above them, so that a slow phone lays out the first view by itself and can
 * be touched sooner. Only on the first view of a visit: who comes back finds the page as high as it was.
 */
export function NextTurn({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(!isFirstView)
  useEffect(() => {
    isFirstView = false
    startTransition(() => setDrawn(true))
  }, [])
  return isDrawn && children
}

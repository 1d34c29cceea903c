import { useEffect, useRef, useState, type RefObject } from 'react'

/** Becomes true, and stays so, when the element comes within reach of the view. */
export function useNearView<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const box = useRef<Element>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !box.current) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' },
    )
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [near])
  return [box, near]
}

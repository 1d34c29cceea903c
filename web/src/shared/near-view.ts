import { useEffect, useRef, useState, type RefObject } from 'react'

/** What came near once is drawn at once when its page is opened again, so that Back finds it as high as it was. */
const met = new Set<string>()

/** Becomes true, and stays so, when the element comes within reach of the view. */
export function useNearView<Element extends HTMLElement>(
  name?: string,
): [RefObject<Element | null>, boolean] {
  const box = useRef<Element>(null)
  const [near, setNear] = useState(() => name !== undefined && met.has(name))
  useEffect(() => {
    if (near && name !== undefined) met.add(name)
  }, [near, name])
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

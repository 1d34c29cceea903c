import { useEffect, useRef, type RefObject } from 'react'

/** Tabs that have no room are scrolled; the chosen one is brought into sight, once each time another is chosen. */
export function useChosenInView(chosen: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (seen.current === chosen) return
    seen.current = chosen
    const tab = box.current?.querySelector('[role=tab][aria-selected=true]')
    const list = tab?.parentElement
    if (!(tab instanceof HTMLElement) || !list) return
    // Only sideways: the page itself stays where it is.
    const room = list.clientWidth - tab.offsetWidth
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - Math.max(0, room / 2)
  })
  return box
}

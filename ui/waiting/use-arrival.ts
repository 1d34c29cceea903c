import { useEffect, useEffectEvent, useRef } from 'react'
import { useAnnounce } from '../overlays/live-region.tsx'

type Arrival = {
  /** What counts as one and the same page; undefined as long as the page is not there yet. */
  readonly place: string | undefined
  readonly name: string
  /** The title of the window. */
  readonly title: string
}

/**
 * Does what a browser does by itself when it loads a page: gives the window its title, moves the focus
 * to the start of the content (`#main`) and lets a screen reader say where one is.
 */
export function useArrival({ place, name, title }: Arrival): void {
  const announce = useAnnounce()
  const spoken = useRef(place)
  const arrive = useEffectEvent(() => {
    const main = document.getElementById('main')
    // A form may have taken the focus to its first field already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
    announce(name)
  })
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (place === undefined || spoken.current === place) return
    if (spoken.current !== undefined) arrive()
    spoken.current = place
  }, [place])
}

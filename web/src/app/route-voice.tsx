import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useAddress } from '@baize/ui/address.ts'
import { useAnnounce } from '@baize/ui/live-region'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../shared/system.ts'
import { nameOf, placeOf } from './page-place.ts'

const fadeMs = 150

/**
 * Does what a browser does by itself when it loads a page: gives the window its title, moves the focus
 * to the start of the content and lets a screen reader say where one is. A popup over the same page
 * looks after its own focus, so it changes the title and nothing else.
 */
export function RouteVoice() {
  const t = useText()
  const announce = useAnnounce()
  const { path } = useAddress()
  const { name: brand } = useSystem().info.brand
  const place = placeOf(path)
  const name = t(nameOf(path))
  const faded = useRef(place)
  const spoken = useRef(place)
  const arrive = useEffectEvent(() => {
    document.getElementById('main')?.focus({ preventScroll: true })
    announce(name)
  })

  useEffect(() => {
    document.title = path === '/' ? brand : `${name} · ${brand}`
  }, [path, name, brand])
  useLayoutEffect(() => {
    if (faded.current !== place) fadeIn()
    faded.current = place
  }, [place])
  useEffect(() => {
    if (spoken.current !== place) arrive()
    spoken.current = place
  }, [place])
  return null
}

function fadeIn() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.getElementById('main')?.animate?.([{ opacity: 0 }, { opacity: 1 }], fadeMs)
}

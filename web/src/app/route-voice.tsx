import { useLayoutEffect, useRef } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { useArrival } from '@baize/ui/waiting/use-arrival.ts'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../shared/system.ts'
import { pageNameOf, pagePlaceOf } from './page-place.ts'

const fadeMs = 150

/**
 * Says which page one has come to, and fades it in. A popup over the same page looks after its own focus,
 * so it changes the title and nothing else.
 */
export function RouteVoice() {
  const t = useText()
  const { path } = useAddress()
  const { name: brand } = useSystem().info.brand
  const place = pagePlaceOf(path)
  const name = t(pageNameOf(path))
  const faded = useRef(place)
  useArrival({ place, name, title: path === '/' ? brand : `${name} · ${brand}` })
  useLayoutEffect(() => {
    if (faded.current !== place) fadeIn()
    faded.current = place
  }, [place])
  return null
}

function fadeIn() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  document.getElementById('main')?.animate?.([{ opacity: 0 }, { opacity: 1 }], fadeMs)
}

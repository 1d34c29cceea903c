import { useEffect } from 'react'
import { go, readAddress, type Target } from '@baize/ui/address.ts'
import { overPage } from '../shared/over-page.ts'
import { shortcutsOn } from '../shared/shortcut-setting.ts'

/** How long after `g` its second key may come. */
const pairMs = 1000

const overHere = (popup: { m?: string; popup?: string }) => overPage(readAddress(), popup)

const afterG: Readonly<Record<string, () => Target>> = {
  h: () => ({ path: '/' }),
  d: () => overHere({ m: 'depositv2' }),
  w: () => overHere({ m: 'withdraw' }),
}

/** The keys of the whole site; the popup under `?` lists them. */
export function useShortcuts(): void {
  useEffect(() => {
    let pressedG = -Infinity
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      const withControl = event.ctrlKey || event.metaKey
      if (withControl ? event.key !== 'k' : isBusy(event)) return
      const pair = event.timeStamp - pressedG < pairMs ? afterG[event.key] : undefined
      pressedG = event.key === 'g' ? event.timeStamp : -Infinity
      if (pair) go(pair())
      else if (withControl || event.key === '/') findSearch()
      else if (event.key === '?') go(overHere({ popup: 'keys' }))
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Someone who types, or has a popup open, means the letter; someone may not want single keys at all. */
function isBusy({ target }: KeyboardEvent): boolean {
  const typing =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return Boolean(typing) || document.querySelector('dialog[open]') !== null || !shortcutsOn()
}

/** The first search box in sight; where none is, the page that has one. */
function findSearch(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>('[role="search"] input')
  const box = [...boxes].find((candidate) => candidate.checkVisibility?.() ?? true)
  if (box) box.focus()
  else go({ path: '/search' })
}

import { useEffect } from 'react'
import { go, readAddress, type Target } from '@baize/ui/navigation/address.ts'
import { overPage } from '../shared/over-page.ts'
import type { Page } from '../shared/page.ts'
import { shortcutsOn } from '../shared/shortcut-setting.ts'
import { pages } from './pages.ts'

/** How long after `g` its second key may come. */
const pairMs = 1000

const overHere = (popup: { m?: string; popup?: string }) => overPage(readAddress(), popup)

const afterG: ReadonlyMap<string, Page> = new Map(
  pages.flatMap((page) => (page.key ? [[page.key.letter, page] as const] : [])),
)

function wayOf(page: Page): Target {
  if (page.kind === 'centre') return overHere({ m: page.id })
  if (page.kind === 'agent') return { path: '/agentHome', search: { page: page.id } }
  return { path: Object.keys(page.paths)[0] ?? '/' }
}

/** The keys of the whole site; the popup under `?` lists them. */
export function useShortcuts(): void {
  useEffect(() => {
    let pressedG = -Infinity
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      const withControl = event.ctrlKey || event.metaKey
      if (withControl ? event.key !== 'k' : isBusy(event)) return
      const pair = event.timeStamp - pressedG < pairMs ? afterG.get(event.key) : undefined
      pressedG = event.key === 'g' ? event.timeStamp : -Infinity
      if (pair) go(wayOf(pair))
      else if (withControl || event.key === '/') findSearch()
      else if (event.key === '?') go(overHere({ popup: 'keys' }))
      else if (event.key === 'j') walkRows(1)
      else if (event.key === 'k') walkRows(-1)
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

/** To the line of a table after or before the one with the focus, through all tables of the page whose lines open. */
function walkRows(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr[tabindex]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  rows[at < 0 ? 0 : at + step]?.focus()
}

/** The first search box in sight; where none is, the page that has one. */
function findSearch(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>('[role="search"] input')
  const box = [...boxes].find((candidate) => candidate.checkVisibility?.() ?? true)
  if (box) box.focus()
  else go({ path: '/search' })
}

import { useSyncExternalStore } from 'react'

/** What holds for this visit: which offers came before the reader, and how the panel stands. */

const listeners = new Set<() => void>()

export type PanelLook = 'open' | 'small' | 'closed'

const panelKey = (who: string) => `contracts.panel.${who}`
const seenKey = (who: string) => `contracts.seen.${who}`

export function setPanel(who: string, look: PanelLook): void {
  sessionStorage.setItem(panelKey(who), look)
  for (const listener of listeners) listener()
}

/** How somebody left the panel; nothing where nobody has touched it. */
export function usePanel(who: string): PanelLook | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (sessionStorage.getItem(panelKey(who)) as PanelLook | null) ?? undefined,
  )
}

const seenBy = (who: string) => (sessionStorage.getItem(seenKey(who)) ?? '').split(' ')

/** An offer comes before the reader by itself once; then it waits in the menu. */
export function isSeen(who: string, offer: string): boolean {
  return seenBy(who).includes(offer)
}

export function noteSeen(who: string, offer: string): void {
  if (!isSeen(who, offer)) sessionStorage.setItem(seenKey(who), [...seenBy(who), offer].join(' '))
}

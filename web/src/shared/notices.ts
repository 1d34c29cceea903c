import { useSyncExternalStore } from 'react'
import type { ToastTone } from '@baize/ui/overlays/toasts.ts'

/** Something that may be missed without harm. It waits here until the board that shows it has come. */
export type SiteNotice = { readonly id: number; readonly text: string; readonly tone: ToastTone }

const listeners = new Set<() => void>()
let waiting: readonly SiteNotice[] = []
let nextId = 1

export function notify(text: string, tone: ToastTone = 'plain'): void {
  waiting = [...waiting, { id: nextId, text, tone }]
  nextId += 1
  for (const listener of listeners) listener()
}

/** Takes what waits, so that it is said once. */
export function takeNotices(): readonly SiteNotice[] {
  const taken = waiting
  waiting = []
  return taken
}

export function useWaitingNotices(): readonly SiteNotice[] {
  return useSyncExternalStore(subscribe, () => waiting)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

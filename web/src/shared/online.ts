import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'
import { queryClient } from './api.ts'
import { keptAt } from './keep-offline.ts'
import { statusQuery } from './system.ts'

// The browser only guesses; an answer of the server is the better witness.
let answered = false
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function fellSilent() {
  answered = false
  tell()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('online', tell)
    addEventListener('offline', fellSilent)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', tell)
    removeEventListener('offline', fellSilent)
  }
}

export function useOnline(): boolean {
  // A kept page was opened because the server did not answer, whatever the browser says.
  return useSyncExternalStore(subscribe, () => answered || (navigator.onLine && !keptAt()))
}

/** When the server last told its state: the age of what an offline page shows. */
export function lastHeard(): Date {
  const { dataUpdatedAt = Date.now(), dataUpdateCount = 0 } =
    queryClient.getQueryState(statusQuery.queryKey) ?? {}
  // The first state came with the page, which may have been kept for a while.
  return (dataUpdateCount <= 1 ? keptAt() : undefined) ?? new Date(dataUpdatedAt)
}

/** Asks the server once; an answer ends the offline state whatever the browser thinks. */
export async function askAgain(): Promise<void> {
  try {
    await queryClient.fetchQuery({ ...statusQuery, staleTime: 0, networkMode: 'always' })
    answered = true
    // Whatever else waits for the network goes on as well.
    onlineManager.setOnline(true)
    tell()
  } catch {
    // Still nobody there, and the bar already says so.
  }
}

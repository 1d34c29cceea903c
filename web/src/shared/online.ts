import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'
import { queryClient } from './api.ts'
import { keptAt } from './keep-offline.ts'
import { isAway, onReachChange } from './reach.ts'
import { statusQuery } from './system.ts'

const firstWaitMs = 3000
const longestWaitMs = 10_000

// The browser only guesses; an answer of the server is the better witness.
let answered = false
let probe: ReturnType<typeof setTimeout> | undefined
let unfollow: (() => void) | undefined
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function fellSilent() {
  answered = false
  tell()
}

/** A server that is away is asked until it answers, and then for what failed meanwhile. */
function reachChanged() {
  clearTimeout(probe)
  if (isAway()) probeAfter(firstWaitMs)
  else void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  tell()
}

function probeAfter(waitMs: number) {
  probe = setTimeout(async () => {
    await askAgain()
    if (isAway()) probeAfter(Math.min(waitMs * 2, longestWaitMs))
  }, waitMs)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('online', tell)
    addEventListener('offline', fellSilent)
    unfollow = onReachChange(reachChanged)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', tell)
    removeEventListener('offline', fellSilent)
    unfollow?.()
    clearTimeout(probe)
  }
}

/** What cuts the page off: nothing, the device's network, or a server that does not answer. */
export function useCut(): 'none' | 'offline' | 'away' {
  return useSyncExternalStore(subscribe, cut)
}

function cut() {
  // A kept page was opened because the server did not answer, whatever the browser says.
  if (!answered && (!navigator.onLine || keptAt())) return 'offline'
  return isAway() ? 'away' : 'none'
}

export function useOnline(): boolean {
  return useCut() === 'none'
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

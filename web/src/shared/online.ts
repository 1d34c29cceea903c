import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Cut } from '@baize/ui/waiting/reach.ts'
import { queryClient } from './api.ts'
import { keptAt } from './keep-offline.ts'
import { reach } from './reach.ts'
import { statusQuery } from './system.ts'

const firstWaitMs = 3000
const longestWaitMs = 10_000

// The browser only guesses; an answer of the server is the better witness.
let answered = false
let probe: ReturnType<typeof setTimeout> | undefined
let unfollow: (() => void) | undefined
const listeners = new Set<() => void>()

reach.setWitness({ call: calls.getStatus[1], ask: askForState })

function askForState() {
  return queryClient.fetchQuery({ ...statusQuery, staleTime: 0, networkMode: 'always' })
}

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
  if (reach.cut() === 'none') void askForFailed()
  else probeAfter(firstWaitMs)
  tell()
}

function askForFailed() {
  return queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}

function probeAfter(waitMs: number) {
  probe = setTimeout(async () => {
    await (reach.cut() === 'unavailable' ? askForFailed() : askAgain())
    if (reach.cut() !== 'none') probeAfter(Math.min(waitMs * 2, longestWaitMs))
  }, waitMs)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('online', tell)
    addEventListener('offline', fellSilent)
    unfollow = reach.onChange(reachChanged)
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

/** What cuts the page off: nothing, the device's network, a server that does not answer, or one that cannot reach its house. */
export function useCut(): Cut | 'offline' {
  return useSyncExternalStore(subscribe, cut)
}

function cut() {
  // A kept page was opened because the server did not answer, whatever the browser says.
  if (!answered && (!navigator.onLine || keptAt())) return 'offline'
  return reach.cut()
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
  // Its state is told from memory also while the house is away.
  if (reach.cut() === 'unavailable') await askForFailed()
  try {
    await askForState()
    answered = true
    // Whatever else waits for the network goes on as well.
    onlineManager.setOnline(true)
    tell()
  } catch {
    // Still nobody there, and the bar already says so.
  }
}

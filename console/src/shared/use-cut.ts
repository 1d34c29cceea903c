import { useSyncExternalStore } from 'react'
import type { Cut } from '@baize/ui/waiting/reach.ts'
import { queryClient } from './api.ts'
import { reach } from './reach.ts'

const firstWaitMs = 3000
const longestWaitMs = 10_000

let followers = 0
let probe: ReturnType<typeof setTimeout> | undefined
let unfollow: (() => void) | undefined

/** What failed is asked for until it is answered. */
function askForFailed(): Promise<void> {
  return queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}

function changed() {
  clearTimeout(probe)
  if (reach.cut() === 'none') void askForFailed()
  else probeAfter(firstWaitMs)
}

function probeAfter(waitMs: number) {
  probe = setTimeout(async () => {
    await askForFailed()
    if (reach.cut() !== 'none') probeAfter(Math.min(waitMs * 2, longestWaitMs))
  }, waitMs)
}

function subscribe(listener: () => void) {
  followers += 1
  unfollow ??= reach.onChange(changed)
  const stop = reach.onChange(listener)
  return () => {
    stop()
    followers -= 1
    if (followers > 0) return
    unfollow?.()
    unfollow = undefined
    clearTimeout(probe)
  }
}

/** What cuts the console off from its server. */
export function useCut(): Cut {
  return useSyncExternalStore(subscribe, reach.cut)
}

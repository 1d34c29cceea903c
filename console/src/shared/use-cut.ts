import { useSyncExternalStore } from 'react'
import { calls } from 'virtual:contract'
import type { Cut } from '@baize/ui/waiting/reach.ts'
import { call, queryClient } from './api.ts'
import { reach } from './reach.ts'

const firstWaitMs = 3000
const longestWaitMs = 10_000

let followers = 0
let probe: ReturnType<typeof setTimeout> | undefined
let unfollow: (() => void) | undefined

reach.setWitness({ call: calls.getStatus[1], ask: askForState })

async function askForState(): Promise<void> {
  await call(calls.getStatus, {}).catch(() => undefined)
}

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
    await (reach.cut() === 'silent' ? askForState() : askForFailed())
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

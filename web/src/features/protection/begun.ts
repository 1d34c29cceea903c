import { useSyncExternalStore } from 'react'

/** A break that has just begun on this page; null as its end for one without an end. */
export type Begun = { readonly until: string | null }

const listeners = new Set<() => void>()
let begun: Begun | undefined

/** The page has no person any more when this is told, so it is kept beside the session. */
export function noteBegun(next: Begun | undefined): void {
  begun = next
  for (const listener of listeners) listener()
}

export function useBegun(): Begun | undefined {
  return useSyncExternalStore(subscribe, () => begun)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

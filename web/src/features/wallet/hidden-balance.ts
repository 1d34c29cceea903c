import { useSyncExternalStore } from 'react'

const storageKey = 'balanceHidden'
const listeners = new Set<() => void>()

export function isBalanceHidden(): boolean {
  return localStorage.getItem(storageKey) === '1'
}

/** The choice holds on this device, through sign-out too: who hides it sits where others can see. */
export function setBalanceHidden(hidden: boolean): void {
  if (hidden) localStorage.setItem(storageKey, '1')
  else localStorage.removeItem(storageKey)
  for (const listener of listeners) listener()
}

export function useBalanceHidden(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, isBalanceHidden)
}

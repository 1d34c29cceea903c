import { useSyncExternalStore } from 'react'

// Single keys get in the way of some who dictate or type with a switch, so they can be turned off.
const storageKey = 'shortcuts'
const listeners = new Set<() => void>()

export function shortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  for (const listener of listeners) listener()
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, shortcutsOn)
}

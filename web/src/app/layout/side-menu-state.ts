import { useSyncExternalStore } from 'react'

/** Whether the phone's drawer is open, and whether the desktop's rail is narrow. */
let drawerOpen = false
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openSideMenu(): void {
  drawerOpen = true
  tell()
}

export function closeSideMenu(): void {
  drawerOpen = false
  tell()
}

export function useDrawerOpen(): boolean {
  return useSyncExternalStore(subscribe, () => drawerOpen)
}

export function toggleRail(): void {
  const narrow = document.documentElement.dataset.rail === 'narrow'
  if (narrow) {
    delete document.documentElement.dataset.rail
    localStorage.removeItem('rail')
  } else {
    document.documentElement.dataset.rail = 'narrow'
    localStorage.setItem('rail', 'narrow')
  }
  tell()
}

export function useRailNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset.rail === 'narrow')
}

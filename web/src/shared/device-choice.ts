import { useSyncExternalStore } from 'react'

export type DeviceChoice = {
  readonly get: () => boolean
  readonly set: (chosen: boolean) => void
  readonly use: () => boolean
}

/** A yes or no that somebody chose on this device. It holds through sign-out, and for whoever sits here. */
export function createDeviceChoice(storageKey: string): DeviceChoice {
  const listeners = new Set<() => void>()
  const get = () => localStorage.getItem(storageKey) === '1'
  return {
    get,
    set(chosen) {
      if (chosen) localStorage.setItem(storageKey, '1')
      else localStorage.removeItem(storageKey)
      for (const listener of listeners) listener()
    },
    use: () =>
      useSyncExternalStore((listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      }, get),
  }
}

import { useSyncExternalStore } from 'react'

const prefersLight = '(prefers-color-scheme: light)'

/** By day in the light look, by night in the dark one. */
export function readHour(): 'dark' | 'light' {
  const { theme } = document.documentElement.dataset
  if (theme === 'light' || theme === 'dark') return theme
  return matchMedia(prefersLight).matches ? 'light' : 'dark'
}

function follow(listener: () => void): () => void {
  const watcher = new MutationObserver(listener)
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const list = matchMedia(prefersLight)
  list.addEventListener('change', listener)
  return () => {
    watcher.disconnect()
    list.removeEventListener('change', listener)
  }
}

export const useHour = (): 'dark' | 'light' => useSyncExternalStore(follow, readHour)

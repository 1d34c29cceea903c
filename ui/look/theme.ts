import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'system' | 'light' | 'dark'

const storageKey = 'theme'
const listeners = new Set<() => void>()

export function chosenTheme(): ThemeChoice {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') {
    localStorage.removeItem(storageKey)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(storageKey, theme)
    document.documentElement.dataset.theme = theme
  }
  for (const listener of listeners) listener()
}

export function useTheme(): ThemeChoice {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, chosenTheme)
}

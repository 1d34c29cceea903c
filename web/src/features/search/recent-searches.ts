import { useSyncExternalStore } from 'react'

const storageKey = 'searches'
const most = 8
const listeners = new Set<() => void>()
const none: readonly string[] = []
let known: { readonly stored: string | null; readonly list: readonly string[] } = {
  stored: null,
  list: none,
}

/** What was looked for on this device, the latest first. Whatever else stands in the storage is taken for nothing. */
export function readRecent(): readonly string[] {
  const stored = localStorage.getItem(storageKey)
  if (stored !== known.stored) known = { stored, list: parse(stored) }
  return known.list
}

function parse(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(list)) return none
    return list.filter((words): words is string => typeof words === 'string').slice(0, most)
  } catch {
    return none
  }
}

export function rememberSearch(words: string): void {
  const others = readRecent().filter((known) => known.toLowerCase() !== words.toLowerCase())
  write([words, ...others].slice(0, most))
}

export function forgetSearches(): void {
  write(none)
}

function write(list: readonly string[]): void {
  // A full or closed storage costs the memory of a search, not the search.
  try {
    if (list.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(list))
  } catch {
    known = { stored: null, list: none }
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, readRecent)
}

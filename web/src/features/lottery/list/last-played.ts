import { useEffect } from 'react'

/** Which lottery somebody chose or played last on a page, on this device. */
const keyOf = (person: string, path: string) => `lottery-last:${person}:${path}`

export function readLast(person: string, path: string): string {
  try {
    return localStorage.getItem(keyOf(person, path)) ?? ''
  } catch {
    return ''
  }
}

/** Remembers it, where there is one. */
export function useKeepLast(person: string, path: string, lottery: string | undefined): void {
  useEffect(() => {
    if (lottery === undefined) return
    try {
      localStorage.setItem(keyOf(person, path), lottery)
    } catch {
      // A browser that keeps nothing opens with the next draw each time.
    }
  }, [person, path, lottery])
}

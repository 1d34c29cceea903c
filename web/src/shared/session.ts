import { useSyncExternalStore } from 'react'

/** Who is signed in on this page. The token lives as long as the tab, nowhere else. */
export type Person = {
  readonly id: string
  readonly account: string
  readonly nickname: string
  readonly type: number
  readonly isAgent: boolean
  readonly isTrial: boolean
}

const tokenKey = 'token'
const listeners = new Set<() => void>()
let person: Person | null = null

export function sessionToken(): string | null {
  return sessionStorage.getItem(tokenKey)
}

export function setSession(token: string, who: Person): void {
  sessionStorage.setItem(tokenKey, token)
  person = who
  tell()
}

export function clearSession(): void {
  sessionStorage.removeItem(tokenKey)
  person = null
  tell()
}

/** The person behind the session, or null for a visitor. */
export function usePerson(): Person | null {
  return useSyncExternalStore(subscribe, () => person)
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'

/** Why a session ended: by the operator's wish, after idleness, or because the server no longer knows it. */
export type SessionEnd = 'signed-out' | 'idle' | 'lost'

// The token lives as long as the tab. Its key differs from the member site's: both share an origin.
const tokenKey = 'ops-token'
const idleKey = 'ops-idle-minutes'
const listeners = new Set<() => void>()
let end: SessionEnd = 'signed-out'

export function sessionToken(): string | null {
  return sessionStorage.getItem(tokenKey)
}

/** After how many minutes without a hand on the page the session ends; unlimited when unknown. */
export function idleMinutes(): number {
  return Number(sessionStorage.getItem(idleKey) ?? Number.POSITIVE_INFINITY)
}

export function keepSession(token: string, idleAfterMinutes: number): void {
  sessionStorage.setItem(tokenKey, token)
  sessionStorage.setItem(idleKey, String(idleAfterMinutes))
  tell()
}

export function clearSession(why: SessionEnd): void {
  if (sessionToken() === null) return
  sessionStorage.removeItem(tokenKey)
  sessionStorage.removeItem(idleKey)
  end = why
  tell()
}

export function sessionEnd(): SessionEnd {
  return end
}

export function useSessionToken(): string | null {
  return useSyncExternalStore(onSessionChange, sessionToken)
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

import { useSyncExternalStore } from 'react'

/** What the server says of the account behind a session. */
export type MemberInfo = {
  readonly id: string
  readonly account: string
  readonly nickname: string
  /** The wire's number for the kind of account. */
  readonly type: number
}

/** Who is signed in on this page. The token lives as long as the tab, nowhere else. */
export type Person = MemberInfo & {
  readonly isAgent: boolean
  readonly isTrial: boolean
  readonly firstTimeLogin: boolean
}

const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42])
const trialType = 4

const tokenKey = 'token'
const listeners = new Set<() => void>()
let person: Person | null = null

export function sessionToken(): string | null {
  return sessionStorage.getItem(tokenKey)
}

/** Begins a session on this page; the kind of account decides what its person may enter. */
export function setSession(token: string, info: MemberInfo, { firstTimeLogin = false } = {}): void {
  sessionStorage.setItem(tokenKey, token)
  person = {
    ...info,
    isAgent: agentTypes.has(info.type),
    isTrial: info.type === trialType,
    firstTimeLogin,
  }
  tell()
}

export function clearSession(): void {
  sessionStorage.removeItem(tokenKey)
  person = null
  tell()
}

/** The person behind the session, or null for a visitor. */
export function currentPerson(): Person | null {
  return person
}

export function usePerson(): Person | null {
  return useSyncExternalStore(subscribe, currentPerson)
}

/** Told whenever somebody comes in or goes. */
export function onPersonChange(listener: () => void): () => void {
  return subscribe(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

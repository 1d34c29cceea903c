import { useSyncExternalStore } from 'react'
import type { LoginReply, MemberInfo } from '@baize/contract/identity/session'

/** Why the password must be changed before anything else; empty when it need not. */
export type MustChange = LoginReply['mustChangePassword']

/** Who is signed in on this page. The token lives as long as the tab, nowhere else. */
export type Person = MemberInfo & {
  readonly isAgent: boolean
  readonly isTrial: boolean
  readonly firstTimeLogin: boolean
  readonly mustChange: MustChange
}

/** What the server says about a session beside the account behind it. */
export type SessionFacts = {
  readonly firstTimeLogin?: boolean
  readonly mustChange?: MustChange
}

const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42])
const trialType = 4

const tokenKey = 'token'
const listeners = new Set<() => void>()
let person: Person | null = null
let ended = false
/** The session that was greeted: an answer that was on its way meanwhile does not know of it yet. */
let greeted: string | null = null
/** The session that somebody is leaving: the server may tell that it is over before it answers. */
let leaving: string | null = null

export function sessionToken(): string | null {
  return sessionStorage.getItem(tokenKey)
}

/** Begins a session on this page; the kind of account decides what its person may enter. */
export function setSession(token: string, info: MemberInfo, facts: SessionFacts = {}): void {
  sessionStorage.setItem(tokenKey, token)
  person = {
    ...info,
    isAgent: agentTypes.has(info.type),
    isTrial: info.type === trialType,
    firstTimeLogin: facts.firstTimeLogin === true && token !== greeted,
    mustChange: facts.mustChange ?? '',
  }
  ended = false
  leaving = null
  tell()
}

/** The greeting of a first login was seen. */
export function noteGreeted(): void {
  if (!person?.firstTimeLogin) return
  greeted = sessionToken()
  person = { ...person, firstTimeLogin: false }
  tell()
}

/** The picture of the account is another one now. */
export function changeIconUrl(iconUrl: string): void {
  if (!person) return
  person = { ...person, iconUrl }
  tell()
}

export function clearSession(): void {
  sessionStorage.removeItem(tokenKey)
  person = null
  greeted = null
  tell()
}

/** Somebody ends the session, so that its end is no news. */
export function noteLeaving(): void {
  leaving = sessionToken()
}

/** The server no longer knows the session, which somebody in front of the page did not expect. */
export function loseSession(): void {
  const token = sessionToken()
  ended = ended || (token !== null && token !== leaving)
  clearSession()
}

/** Whether the server ended the session and nobody has been told yet. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, () => ended)
}

export function noteSessionEndSaid(): void {
  if (!ended) return
  ended = false
  tell()
}

/** The person behind the session, or null for a visitor. */
export function currentPerson(): Person | null {
  return person
}

export function usePerson(): Person | null {
  return useSyncExternalStore(subscribe, currentPerson)
}

/** A session is there and its person is still being asked for: neither a visitor nor somebody yet. */
export function useIsResuming(): boolean {
  return useSyncExternalStore(subscribe, () => person === null && sessionToken() !== null)
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

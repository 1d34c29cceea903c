import { useSyncExternalStore } from 'react'
import type { LoginReply, MemberInfo } from '@baize/contract/identity/session'
import type { LotteryMode } from '@baize/contract/lottery/lottery-names'
import { readMark } from './session-mark.ts'
import { lookAgain, tellTabs } from './tabs.ts'

/** Why the password must be changed before anything else; empty when it need not. */
export type MustChange = LoginReply['mustChangePassword']

/** Who is signed in on this page. The token lives in the page alone: no storage holds it, and a reload asks anew. */
export type Person = MemberInfo & {
  readonly isAgent: boolean
  readonly isTrial: boolean
  readonly firstTimeLogin: boolean
  readonly mustChange: MustChange
  /** By which prices lotteries are shown: those of the one that was opened last. */
  readonly prizeMode: LotteryMode
}

/** What the server says about a session beside the account behind it. */
export type SessionFacts = {
  readonly firstTimeLogin?: boolean
  readonly mustChange?: MustChange
}

const agentTypes: ReadonlySet<number> = new Set([1, 2, 41, 42])
const trialType = 4

/**
 * Why a session is over that somebody in front of the page did not end: the server ended it, another tab left it, or
 * somebody else came in by another tab, whose name is told.
 */
export type SessionEnd =
  | { readonly why: 'over' | 'left' }
  | { readonly why: 'other'; readonly name: string }

const listeners = new Set<() => void>()
let token: string | null = null
/** What the browser's mark was when the session began here. */
let mark = ''
let person: Person | null = null
let resuming = false
let known: { readonly promise: Promise<void>; readonly settle: () => void } | undefined
/** The mark of somebody else's session, which this page does not take up by itself. */
let declined = ''
let ended: SessionEnd | undefined
/** The session that was greeted: an answer that was on its way meanwhile does not know of it yet. */
let greeted: string | null = null
/** The session that somebody is leaving: the server may tell that it is over before it answers. */
let leaving: string | null = null

export function sessionToken(): string | null {
  return token
}

/** The mark of the session that this page is in; empty for a visitor. */
export function sessionMark(): string {
  return mark
}

/** Whether the browser holds another session than this page, and one that it has not turned away. */
export function isBehind(): boolean {
  const held = readMark()
  return held !== mark && (held === '' || held !== declined)
}

/** Whether somebody is in, or is being asked for. */
export function hasSession(): boolean {
  return token !== null || resuming
}

/** The browser holds a session and its person is asked for: nobody is a visitor meanwhile. */
export function setResuming(next: boolean): void {
  if (resuming === next) return
  resuming = next
  if (next) known = waitUntil()
  else noteTried()
  tell()
}

function waitUntil() {
  let settle: () => void = () => undefined
  const promise = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { promise, settle }
}

/** Who is there was asked for, with or without an answer: nothing else waits for it any longer. */
export function noteTried(): void {
  known?.settle()
  known = undefined
}

/** Until it is known who is there; nothing where it is. */
export function untilKnown(): Promise<void> | undefined {
  return known?.promise
}

/** Begins a session on this page; the kind of account decides what its person may enter. */
export function setSession(given: string, info: MemberInfo, facts: SessionFacts = {}): void {
  const isNews = mark !== readMark()
  token = given
  mark = readMark()
  declined = ''
  resuming = false
  noteTried()
  person = {
    ...info,
    isAgent: agentTypes.has(info.type),
    isTrial: info.type === trialType,
    firstTimeLogin: facts.firstTimeLogin === true && given !== greeted,
    mustChange: facts.mustChange ?? '',
    prizeMode: person?.id === info.id ? person.prizeMode : 'LOTT',
  }
  ended = undefined
  leaving = null
  tell()
  if (isNews) tellTabs()
}

/** The greeting of a first login was seen. */
export function noteGreeted(): void {
  if (!person?.firstTimeLogin) return
  greeted = sessionToken()
  person = { ...person, firstTimeLogin: false }
  tell()
}

/** A lottery of this mode is open. */
export function notePrizeMode(prizeMode: LotteryMode): void {
  if (!person || person.prizeMode === prizeMode) return
  person = { ...person, prizeMode }
  tell()
}

/** The picture of the account is another one now. */
export function changeIconUrl(iconUrl: string): void {
  if (!person) return
  person = { ...person, iconUrl }
  tell()
}

export function clearSession(): void {
  token = null
  mark = ''
  resuming = false
  noteTried()
  person = null
  greeted = null
  tell()
}

/** Somebody ends the session, so that its end is no news. */
export function noteLeaving(): void {
  leaving = sessionToken()
}

/** The session is over here, which somebody in front of the page did not expect. */
export function loseSession(end: SessionEnd = { why: 'over' }): void {
  if (hasSession() && (token === null || token !== leaving)) ended ??= end
  clearSession()
  if (end.why === 'other') declined = readMark()
}

/**
 * The server refused the token. Where another tab came in anew meanwhile, it is looked whose session that is; where one
 * left, the server may be heard before that tab is.
 */
export function noteRefused(): void {
  if (!isBehind()) return loseSession()
  lookAgain()
  if (readMark() === '') loseSession({ why: 'left' })
}

/** Why the session is over, while nobody has been told yet. */
export function useSessionEnd(): SessionEnd | undefined {
  return useSyncExternalStore(subscribe, () => ended)
}

export function noteSessionEndSaid(): void {
  if (!ended) return
  ended = undefined
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
  return useSyncExternalStore(subscribe, () => person === null && hasSession())
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

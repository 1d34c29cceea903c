import { useSyncExternalStore } from 'react'
import { rememberScroll, restoreScroll, startAtTop } from './address-scroll.ts'

/** Where the person is: the path, what the query says, and the hash without its sign. */
export type Address = {
  readonly path: string
  readonly search: Readonly<Record<string, string>>
  readonly hash: string
}

/** A way to somewhere. Without a path it stays on the page; without a search the query is emptied. */
export type Target = {
  readonly path?: string
  readonly search?: Readonly<Record<string, string | number | undefined>>
  readonly hash?: string
}

const listeners = new Set<() => void>()
let base = ''
let placeOf = (path: string): string => path
let current: Address | undefined

/** An app below a folder, such as the console, says so once at its start. */
export function setAddressBase(folder: string): void {
  base = folder
  current = undefined
}

/** An app in which several paths are one and the same place says so once; going between those leaves the scroll alone. */
export function setAddressPlaces(known: (path: string) => string): void {
  placeOf = known
}

export function readAddress(): Address {
  current ??= {
    path: withoutBase(location.pathname),
    search: Object.fromEntries(new URLSearchParams(location.search)),
    hash: location.hash.slice(1),
  }
  return current
}

function withoutBase(pathname: string): string {
  const isInside = pathname === base || pathname.startsWith(`${base}/`)
  const path = isInside ? pathname.slice(base.length) : pathname
  return path === '' || path === '/' ? '/' : path.replace(/\/$/, '')
}

/** The text of a target for an address bar or a link. */
export function hrefOf({ path = readAddress().path, search = {}, hash = '' }: Target): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  const front = base !== '' && path === '/' ? `${base}/` : base + path
  return front + (query === '' ? '' : `?${query}`) + (hash === '' ? '' : `#${hash}`)
}

/** Reads a written address of this site back into a target; nothing for one that leads elsewhere. */
export function targetOf(href: string): Target | undefined {
  const url = URL.canParse(href, location.origin) ? new URL(href, location.origin) : undefined
  if (url?.origin !== location.origin) return undefined
  const search = Object.fromEntries(url.searchParams)
  return { path: withoutBase(url.pathname), search, hash: url.hash.slice(1) }
}

/** Goes to an address. Going where one already is does nothing, so a double click is one step. */
export function go(target: Target, { replace = false } = {}): void {
  const href = hrefOf(target)
  const before = readAddress()
  if (href === hrefOf(before)) return
  if (replace) history.replaceState(history.state, '', href)
  else {
    rememberScroll()
    history.pushState({ key: crypto.randomUUID() }, '', href)
  }
  tell()
  if (placeOf(readAddress().path) !== placeOf(before.path)) startAtTop()
}

/** Takes the person back, or to the given place when the page was the first one of the visit. */
export function goBack(otherwise: Target): void {
  if (history.state === null) go(otherwise, { replace: true })
  else history.back()
}

function tell() {
  current = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('popstate', returned)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('popstate', returned)
  }
}

function returned() {
  tell()
  restoreScroll()
}

/** The present address; the component draws again when it changes. */
export function useAddress(): Address {
  return useSyncExternalStore(subscribe, readAddress)
}

/** What is read of the address; the component draws again only when that changes. */
export function useOfAddress<Read extends string | boolean>(read: (at: Address) => Read): Read {
  return useSyncExternalStore(subscribe, () => read(readAddress()))
}

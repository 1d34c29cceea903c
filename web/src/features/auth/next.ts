import { readAddress, targetOf, type Target } from '@baize/ui/address.ts'

const ownPlaces = ['/login', '/register']

/**
 * Where a login leads: to the page that asked for it, or home. An address of another site is never followed, however it
 * is written; a page that only shows another popup of this kind is no place to go.
 */
export function placeAfterLogin(): Target {
  const { path, search, hash } = readAddress()
  if (!ownPlaces.includes(path)) {
    const { popup: _popup, ...rest } = search
    return { path, search: rest, hash }
  }
  const next = search['next']
  const target = next === undefined ? undefined : safeTarget(next)
  return target ?? { path: '/' }
}

/** Reads a way back that came in an address; nothing for one that leads off this site. */
export function safeTarget(next: string): Target | undefined {
  if (!/^\/(?![/\\])/.test(next)) return undefined
  const target = targetOf(next)
  return target?.path !== undefined && !ownPlaces.includes(target.path) ? target : undefined
}

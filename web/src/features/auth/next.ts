import {
  hrefOf,
  readAddress,
  targetOf,
  type Address,
  type Target,
} from '@baize/ui/navigation/address.ts'

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

/** The login that a popup leads back to: the agents' own where it stands over that, else the popup of the site. */
export function placeOfLogin({ path, search }: Address): Target {
  if (path === '/agent') return { path }
  return { path: '/login', search: { next: search['next'] } }
}

/** The login, from which a visitor comes back to where he is now. */
export function loginFrom(address: Address): Target {
  const isOwn = address.path === '/' || ownPlaces.includes(address.path)
  const next = isOwn ? address.search['next'] : hrefOf(address)
  return { path: '/login', search: { next } }
}

/** Reads a way back that came in an address; nothing for one that leads off this site. */
export function safeTarget(next: string): Target | undefined {
  if (!/^\/(?![/\\])/.test(next)) return undefined
  const target = targetOf(next)
  return target?.path !== undefined && !ownPlaces.includes(target.path) ? target : undefined
}

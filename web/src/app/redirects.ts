import { gamePathAliases, isGamePage } from '@baize/contract/pages'
import { hrefOf, type Address, type Target } from '@baize/ui/address.ts'

/**
 * Where an address leads instead: an old spelling to its page with the query kept, a game page
 * without a session to the login popup, which knows the way back.
 */
export function redirectOf(address: Address, hasSession: boolean): Target | undefined {
  const { path, search } = address
  if (path in gamePathAliases) {
    return { path: gamePathAliases[path as keyof typeof gamePathAliases], search }
  }
  if (isGamePage(path, 'vassalage' in search) && !hasSession) {
    return { path: '/login', search: { next: hrefOf(address) } }
  }
  return undefined
}

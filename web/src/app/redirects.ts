import { gamePathAliases, isGamePage } from '@baize/contract/pages'
import { hrefOf, type Address, type Target } from '@baize/ui/navigation/address.ts'
import { findPage } from './pages.ts'

/** What decides who may stand where; the person is unknown until the session's info has come. */
export type Caller = {
  readonly hasSession: boolean
  readonly person: { readonly isAgent: boolean; readonly isTrial?: boolean } | null
}

/**
 * Where an address leads instead: an old spelling to its page with the query kept; a game page or the
 * member centre without a session to the login popup, which knows the way back; the agent centre
 * without an agent to the agents' login, and an agent from there to it; the ways in, for somebody who is in, home.
 */
export function redirectOf(address: Address, { hasSession, person }: Caller): Target | undefined {
  const { path, search } = address
  if (path in gamePathAliases) {
    return { path: gamePathAliases[path as keyof typeof gamePathAliases], search }
  }
  const owner = findPage(path)?.owner
  // A game that is only tried needs nobody's account.
  const isPlay = owner === 'player' && search['demo'] !== '1'
  const isOwn = isGamePage(path, 'vassalage' in search) || owner === 'member' || isPlay
  if (isOwn && !hasSession) {
    return { path: '/login', search: { next: hrefOf(address) } }
  }
  if (owner === 'agent' && (!hasSession || person?.isAgent === false)) {
    return { path: '/agent' }
  }
  if (path === '/agent' && person?.isAgent) return { path: '/agentHome' }
  // A trial account still wants a real one.
  if ((path === '/login' || path === '/register') && person && !person.isTrial) return { path: '/' }
  return undefined
}

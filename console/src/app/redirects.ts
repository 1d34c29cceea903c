import { hrefOf, targetOf, type Address, type Target } from '@baize/ui/navigation/address.ts'
import { safeNext } from '../features/session/safe-next.ts'

export const signInPath = '/sign-in'

/**
 * Where an address leads instead. Whoever has no session is asked to sign in first and then led to the
 * page that was asked for; whoever has one is led past the sign-in.
 */
export function redirectOf(address: Address, hasSession: boolean): Target | undefined {
  const atSignIn = address.path === signInPath
  if (atSignIn === !hasSession) return undefined
  if (atSignIn) return targetOf(safeNext(address.search['next']))
  return { path: signInPath, search: { next: hrefOf(address) } }
}

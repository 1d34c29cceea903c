import { calls } from 'virtual:contract'
import { go } from '@baize/ui/navigation/address.ts'
import { call, queryClient } from '../../../shared/api.ts'
import { emptyTab } from '../../../shared/merchant-entries.ts'
import { clearSession, currentPerson, noteLeaving } from '../../../shared/session.ts'
import { forgetLogin } from '../remembered.ts'

/**
 * Ends the session, here and on the server, and leaves nothing of the person in this tab, where only what is the merchant's stays. Should the server not hear of
 * it, its own clock ends the session there.
 */
export async function signOut(): Promise<void> {
  const isAgent = currentPerson()?.isAgent ?? false
  noteLeaving()
  await queryClient.cancelQueries({ queryKey: ['own'] })
  await call(calls.logout, {}).catch(() => undefined)
  emptyTab()
  forgetLogin()
  clearSession()
  queryClient.removeQueries({ queryKey: ['own'] })
  go({ path: isAgent ? '/agent' : '/' }, { replace: true })
}

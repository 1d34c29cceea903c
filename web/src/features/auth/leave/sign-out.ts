import { calls } from 'virtual:contract'
import { go } from '@baize/ui/navigation/address.ts'
import { call, queryClient } from '../../../shared/api.ts'
import { emptyTab } from '../../../shared/merchant-entries.ts'
import { markLeaving } from '../../../shared/session-mark.ts'
import { clearSession, currentPerson, isBehind, noteLeaving } from '../../../shared/session.ts'
import { tellTabs } from '../../../shared/tabs.ts'
import { forgetLogin } from '../remembered.ts'

/**
 * Ends the session, in every tab and on the server, and leaves nothing of the person in this one, where only what is
 * the merchant's stays. Should the server not hear of it, the next page of this browser tells it, or its own clock ends
 * the session there.
 */
export async function signOut(): Promise<void> {
  const isAgent = currentPerson()?.isAgent ?? false
  noteLeaving()
  // The other tabs leave with this one, and no new one goes on, whether or not the server hears of it.
  if (!isBehind()) markLeaving()
  tellTabs()
  await queryClient.cancelQueries({ queryKey: ['own'] })
  await call(calls.logout, {}).catch(() => undefined)
  emptyTab()
  forgetLogin()
  clearSession()
  queryClient.removeQueries({ queryKey: ['own'] })
  go({ path: isAgent ? '/agent' : '/' }, { replace: true })
}

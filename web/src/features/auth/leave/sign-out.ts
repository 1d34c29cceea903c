import { calls } from 'virtual:contract'
import { go } from '@baize/ui/navigation/address.ts'
import { call, queryClient } from '../../../shared/api.ts'
import { clearSession, currentPerson, noteLeaving } from '../../../shared/session.ts'
import { forgetLogin } from '../remembered.ts'

/** What belongs to the brand and not to the person stays in the tab. */
const kept = /^(?:merchant|brand)/

/**
 * Ends the session, here and on the server, and leaves nothing of the person in this tab. Should the server not hear of
 * it, its own clock ends the session there.
 */
export async function signOut(): Promise<void> {
  const isAgent = currentPerson()?.isAgent ?? false
  noteLeaving()
  await queryClient.cancelQueries({ queryKey: ['own'] })
  await call(calls.logout, {}).catch(() => undefined)
  clearTab()
  forgetLogin()
  clearSession()
  queryClient.removeQueries({ queryKey: ['own'] })
  go({ path: isAgent ? '/agent' : '/' }, { replace: true })
}

function clearTab(): void {
  const entries = Object.entries(sessionStorage).filter(([name]) => kept.test(name))
  sessionStorage.clear()
  for (const [name, value] of entries) sessionStorage.setItem(name, String(value))
}

import { languageEntry } from '@baize/kernel/language'
import type { LoginReply } from '@baize/contract/identity/session'
import { textsStore, translate } from '@baize/texts/browser'
import { go, type Target } from '@baize/ui/navigation/address.ts'
import { momentText } from '@baize/kernel/moment-text'
import { queryClient } from '../../shared/api.ts'
import { notify } from '../../shared/notices.ts'
import { setSession } from '../../shared/session.ts'
import { statusQuery } from '../../shared/system.ts'
import { loadLoginInfo } from './login-info.ts'

/**
 * What follows every way in: the session begins, the popup gives way to the page that was wanted, and what the page
 * shows of a person loads. Somebody who must change the password first sees that and nothing else.
 */
export function completeLogin(reply: LoginReply, to: Target): void {
  const { token, userInfo, firstTimeLogin, mustChangePassword, lastLogin } = reply
  if (userInfo === null) throw new Error('The server opened a session and did not say whose')
  setSession(token, userInfo, { firstTimeLogin, mustChange: mustChangePassword })
  go(to, { replace: true })
  if (mustChangePassword !== '') return
  // What was refused to who had to change the password first is asked for again.
  void queryClient.resetQueries({ predicate: ({ state }) => state.status === 'error' })
  void loadLoginInfo().catch(() => undefined)
  if (lastLogin) tellLastLogin(lastLogin)
}

/** Whoever sees a login here that was not theirs knows that something is wrong. */
function tellLastLogin({ at, ip }: { readonly at: string; readonly ip: string }): void {
  const { tag } = languageEntry(textsStore.language())
  const zone = queryClient.getQueryData(statusQuery.queryKey)?.info.brand.zone ?? 'UTC'
  notify(
    translate('identity.lastLogin', { when: momentText(new Date(at), tag, zone, 'short'), ip }),
  )
}

import { calls } from 'virtual:contract'
import { loadTexts, translate } from '@baize/texts/browser'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { callAtOnce } from '../../shared/api.ts'
import { notify } from '../../shared/notices.ts'
import { setResuming } from '../../shared/session.ts'
import { completeLogin } from './complete-login.ts'

/**
 * A token that came from outside, in the address or in the storage of the tab, is exchanged for another at once; the
 * first is over then. Whether it was good for anything.
 */
export async function exchangeGivenToken(token: string): Promise<boolean> {
  await loadTexts('identity')
  try {
    completeLogin(await callAtOnce(calls.exchangeToken, { token }), readAddress())
    return true
  } catch {
    setResuming(false)
    notify(translate('identity.linkOver'), 'bad')
    return false
  }
}

/** Ends what the browser still holds of somebody who left while the server could not be told. */
export async function endOwedSession(): Promise<void> {
  await callAtOnce(calls.endBrowserSession, {}).catch(() => undefined)
}

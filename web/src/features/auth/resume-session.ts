import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import { loadTexts, translate } from '@baize/texts/browser'
import { readAddress } from '@baize/ui/navigation/address.ts'
import { call } from '../../shared/api.ts'
import { notify } from '../../shared/notices.ts'
import { loseSession, sessionToken } from '../../shared/session.ts'
import { completeLogin } from './complete-login.ts'
import { loadLoginInfo } from './login-info.ts'

const firstWaitMs = 2000
const longestWaitMs = 30_000

/** Goes on with the session of this tab after a reload. A cut network says nothing about it, so it is asked again. */
export async function resumeSession(): Promise<void> {
  const token = sessionToken()
  for (
    let waitMs = firstWaitMs;
    sessionToken() === token;
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  ) {
    try {
      return await loadLoginInfo()
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'network_failed') return loseSession()
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

/** A token that came in an address is exchanged for another at once; the first is over then. */
export async function exchangeAddressToken(token: string): Promise<void> {
  await loadTexts('identity')
  try {
    completeLogin(await call(calls.exchangeToken, { token }), readAddress())
  } catch {
    notify(translate('identity.linkOver'), 'bad')
  }
}

import { calls } from 'virtual:contract'
import { CallFailed } from '@baize/contract/client/client'
import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { callAtOnce, queryClient } from '../../shared/api.ts'
import { currentPerson, loseSession, noteTried, setSession } from '../../shared/session.ts'
import { placeAfterLogin } from './next.ts'

let asking: Promise<void> | undefined

/**
 * Goes on with the session that the browser holds, which another tab may have begun. A page that is somebody's does not
 * become somebody else's by itself: it says who came in, and goes on as them by a press. Whoever wants it while it is
 * being asked for gets the same answer: a page that has just opened is shown, and looks, before it knows who is there.
 */
export function takeUpSession(): Promise<void> {
  asking ??= askForSession().finally(() => {
    asking = undefined
  })
  return asking
}

async function askForSession(): Promise<void> {
  const before = currentPerson()
  const { token, userInfo, firstTimeLogin, mustChangePassword } = await callAtOnce(
    calls.continueSession,
    {},
  )
  // Whoever came in or went on this page meanwhile knows better.
  if (currentPerson() !== before) return
  if (userInfo === null) return loseSession()
  if (before !== null && before.id !== userInfo.id) {
    queryClient.removeQueries({ queryKey: ['own'] })
    return loseSession({ why: 'other', name: userInfo.nickname || userInfo.account })
  }
  setSession(token, userInfo, { firstTimeLogin, mustChange: mustChangePassword })
  if (['/login', '/register'].includes(readAddress().path)) go(placeAfterLogin(), { replace: true })
}

const firstWaitMs = 2000
const longestWaitMs = 30_000

/** A cut network says nothing about a session, so it is asked for again until there is an answer. */
export async function takeUpPatiently(isWanted: () => boolean): Promise<void> {
  for (let waitMs = firstWaitMs; isWanted(); waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      return await takeUpSession()
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'network_failed') return loseSession()
      noteTried()
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

import { owesLeaving, readMark } from '../shared/session-mark.ts'
import { hasSession, setResuming } from '../shared/session.ts'

const parameter = 'token'

/**
 * Begins with the session that is there: one that was handed over, in the address or in the storage of this tab, which
 * is taken out of there before anything else can see it; or the one that the browser holds for all its tabs. Most visits
 * have neither and load nothing for it.
 */
export async function startSession(): Promise<void> {
  const token = takeAddressToken() ?? takeStoredToken()
  if (token !== undefined) {
    setResuming(true)
    const { exchangeGivenToken } = await import('../features/auth/resume-session.ts')
    if (await exchangeGivenToken(token)) return
  }
  if (owesLeaving()) {
    const { endOwedSession } = await import('../features/auth/resume-session.ts')
    return await endOwedSession()
  }
  if (readMark() === '') return
  setResuming(true)
  const { takeUpPatiently } = await import('../features/auth/take-up-session.ts')
  await takeUpPatiently(hasSession)
}

/** Removes the token from the address and from the history, and gives it. */
function takeAddressToken(): string | undefined {
  const url = new URL(location.href)
  const token = url.searchParams.get(parameter)
  if (token === null) return undefined
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  return token === '' ? undefined : token
}

/** Whoever embeds the site may hand a session over by the tab; it does not stay where any script reads it. */
function takeStoredToken(): string | undefined {
  const token = sessionStorage.getItem(parameter)
  sessionStorage.removeItem(parameter)
  return token ?? undefined
}

import { sessionToken } from '../shared/session.ts'

const parameter = 'token'

/**
 * Begins with the session that is there: the one in the address, which is taken out of it before anything else can see
 * it, or the one of this tab. Most visits have neither and load nothing for it.
 */
export async function startSession(): Promise<void> {
  const token = takeAddressToken()
  if (token === undefined && sessionToken() === null) return
  const { exchangeAddressToken, resumeSession } = await import('../features/auth/resume-session.ts')
  await (token === undefined ? resumeSession() : exchangeAddressToken(token))
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

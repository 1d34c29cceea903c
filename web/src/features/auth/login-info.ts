import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'
import { sessionToken, setSession } from '../../shared/session.ts'

/** Asks the server who is behind the session of this tab, and what it knows of them. */
export async function loadLoginInfo(): Promise<void> {
  const token = sessionToken()
  if (token === null) return
  const {
    firstTimeLogin,
    mustChangePassword,
    lastLogin: _last,
    ...info
  } = await call(calls.getMemberInfo, {})
  // Somebody else may have come in meanwhile, or nobody be there any more.
  if (sessionToken() !== token) return
  setSession(token, info, { firstTimeLogin, mustChange: mustChangePassword })
}

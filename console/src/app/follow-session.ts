import type { Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { go, hrefOf, readAddress } from '@baize/ui/navigation/address.ts'
import { demoQuery } from '../features/session/api.ts'
import { queryClient } from '../shared/api.ts'
import { onSessionChange, sessionEnd, sessionToken, useSessionToken } from '../shared/session.ts'
import { signInPath } from './redirects.ts'

/** When the session ends, the operator is led out, and nothing that it had read stays in memory. */
export function useFollowedSession(): string | null {
  const token = useSessionToken()
  useEffect(() => onSessionChange(leadOut), [])
  // By the time of this effect the pages are gone, so none of them asks again for what is forgotten.
  useEffect(() => {
    if (token === null) forgetSession()
  }, [token])
  return token
}

/** Unless the operator signed out, the sign-in page remembers where they were and says why they are there. */
function leadOut() {
  const address = readAddress()
  if (sessionToken() !== null || address.path === signInPath) return
  const why = sessionEnd()
  const search = why === 'signed-out' ? {} : { why, next: hrefOf(address) }
  go({ path: signInPath, search }, { replace: true })
}

// The sign-in page may be reading its own query by now, which belongs to nobody.
function forgetSession() {
  const [kept] = demoQuery.queryKey
  const ofSession = { predicate: ({ queryKey }: Query) => queryKey[0] !== kept }
  // What somebody still looks at survives its removal, so it is emptied first.
  void queryClient.resetQueries(ofSession)
  queryClient.removeQueries(ofSession)
}

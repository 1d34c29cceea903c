import { demoQuery } from '../features/session/api.ts'
import { queryClient } from '../shared/api.ts'
import { onSessionChange, sessionEnd, sessionToken } from '../shared/session.ts'
import type { ConsoleRouter } from './router.tsx'

/**
 * When the session ends, nothing that it had read stays in memory. Unless the operator signed out, the
 * sign-in page remembers where they were and says why they are there.
 */
export function followSession(router: ConsoleRouter): void {
  onSessionChange(() => {
    if (sessionToken() !== null) return
    const { href, pathname } = router.state.location
    if (pathname === '/sign-in') return
    const why = sessionEnd()
    const search = why === 'signed-out' ? {} : { why, next: href }
    void router
      .navigate({ to: '/sign-in', search: search as never, replace: true })
      .then(forgetSession)
  })
}

// The sign-in page may be reading its own query by now, which belongs to nobody.
function forgetSession() {
  const [kept] = demoQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== kept })
}

import { queryClient } from '../shared/api.ts'
import { onSessionChange, sessionEnd, sessionToken } from '../shared/session.ts'
import type { router as consoleRouter } from './router.tsx'

/**
 * When the session ends, nothing that it had read stays in memory. Unless the operator signed out, the
 * sign-in page remembers where they were and says why they are there.
 */
export function followSession(router: typeof consoleRouter): void {
  onSessionChange(() => {
    if (sessionToken() !== null) return
    const { href, pathname } = router.state.location
    if (pathname === '/sign-in') return
    const why = sessionEnd()
    const search = why === 'signed-out' ? {} : { why, next: href }
    void router
      .navigate({ to: '/sign-in', search: search as never, replace: true })
      .then(() => queryClient.clear())
  })
}

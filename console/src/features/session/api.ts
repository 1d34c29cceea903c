import { queryOptions, useMutation } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call, queryClient } from '../../shared/api.ts'
import { clearSession, keepSession, type SessionEnd } from '../../shared/session.ts'

export type Enrolment = { readonly secret: string; readonly uri: string }
export type Credentials = { readonly username: string; readonly password: string }
/** What the first step gives for the second. */
export type SignInTicket = { readonly ticket: string; readonly enrolment: Enrolment | null }

export function useBeginSignIn() {
  return useMutation({
    mutationFn: (input: Credentials) => call(calls.beginOperatorSignIn, input),
  })
}

export function useFinishSignIn() {
  return useMutation({
    mutationFn: (input: { ticket: string; code: string }) =>
      call(calls.finishOperatorSignIn, input),
    onSuccess: ({ token, idleMinutes }) => keepSession(token, idleMinutes),
  })
}

/**
 * Ends the session here at once. Should the server not hear of it, its own clock ends it there. What the
 * page was still asking for is given up first, because it would be refused.
 */
export async function signOut(why: SessionEnd = 'signed-out'): Promise<void> {
  await queryClient.cancelQueries()
  const closing = call(calls.closeOperatorSession, {})
  clearSession(why)
  await closing.catch(() => undefined)
}

/** The logins of a demo. In production the call is refused, and there are none. */
export const demoQuery = queryOptions({
  queryKey: ['demo-operators'],
  queryFn: ({ signal }) => call(calls.getDemoOperators, {}, { signal }),
  retry: false,
  staleTime: 0,
})

import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Operator } from '@baize/contract/system/operators'
import type { OperatorRole } from '@baize/contract/roles'
import { call, rememberServerTime } from './api.ts'

/** Who is signed in, and the site that they run. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const session = await call(calls.getOperatorSession, {}, { signal })
    rememberServerTime(session.serverTime)
    return session
  },
  staleTime: 60_000,
})

export type SignedIn = Operator & {
  readonly brandName: string
  readonly zone: string
  readonly production: boolean
  /** Whether the operator holds one of these roles. The server decides; this only hides what it would refuse. */
  readonly can: (...roles: readonly OperatorRole[]) => boolean
}

/** The operator behind the session. Pages inside the layout always have one. */
export function useOperator(): SignedIn {
  const { operator, ...site } = useSuspenseQuery(sessionQuery).data
  return {
    ...operator,
    brandName: site.brandName,
    zone: site.zone,
    production: site.production,
    can: (...roles) => roles.some((role) => operator.roles.includes(role)),
  }
}

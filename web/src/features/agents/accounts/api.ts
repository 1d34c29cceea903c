import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type {
  AgentInvitation,
  LinkJoined,
  getRegisterCentre,
} from '@baize/contract/agents/downlines'
import { call, queryClient } from '../../../shared/api.ts'

export type Centre = ReplyOf<typeof getRegisterCentre>
export type Invitation = AgentInvitation
export type { LinkJoined }

export const centreQuery = queryOptions({
  queryKey: ['own', 'register centre'],
  queryFn: ({ signal }) => call(calls.getRegisterCentre, {}, { signal }),
  // Who came by a link is seen soon.
  staleTime: 0,
  refetchInterval: 60_000,
})

/** What came of one link. */
export const joinedQuery = (code: string) =>
  queryOptions({
    queryKey: ['own', 'register centre', 'joined', code],
    queryFn: ({ signal }) => call(calls.listLinkJoined, { code }, { signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  })

/** After something was made or switched off; the team has somebody more. */
export async function askTeamAgain(): Promise<void> {
  await Promise.all(
    ['register centre', 'team members', 'team overview'].map((name) =>
      queryClient.invalidateQueries({ queryKey: ['own', name] }),
    ),
  )
}

/** Where a link leads: the way in of this site, with the code. */
export const linkOf = ({ code }: Pick<Invitation, 'code'>) =>
  `${globalThis.location.origin}/register?affiliateCode=${encodeURIComponent(code)}`

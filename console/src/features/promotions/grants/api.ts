import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../../shared/api.ts'

const root = 'grants'

export const memberGrantsQuery = (member: string) =>
  infiniteQueryOptions({
    queryKey: [root, 'of', member],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listMemberGrants,
        { id: member, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const grantQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) => call(calls.getMemberGrant, { id }, { signal }),
  })

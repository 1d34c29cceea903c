import { infiniteQueryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../shared/api.ts'

export const root = 'referrals'

export const views = ['open', 'held', 'issued', 'refused'] as const
export type View = (typeof views)[number]

export const referralsQuery = (view: View | undefined, account: string) =>
  infiniteQueryOptions({
    queryKey: [root, view ?? 'all', account],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listDeskReferrals,
        {
          limit: 25,
          ...(view && { state: view }),
          ...(account !== '' && { account }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

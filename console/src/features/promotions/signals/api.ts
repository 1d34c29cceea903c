import { infiniteQueryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../../shared/api.ts'

export const root = 'reward-signals'

export const views = ['open', 'held', 'noted', 'dismissed'] as const
export type View = (typeof views)[number]

export const signalsQuery = (view: View | undefined, account: string) =>
  infiniteQueryOptions({
    queryKey: [root, view ?? 'all', account],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listSignals,
        {
          limit: 20,
          ...(view && { state: view }),
          ...(account !== '' && { account }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

import { infiniteQueryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { call, serverNow } from '../../shared/api.ts'

export const makeId = createIdMaker({
  now: () => new Date(serverNow()),
  randomBytes: systemRandomBytes,
})

export const root = 'missions'

/** Live: members play while somebody looks. */
export const missionsQuery = infiniteQueryOptions({
  queryKey: [root],
  queryFn: ({ pageParam, signal }) =>
    call(
      calls.listDeskMissions,
      { limit: 25, ...(pageParam && { cursor: pageParam }) },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  refetchInterval: 10_000,
})

import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { textsStore } from '@baize/texts/browser'
import { call } from '../../shared/api.ts'
import { winnerLimit } from './winner-speed.ts'

export const winnersQuery = queryOptions({
  queryKey: ['winners'],
  queryFn: ({ signal }) =>
    call(
      calls.listWinners,
      { gameCategory: 'ALL', limitNum: winnerLimit, language: textsStore.language() },
      { signal },
    ),
  select: (reply) => reply.list.slice(0, winnerLimit),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

export const playingQuery = queryOptions({
  queryKey: ['playing'],
  queryFn: ({ signal }) => call(calls.countPlaying, {}, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { call } from '../../../shared/api.ts'
import { root } from '../api.ts'

export type LinksFilter = { readonly agent?: string; readonly code?: string }

export const linksQuery = (filter: LinksFilter) =>
  infiniteQueryOptions({
    queryKey: [root, 'links', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listDeskInvitations,
        { ...filter, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export const joinedQuery = (code: string) =>
  infiniteQueryOptions({
    queryKey: [root, 'links', 'joined', code],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listInvitationJoined,
        { code, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { DeskApplication } from '@baize/contract/promotions/offers-desk'
import type { OperatorRole } from '@baize/contract/roles'
import { call } from '../../../shared/api.ts'
import { applicationsRoot } from '../../../shared/queues/applications-count.ts'

/** Who opens one with its pictures and answers it. */
export const applicationDeciders: readonly OperatorRole[] = ['admin', 'risk', 'support']

export const applicationsQuery = (state: DeskApplication['state']) =>
  infiniteQueryOptions({
    queryKey: [applicationsRoot, 'list', state],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listApplications,
        { state, limit: 25, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [applicationsRoot, 'one', id],
    queryFn: ({ signal }) => call(calls.getApplication, { id }, { signal }),
  })

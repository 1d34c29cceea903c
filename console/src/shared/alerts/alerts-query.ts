import { infiniteQueryOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Alert } from '@baize/contract/system/alerts'
import type { Language } from '@baize/kernel/language'
import type { Target } from '@baize/ui/navigation/address.ts'
import { useLanguage } from '@baize/texts/use-text'
import { call, queryClient } from '../api.ts'

export const alertsRoot = 'alerts'

export type AlertState = 'open' | 'unread' | 'over'

/** The sentences come in the language of who asks, so each language has its own. The line tells when they change. */
const alertsQuery = (state: AlertState, language: Language) =>
  queryOptions({
    queryKey: [alertsRoot, state, language],
    queryFn: ({ signal }) => call(calls.listAlerts, { state, limit: 50 }, { signal }),
    refetchInterval: 60_000,
  })

/** What is open for the operator, or was not read, newest first. Bell and dashboard ask the same. */
export function useAlerts(state: 'open' | 'unread') {
  return useQuery(alertsQuery(state, useLanguage()))
}

/** Page by page, for the list of all. */
export const alertPagesQuery = (state: AlertState, language: Language) =>
  infiniteQueryOptions({
    queryKey: [alertsRoot, 'pages', state, language],
    queryFn: ({ pageParam, signal }) =>
      call(calls.listAlerts, { state, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

const readAnew = () => queryClient.invalidateQueries({ queryKey: [alertsRoot] })

export function useReadAlert() {
  return useMutation({
    mutationFn: (id: string) => call(calls.readAlert, { id }),
    onSettled: readAnew,
  })
}

/** Marks what was told until the answer that the operator looks at. */
export function useReadAllAlerts() {
  return useMutation({
    mutationFn: (until: string) => call(calls.readAllAlerts, { until }),
    onSettled: readAnew,
  })
}

/** Where an alert leads; its link is written by the room that raised it. */
export function alertPlaceOf({ link }: Pick<Alert, 'link'>): Target {
  const [path = '/', query = ''] = link.split('?')
  return { path, search: Object.fromEntries(new URLSearchParams(query)) }
}

import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { InboxMessage, MessageKind } from '@baize/contract/support/support'
import { call, queryClient } from '../../shared/api.ts'
import { usePerson, type Person } from '../../shared/session.ts'
import { onSocketEvent, onSocketReady } from '../../shared/socket.ts'

const unreadKey = ['own', 'unread'] as const
const listKey = ['own', 'inbox'] as const

/** The socket tells of every change; the question is for pages whose line is cut. */
const pollMs = 60_000

export const unreadQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: async ({ signal }) => (await call(calls.getUnreadCount, {}, { signal })).count,
  staleTime: pollMs,
  refetchInterval: pollMs,
})

/** A trial account has no inbox, and whoever must change the password first may not look into it: nothing is asked. */
export const hasInbox = (person: Person | null) =>
  person !== null && !person.isTrial && person.mustChange === ''

/** How many messages wait to be read. */
export function useUnread(): number {
  return useQuery({ ...unreadQuery, enabled: hasInbox(usePerson()) }).data ?? 0
}

export type InboxFilter = { readonly kind: MessageKind | undefined; readonly unread: boolean }

export const inboxQuery = ({ kind, unread }: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...listKey, kind ?? '', unread],
    queryFn: async ({ pageParam, signal }) => {
      const page = await call(
        calls.listInbox,
        {
          limit: 20,
          ...(kind === undefined ? {} : { kind }),
          ...(unread ? { unread } : {}),
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        { signal },
      )
      queryClient.setQueryData(unreadKey, page.unread)
      return page
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: pollMs,
  })

/** Keeps the number as the server tells it. */
export function followInbox(): () => void {
  const stops = [
    onSocketEvent((event) => {
      if (event.kind !== 'inbox.changed') return
      queryClient.setQueryData(unreadKey, event.unread)
      void queryClient.invalidateQueries({ queryKey: listKey })
    }),
    onSocketReady(() => void queryClient.invalidateQueries({ queryKey: unreadKey })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

type Pages = { readonly pages: readonly { readonly items: readonly InboxMessage[] }[] }

/** Marks as read on the page what the server has marked: a list of unread ones keeps them until it is asked again. */
export async function readMessages(ids?: readonly string[]): Promise<void> {
  await call(calls.readMessages, ids === undefined ? {} : { ids: [...ids] })
  queryClient.setQueriesData<Pages>({ queryKey: listKey }, (known) =>
    withItems(known, (items) =>
      items.map((item) => ((ids?.includes(item.id) ?? true) ? { ...item, isRead: true } : item)),
    ),
  )
  await queryClient.invalidateQueries({ queryKey: unreadKey })
}

export async function removeMessages(ids: readonly string[]): Promise<void> {
  await call(calls.removeMessages, { ids: [...ids] })
  queryClient.setQueriesData<Pages>({ queryKey: listKey }, (known) =>
    withItems(known, (items) => items.filter(({ id }) => !ids.includes(id))),
  )
  await Promise.all(
    [unreadKey, listKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  )
}

function withItems(
  known: Pages | undefined,
  change: (items: readonly InboxMessage[]) => readonly InboxMessage[],
): Pages | undefined {
  return (
    known && {
      ...known,
      pages: known.pages.map((page) => ({ ...page, items: change(page.items) })),
    }
  )
}

/** Where a talk with the house begins; without a chat of the operator's, the page for leaving a message. */
export const chatQuery = queryOptions({
  queryKey: ['chat'],
  queryFn: ({ signal }) => call(calls.launchChat, { model: 'LIVECHAT' }, { signal }),
  staleTime: 300_000,
})

export const feedbackRulesQuery = queryOptions({
  queryKey: ['feedbackRules'],
  queryFn: ({ signal }) => call(calls.getFeedbackRules, {}, { signal }),
  staleTime: 300_000,
})

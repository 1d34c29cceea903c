import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { InputOf } from '@baize/contract/endpoint'
import type { OutboxMessage, putFault as putFaultCall } from '@baize/contract/system/desk'
import { call, queryClient } from '../../shared/api.ts'

export type MessageKind = OutboxMessage['kind']
export type NewFault = InputOf<typeof putFaultCall>

export const messagesPerPage = 12

export const messagesQuery = (kind: MessageKind | undefined, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['messages', kind ?? 'all', cursor ?? ''],
    queryFn: ({ signal }) =>
      call(
        calls.listMessages,
        {
          limit: messagesPerPage,
          ...(kind && { kind }),
          ...(cursor !== undefined && { cursor }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // Codes are waited for, so the newest page looks again often; older pages do not change.
    refetchInterval: cursor === undefined ? 5000 : false,
  })

export const faultsQuery = queryOptions({
  queryKey: ['faults'],
  queryFn: ({ signal }) => call(calls.listFaults, {}, { signal }),
  refetchInterval: 5000,
})

/** Calls and vendors change with a release only. */
export const faultPlacesQuery = queryOptions({
  queryKey: ['faultPlaces'],
  queryFn: ({ signal }) => call(calls.listFaultPlaces, {}, { signal }),
  staleTime: Infinity,
})

export const jobsQuery = queryOptions({
  queryKey: ['jobs'],
  queryFn: ({ signal }) => call(calls.listJobs, {}, { signal }),
  refetchInterval: 5000,
})

export async function clearMessages(reason: string): Promise<void> {
  await call(calls.clearMessages, { reason })
  await queryClient.invalidateQueries({ queryKey: ['messages'] })
}

export async function sendTestMessage(kind: MessageKind, to: string, reason: string) {
  const message = await call(calls.sendTestMessage, { kind, to, reason })
  await queryClient.invalidateQueries({ queryKey: ['messages'] })
  return message
}

export async function putFault(fault: NewFault): Promise<void> {
  await call(calls.putFault, fault)
  await queryClient.invalidateQueries({ queryKey: ['faults'] })
}

/** Switches one fault off, or all of them when no id is given. */
export async function removeFaults(reason: string, id?: string): Promise<void> {
  await call(calls.removeFaults, { reason, ...(id !== undefined && { id }) })
  await queryClient.invalidateQueries({ queryKey: ['faults'] })
}

export async function retryJob(id: string, reason: string): Promise<void> {
  await call(calls.retryJob, { id, reason })
  await queryClient.invalidateQueries({ queryKey: ['jobs'] })
}

import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { Approval } from '@baize/contract/system/approvals'
import type { RegionRule, StatusDocument } from '@baize/contract/system/system-settings'
import { call } from '../../shared/api.ts'
import { isSame } from '../../shared/documents/json.ts'

export const hitsQuery = queryOptions({
  queryKey: ['region-hits'],
  queryFn: async ({ signal }) => {
    const hits = await call(calls.listRegionHits, {}, { signal })
    return new Map(hits.map(({ id, hits: count }) => [id, count]))
  },
  refetchInterval: 60_000,
})

export const regionDataQuery = queryOptions({
  queryKey: ['region-data'],
  queryFn: ({ signal }) => call(calls.aboutRegionData, {}, { signal }),
})

/** The newest request to change the system's status, decided or not. */
export function findStatusRequest(approvals: readonly Approval[]): Approval | undefined {
  return approvals
    .filter(({ action, object }) => /\bstatus\b/.test(`${action} ${object}`))
    .sort((a, b) => b.requestedAt.localeCompare(a.requestedAt))[0]
}

/** Whether a request asks for exactly this. */
export function isAsked(request: Approval, status: StatusDocument): boolean {
  return isSame(askedStatusOf(request), status)
}

/** What a request would make of the status. */
export function askedStatusOf({ content }: Approval): StatusDocument | undefined {
  return (content as { readonly content?: StatusDocument } | null)?.content
}

export function testRegion(ip: string, rules: readonly RegionRule[]) {
  return call(calls.testRegion, { ip, rules: [...rules] })
}

export function decideApproval(id: string, approve: boolean, reason: string) {
  return call(calls.decideApproval, { id, approve, reason })
}

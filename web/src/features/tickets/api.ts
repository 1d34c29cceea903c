import { queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { TicketSlip } from '@baize/contract/promotions/tickets'
import { call, queryClient } from '../../shared/api.ts'

const root = ['own', 'tickets'] as const
/** Others draw meanwhile: what is left is asked again while somebody looks. */
const againMs = 5_000

export const ticketsQuery = queryOptions({
  queryKey: root,
  queryFn: ({ signal }) => call(calls.listTicketCampaigns, {}, { signal }),
  staleTime: againMs,
  refetchInterval: againMs,
})

export async function drawSlip(campaign: string, request: string): Promise<TicketSlip> {
  return (await call(calls.claimRafflePromotion, { campaign, request })).slip
}

export const askAgain = () => queryClient.invalidateQueries({ queryKey: root })

/** All that a deck is drawn from, and the part of the public list that it stands in. */
export async function getProof(id: string, position: number) {
  const cursor = position > 1 ? { cursor: String(position - 2) } : {}
  const [proof, { list }] = await Promise.all([
    call(calls.getTicketProof, { id }),
    call(calls.listCommitments, { ...cursor, limit: 100 }),
  ])
  return { proof, entries: list }
}

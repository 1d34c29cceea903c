import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ContractTerms } from '@baize/contract/agents/contract-parts'
import type { simulateContract } from '@baize/contract/agents/contracts'
import type { ReplyOf } from '@baize/contract/endpoint'
import { call } from '../../../../shared/api.ts'

export type Simulation = ReplyOf<typeof simulateContract>
export type SimulatedPeriod = Simulation['periods'][number]

/** What is tried: an offer to oneself, or terms for a downline. */
export type Tried =
  | { readonly offer: string }
  | { readonly downline: string; readonly terms: ContractTerms }

export const simulationQuery = (tried: Tried | undefined, count: number) =>
  queryOptions({
    queryKey: ['own', 'contract tried', tried, count],
    queryFn: ({ signal }) => call(calls.simulateContract, { ...tried, count }, { signal }),
    enabled: tried !== undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })

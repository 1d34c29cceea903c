import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ContractView } from '@baize/contract/agents/contract-parts'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getConsolidated } from '@baize/contract/wallet/wallet'
import { call, queryClient } from '../../../shared/api.ts'
import { usePerson } from '../../../shared/session.ts'
import {
  isLineStanding,
  onSocketEvent,
  onSocketReady,
  untilLineStands,
} from '../../../shared/socket.ts'
import { mayHaveContracts, useFollowsContracts } from './follows-contracts.ts'
import { kindNames, type ContractKind } from './kinds.ts'

const ownKey = ['own', 'contracts beside'] as const
const givenKey = ['own', 'contracts given'] as const

/** While no line stands an offer is asked for; else the line tells of it. */
const pollMs = 30_000
const patienceMs = 1000

/** What somebody has and is offered, in the order of the kinds. */
export type OwnContracts = {
  readonly offers: readonly ContractView[]
  readonly contracts: readonly ContractView[]
}

/** Whether it was asked for while no line stood. */
let isBlind = false

export const ownContractsQuery = queryOptions({
  queryKey: ownKey,
  queryFn: async ({ signal }) => {
    // What is offered between the answer and the line would be missed, and had to be asked for again.
    if (queryClient.getQueryData(ownKey) === undefined) await untilLineStands(patienceMs)
    isBlind ||= !isLineStanding()
    return ownOf(await call(calls.getConsolidated, {}, { signal }))
  },
  staleTime: 60_000,
})

function ownOf(reply: ReplyOf<typeof getConsolidated>): OwnContracts {
  const { divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype, contracts } = reply
  const offers = [divtypereq, dailysalreqtype, contracthoursalreq, realtimesalreqtype]
  const placeOf = ({ terms }: ContractView) => kindNames.indexOf(terms.kind)
  return {
    offers: offers.filter((one) => one !== null),
    contracts: contracts.toSorted((a, b) => placeOf(a) - placeOf(b)),
  }
}

const none: OwnContracts = { offers: [], contracts: [] }

/** What stands beside the page while somebody is in. */
export function useOwnContracts(): OwnContracts {
  return useQuery({ ...ownContractsQuery, enabled: useFollowsContracts() }).data ?? none
}

/** The same for a page that is about it, whatever is asked for at login. */
export function useAskedContracts() {
  return useQuery({ ...ownContractsQuery, enabled: mayHaveContracts(usePerson()) })
}

/** Whether somebody is directly below who asks; only to them a contract can be offered. */
export const isDirectQuery = (account: string) =>
  queryOptions({
    queryKey: ['own', 'team members', 'direct', account],
    queryFn: async ({ signal }) => {
      const asked = { deep: false, search: account, limit: 20 }
      const { items } = await call(calls.listDownlines, asked, { signal })
      return items.some((one) => one.account.toLowerCase() === account.toLowerCase())
    },
  })

/** Where each of the own contracts stands. */
export const runsQuery = queryOptions({
  queryKey: ['own', 'contract runs'],
  queryFn: ({ signal }) => call(calls.listContractRuns, {}, { signal }),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

export const askAgain = () =>
  Promise.all([ownKey, givenKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** Keeps offers and contracts as the server tells of them, and asks now and then where it cannot tell. */
export function followContracts(): () => void {
  const timer = setInterval(() => {
    if (!isLineStanding()) void askAgain()
  }, pollMs)
  const stops = [
    onSocketEvent(({ kind }) => {
      if (kind === 'contract.changed') void askAgain()
    }),
    onSocketReady(() => {
      if (queryClient.getQueryData(ownKey) !== undefined || isBlind) void askAgain()
      isBlind = false
    }),
    () => clearInterval(timer),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

type GivenFilter = {
  readonly kind?: ContractKind | undefined
  readonly downline?: string | undefined
  readonly open?: boolean | undefined
}

export const readGiven = (
  { kind, downline, open }: GivenFilter,
  { cursor, limit, signal }: { cursor: string | undefined; limit: number; signal: AbortSignal },
) =>
  call(
    calls.listContracts,
    {
      side: 'given',
      limit,
      ...(kind && { kind }),
      ...(downline && { downline }),
      ...(open && { open }),
      ...(cursor && { cursor }),
    },
    { signal },
  )

export const givenQuery = (filter: GivenFilter) =>
  infiniteQueryOptions({
    queryKey: [...givenKey, 'pages', filter],
    queryFn: ({ signal, pageParam: cursor }) => readGiven(filter, { cursor, limit: 20, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** What one downline has of the caller, and what waits there. */
export const givenToQuery = (downline: string) =>
  queryOptions({
    queryKey: [...givenKey, 'to', downline],
    queryFn: async ({ signal }) =>
      (await readGiven({ downline, open: true }, { cursor: undefined, limit: 20, signal })).items,
    enabled: downline !== '',
    staleTime: 0,
  })

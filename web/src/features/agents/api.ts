import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { ReplyOf } from '@baize/contract/endpoint'
import type { getTeamOverview, listDownlines, listTeams } from '@baize/contract/agents/team-reports'
import { call } from '../../shared/api.ts'
import type { TeamFilter } from './filter.ts'

export type Overview = ReplyOf<typeof getTeamOverview>
export type Lines = ReplyOf<typeof listTeams>
export type Downlines = ReplyOf<typeof listDownlines>

export const pageSize = 20

// A report is looked up to see what is there now; while one looks, it follows within the minute.
const fresh = { staleTime: 0, refetchInterval: 30_000, placeholderData: keepPreviousData } as const

const daysOf = ({ range }: Pick<TeamFilter, 'range'>) => ({
  from: range.firstDay,
  to: range.lastDay,
})
const ofWhom = ({ of }: Pick<TeamFilter, 'of'>) => (of === '' ? {} : { of })

export const overviewQuery = (filter: Pick<TeamFilter, 'range'>) =>
  queryOptions({
    queryKey: ['own', 'team overview', daysOf(filter)],
    queryFn: ({ signal }) => call(calls.getTeamOverview, daysOf(filter), { signal }),
    ...fresh,
  })

type LinesFilter = Pick<TeamFilter, 'range' | 'of' | 'sort' | 'direction' | 'page'> &
  Partial<Pick<TeamFilter, 'product' | 'search' | 'alone'>>

function askedLines(filter: LinesFilter) {
  const { sort, direction, page, product = '', search = '', alone = false } = filter
  return {
    ...daysOf(filter),
    // Who is looked for may stand anywhere in the team.
    ...(search === '' ? ofWhom(filter) : { account: search }),
    ...(alone && { alone }),
    ...(product !== '' && { product }),
    sort,
    direction,
    page,
  }
}

export const linesQuery = (filter: LinesFilter) =>
  queryOptions({
    queryKey: ['own', 'team lines', askedLines(filter)],
    queryFn: ({ signal }) =>
      call(calls.listTeams, { ...askedLines(filter), limit: pageSize }, { signal }),
    ...fresh,
  })

/** All lines for a file; the number of the page is its cursor. */
export async function readLines(
  filter: LinesFilter,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const page = Number(cursor ?? 1)
  const limit = 100
  const { items, total } = await call(
    calls.listTeams,
    { ...askedLines(filter), page, limit },
    { signal },
  )
  return { items, next: page * limit < total ? String(page + 1) : null }
}

type MembersFilter = Pick<TeamFilter, 'of' | 'deep' | 'search'>

const askedMembers = ({ deep, search, ...filter }: MembersFilter) => ({
  ...ofWhom(filter),
  deep,
  ...(search !== '' && { search }),
})

export const readMembers = (
  filter: MembersFilter,
  { cursor, limit, signal }: { cursor: string | undefined; limit: number; signal: AbortSignal },
) =>
  call(
    calls.listDownlines,
    { ...askedMembers(filter), limit, ...(cursor && { cursor }) },
    { signal },
  )

/** Who is right below somebody and has a team, for the tree; as many as one look takes in. */
export const branchesQuery = (of: string) =>
  queryOptions({
    queryKey: ['own', 'team members', 'branches', of],
    queryFn: ({ signal }) =>
      call(
        calls.listDownlines,
        { ...ofWhom({ of }), deep: false, onlyTeams: true, limit: 100 },
        { signal },
      ),
    staleTime: 30_000,
  })

export const membersQuery = (filter: MembersFilter) =>
  infiniteQueryOptions({
    queryKey: ['own', 'team members', askedMembers(filter)],
    queryFn: ({ signal, pageParam: cursor }) =>
      readMembers(filter, { cursor, limit: pageSize, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { WireCall } from '@baize/contract/client/browser'
import { call } from '../../shared/api.ts'
import type { MembersFilter } from './list/filter.ts'
import { useWrite } from '../../shared/forms/use-write.ts'

export function membersQuery(filter: MembersFilter) {
  return infiniteQueryOptions({
    queryKey: ['members', filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listMembers,
        { ...filter, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export function memberQuery(id: string) {
  return queryOptions({
    queryKey: ['member', id],
    queryFn: ({ signal }) => call(calls.getMember, { id }, { signal }),
    refetchInterval: 30_000,
  })
}

/** Everything that the member page shows. */
export type MemberFile = Awaited<
  ReturnType<Extract<ReturnType<typeof memberQuery>['queryFn'], (...given: never[]) => unknown>>
>

/** Accounts whose name or number begins like this, for choosing one. */
export function findMembersQuery(search: string) {
  return queryOptions({
    queryKey: ['members', 'found', search],
    queryFn: ({ signal }) => call(calls.listMembers, { search, limit: 5 }, { signal }),
    enabled: search.trim() !== '',
  })
}

/** Writes, after which what is shown is read anew, whatever came of it. */
export function useMemberWrite() {
  const write = useWrite('members', 'member')
  return <Input, Reply>(wire: WireCall<Input, Reply>, input: Input) =>
    write(() => call(wire, input))
}

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import type { LaunchTest } from '@baize/contract/catalogue/catalogue-desk'
import { call } from '../../shared/api.ts'

/** By the code of the vendor. */
export type LastTests = Readonly<Record<string, LaunchTest>>

/** The server keeps no launch tests. Those that were run in this window stay until it is closed. */
const lastTestsQuery = queryOptions<LastTests>({
  queryKey: ['last-launch-tests'],
  queryFn: () => ({}),
  initialData: {},
  staleTime: Infinity,
  gcTime: Infinity,
  enabled: false,
})

export function useLastTests(): LastTests {
  return useQuery(lastTestsQuery).data
}

/** Keeps the latest test of each vendor. */
export function useKeepTests(): (tests: readonly LaunchTest[]) => void {
  const client = useQueryClient()
  return (tests) => {
    const latest = Object.fromEntries(tests.map((test) => [test.vendor, test]))
    client.setQueryData(lastTestsQuery.queryKey, (known) => ({ ...known, ...latest }))
  }
}

export function useTestVendors() {
  const keep = useKeepTests()
  return useMutation({
    mutationFn: () => call(calls.testVendors, {}),
    onSuccess: ({ items }) => keep(items),
  })
}

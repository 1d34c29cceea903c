import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'

export type Search = Readonly<Record<string, string | undefined>>

/**
 * The filters, tabs and open records of a page are in the query of its address. A change with `undefined`
 * takes a field out. Typing replaces the entry of the history; opening something adds one, so that Back
 * closes it.
 */
export function useSearch(): [
  search: Search,
  change: (part: Search, how?: 'replace' | 'push') => void,
] {
  return [useAddress().search, changeSearch]
}

function changeSearch(part: Search, how: 'replace' | 'push' = 'replace'): void {
  go({ search: { ...readAddress().search, ...part } }, { replace: how === 'replace' })
}

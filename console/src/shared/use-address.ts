import { useCallback } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'

export type Address = Readonly<Record<string, string | undefined>>

/**
 * The filters, tabs and open records of a page are in its address. A change with `undefined` takes a
 * field out. Typing replaces the entry of the history; opening something adds one, so that Back closes it.
 */
export function useAddress(): [
  address: Address,
  change: (part: Address, how?: 'replace' | 'push') => void,
] {
  const address = useSearch({ strict: false }) as Address
  const navigate = useNavigate()
  const change = useCallback(
    (part: Address, how: 'replace' | 'push' = 'replace') => {
      void navigate({
        to: '.',
        search: ((now: Address) => ({ ...now, ...part })) as never,
        replace: how === 'replace',
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [address, change]
}

import { useQuery } from '@tanstack/react-query'
import { go, useAddress } from '@baize/ui/address.ts'
import type { GameCategory } from '@baize/contract/catalogue-names'
import { gamesQuery } from './api.ts'

/** One page of a list of games. The page lives in the address; another vendor starts at the first. */
export function useGamePage(category: GameCategory, vendor: string | undefined) {
  const { path, search } = useAddress()
  const page = Math.max(1, Math.trunc(Number(search['page'])) || 1)
  const query = gamesQuery({ gameType: category, vassalage: vendor, pageNo: page })
  const { data, error, refetch } = useQuery(query)
  return {
    data,
    error,
    page,
    retry: () => void refetch(),
    choose: (next: string | undefined) => go({ path, search: { vendor: next } }),
    turn: (next: number) => {
      go({ path, search: { ...search, page: next } })
      scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}

export type GamePage = ReturnType<typeof useGamePage>

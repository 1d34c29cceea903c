import { go, useAddress } from '@baize/ui/navigation/address.ts'
import { searchWords } from './search-words.ts'

/** What the address of the results says: the words, what narrows them, and the page. */
export function useSearchAddress() {
  const { path, search } = useAddress()
  const { q, category, vendor } = search
  return {
    words: searchWords(q ?? ''),
    category,
    vendor,
    page: Math.max(1, Math.trunc(Number(search['page'])) || 1),
    /** Another way to narrow begins at the first page. */
    narrow: (next: { category?: string | undefined; vendor?: string | undefined }) =>
      go({ path, search: { ...search, ...next, page: undefined } }),
    turn: (page: number) => {
      go({ path, search: { ...search, page } })
      scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}

export type SearchAddress = ReturnType<typeof useSearchAddress>

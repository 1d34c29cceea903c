import { go } from '@baize/ui/navigation/address.ts'
import { rememberSearch } from './recent-searches.ts'
import { searchWords } from './search-words.ts'

const storageKey = 'search'

/** Stores the words and goes to their results. */
export function goSearch(text: string): void {
  const q = searchWords(text)
  if (q === '') return
  sessionStorage.setItem(storageKey, q)
  rememberSearch(q)
  go({ path: '/search', search: { q } })
}

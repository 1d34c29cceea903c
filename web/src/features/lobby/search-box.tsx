import { Search } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { go, useAddress } from '@baize/ui/address.ts'
import { KeyCap } from '@baize/ui/key-cap'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useLanes } from './api.ts'

const storageKey = 'search'

/** Enter stores the text and goes to the results, where the box still holds it. */
export function SearchBox() {
  const t = useText()
  const { path: pathname, search } = useAddress()
  const field = useRef<HTMLInputElement>(null)
  const shown = pathname === '/search' ? (search['q'] ?? '') : ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = field.current?.value.trim() ?? ''
    if (q === '') return
    sessionStorage.setItem(storageKey, q)
    go({ path: '/search', search: { q } })
  }

  return (
    <form role="search" onSubmit={submit} className="relative w-full max-w-[344px]">
      <Search
        size={18}
        aria-hidden="true"
        className="absolute start-3 top-1/2 -translate-y-1/2 text-text-3"
      />
      <input
        key={shown}
        ref={field}
        type="search"
        name="q"
        maxLength={100}
        defaultValue={shown}
        aria-label={t('shell.searchGames')}
        placeholder={useInvitation()}
        className="h-10 w-full rounded-ctl bg-s3 ps-10 pe-3 xl:pe-10 text-text placeholder:text-text-3 pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden"
      />
      <span aria-hidden="true" className="absolute end-2 top-1/2 -translate-y-1/2 max-xl:hidden">
        <KeyCap>/</KeyCap>
      </span>
    </form>
  )
}

/** Says how many games there are to find; what is hot is counted under its own kind already. */
function useInvitation(): string {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const games = useLanes()
    .filter(({ title }) => title !== 'HOT')
    .reduce((sum, lane) => sum + lane.games, 0)
  if (games === 0) return t('shell.searchGames')
  return t('shell.searchAmong', { games: games.toLocaleString(tag) })
}

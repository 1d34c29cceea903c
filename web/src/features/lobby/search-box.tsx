import { Search } from 'lucide-react'
import { useEffect, useRef, type FormEvent } from 'react'
import { go, useAddress } from '@baize/ui/address.ts'
import { KeyCap } from '@baize/ui/key-cap'
import { useText } from '@baize/texts/use-text'

const storageKey = 'search'

/** Enter stores the text and goes to the results, where the box still holds it. */
export function SearchBox() {
  const t = useText()
  const { path: pathname, search } = useAddress()
  const field = useRef<HTMLInputElement>(null)
  const shown = pathname === '/search' ? (search['q'] ?? '') : ''

  useEffect(() => {
    const focusBySlash = (event: KeyboardEvent) => {
      const typing = (event.target as HTMLElement).closest(
        'input, textarea, select, [contenteditable]',
      )
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', focusBySlash)
    return () => removeEventListener('keydown', focusBySlash)
  }, [])

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
        placeholder={t('shell.searchGames')}
        className="h-10 w-full rounded-ctl bg-s3 ps-10 pe-10 text-text placeholder:text-text-3 [&::-webkit-search-cancel-button]:hidden"
      />
      <span aria-hidden="true" className="absolute end-2 top-1/2 -translate-y-1/2 max-lg:hidden">
        <KeyCap>/</KeyCap>
      </span>
    </form>
  )
}

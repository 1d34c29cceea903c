import { Search, X } from 'lucide-react'
import { Suspense, useId, useRef } from 'react'
import { longestQuery } from '@baize/kernel/search/limits'
import { Fence } from '@baize/ui/waiting/fence'
import { KeyCap } from '@baize/ui/key-cap'
import { useText } from '@baize/texts/use-text'
import type { FoundGame } from './found-game.ts'
import type { HelpTarget } from './match-help.ts'
import { InstantPanel } from './parts.ts'
import { useSearchBox, type SearchWays } from './use-search-box.ts'

export type SearchBoxProps = SearchWays & {
  /** What stands in the empty box. */
  readonly invitation: string
  readonly helpPages: readonly HelpTarget[]
  /** What is offered where nothing is found and nothing is near. */
  readonly popular: readonly FoundGame[]
}

/** Games and help while one types, in a list below the box. Enter stores the words and goes to all results. */
export function SearchBox({ invitation, helpPages, popular, ...ways }: SearchBoxProps) {
  const t = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const box = useSearchBox(ways)
  const { words, shown, active } = box
  return (
    <form role="search" onSubmit={box.submit} className="relative w-full md:max-w-[344px]">
      <Search
        size={18}
        aria-hidden="true"
        className="absolute start-3 top-1/2 -translate-y-1/2 text-text-3"
      />
      <input
        ref={field}
        type="search"
        role="combobox"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestQuery}
        value={words}
        aria-label={t('shell.searchGames')}
        aria-autocomplete="list"
        aria-expanded={box.count > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={invitation}
        onFocus={box.reach}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.form?.contains(relatedTarget)) box.close()
        }}
        onChange={({ target }) => box.type(target.value)}
        onKeyDown={box.press}
        className="h-10 w-full rounded-ctl bg-s3 ps-10 pe-10 text-ellipsis text-text placeholder:text-text-3 pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden"
      />
      <BoxEnd
        isEmpty={words === ''}
        onClear={() => {
          box.type('')
          field.current?.focus()
        }}
      />
      {box.reached && (
        // Without the list the box still leads to the results.
        <Fence renderFailure={() => null}>
          <Suspense>
            <InstantPanel
              id={id}
              words={words}
              helpPages={helpPages}
              popular={popular}
              open={shown}
              active={active}
              onResults={box.setResults}
              onChoose={box.chooseListed}
            />
          </Suspense>
        </Fence>
      )}
    </form>
  )
}

/** The key that leads here, or what empties the box: for pointers, since Esc does it on a keyboard. */
function BoxEnd({ isEmpty, onClear }: { isEmpty: boolean; onClear: () => void }) {
  const t = useText()
  if (isEmpty) {
    return (
      <span aria-hidden="true" className="absolute end-2 top-1/2 -translate-y-1/2 max-xl:hidden">
        <KeyCap>/</KeyCap>
      </span>
    )
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('shell.clearSearch')}
      onClick={onClear}
      className="absolute end-0 top-0 flex h-full w-10 items-center justify-center rounded-ctl text-text-3 hover:text-text"
    >
      <X size={18} aria-hidden="true" />
    </button>
  )
}

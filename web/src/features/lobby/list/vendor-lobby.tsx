import { ArrowLeft, Search } from 'lucide-react'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import type { VendorCard } from '@baize/contract/catalogue/catalogue'
import { useText } from '@baize/texts/use-text'
import { ClassifyChips } from './classify-chips.tsx'
import { GameList } from './game-list.tsx'
import { useGamePages } from './game-pages.ts'
import { readGamesFilter, toQuery, writeChange } from './list-filter.ts'
import { VendorPaused } from './vendor-paused.tsx'

/** One vendor's slots as a page of its own: its sign, its kinds of games, and a search among them. */
export function VendorLobby({ vendor }: { vendor: VendorCard }) {
  const t = useText()
  const filter = { ...readGamesFilter(useAddress()), vendor: vendor.vassalage }
  const query = toQuery('RNG', filter)
  const list = useGamePages(query, filter.page)
  const isFiltered = query.gameClassify !== undefined || query.gameName !== undefined
  return (
    <>
      <Link to="/rng" className="inline-flex min-h-9 items-center gap-1.5 font-medium text-link">
        <ArrowLeft size={16} aria-hidden="true" className="rtl:rotate-180" />
        {t('catalogue.allSlots')}
      </Link>
      <header className="mt-1 flex flex-wrap items-center gap-4">
        <img src={vendor.iconUrl} alt="" width={56} height={56} className="rounded-ctl" />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-h3 md:text-h2">{vendor.displayName}</h1>
          <p className="text-text-3">
            {list.total === undefined
              ? t('ui.loading')
              : t('shell.gamesFound', { count: list.total })}
          </p>
        </div>
        <FindHere words={filter.words ?? ''} />
      </header>
      <div className="mt-4 mb-4 flex border-b border-line pb-2.5">
        <ClassifyChips
          vendor={vendor.vassalage}
          chosen={filter.classify}
          onChoose={(classify) => change({ classify })}
        />
      </div>
      {vendor.maintenance && <VendorPaused vendor={vendor} />}
      <GameList
        query={query}
        page={filter.page}
        list={list}
        onClear={isFiltered ? () => change({ classify: undefined, words: undefined }) : undefined}
      />
    </>
  )
}

function change(changed: Parameters<typeof writeChange>[1], replace = false): void {
  const { path, search } = readAddress()
  go({ path, search: writeChange(search, changed) }, { replace })
}

/** Words change the address in place: each letter is no step of the history. */
function FindHere({ words }: { words: string }) {
  const t = useText()
  return (
    <label className="relative w-full sm:w-72">
      <span className="visually-hidden">{t('catalogue.searchHere')}</span>
      <Search
        size={18}
        aria-hidden="true"
        className="absolute start-3 top-1/2 -translate-y-1/2 text-text-3"
      />
      <input
        type="search"
        maxLength={100}
        defaultValue={words}
        onChange={(event) => change({ words: event.target.value || undefined }, true)}
        placeholder={t('catalogue.searchHere')}
        className="h-11 w-full rounded-ctl bg-s3 ps-10 pe-3 placeholder:text-text-3"
      />
    </label>
  )
}

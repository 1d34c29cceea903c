import { X } from 'lucide-react'
import type { DeskVendor } from '@baize/contract/catalogue/catalogue-desk'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { SearchBox } from '../../../shared/forms/search-box.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { gameLabelNames, standingNames, standings } from '../words.ts'
import { labels, readDeskGamesFilter } from './filter.ts'

const cleared = { q: undefined, vendor: undefined, label: undefined, state: undefined }

/** Everything but the category that narrows the list; all of it is in the address. */
export function GamesFilterBar({ vendors }: { readonly vendors: readonly DeskVendor[] }) {
  const t = useText()
  const [search, change] = useSearch()
  const {
    search: text,
    vendor = '',
    label = '',
    status = '',
    sort = '',
  } = readDeskGamesFilter(search)
  const isSet = Boolean(text || vendor || label || status)
  return (
    <>
      <SearchBox label={t('catalogue-desk.searchGames')} field="q" className="w-full sm:w-64" />
      <FilterChip
        label={t('catalogue-desk.vendor')}
        value={vendor}
        onValue={(chosen) => change({ vendor: chosen })}
        options={vendors.map(({ code, name }) => [code, name])}
      />
      <FilterChip
        label={t('catalogue-desk.label')}
        value={label}
        onValue={(chosen) => change({ label: chosen })}
        options={labels.map((name) => [name, t(gameLabelNames[name])])}
      />
      <FilterChip
        label={t('catalogue-desk.state')}
        value={status}
        onValue={(chosen) => change({ state: chosen })}
        options={standings.map((name) => [name, t(standingNames[name])])}
      />
      {/* On a phone the table has no head to sort by. */}
      <span className="md:hidden">
        <FilterChip
          label={t('catalogue-desk.order')}
          value={sort}
          onValue={(chosen) => change({ sort: chosen })}
          options={[['rounds', t('catalogue-desk.roundsToday')]]}
        />
      </span>
      {isSet && (
        <Button size="sm" variant="ghost" icon={<X size={16} />} onClick={() => change(cleared)}>
          {t('ops.clearFilters')}
        </Button>
      )}
    </>
  )
}

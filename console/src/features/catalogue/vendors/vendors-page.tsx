import { useQuery } from '@tanstack/react-query'
import { PageHead } from '@baize/ui/navigation/page-head'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { useKeys } from '../../../shared/keys.ts'
import { useOperator } from '../../../shared/operator.ts'
import { ReadOnlyNote } from '../../../shared/documents/read-only-note.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { deskVendorsQuery, catalogueWriters } from '../api.ts'
import { Beside } from '../../../shared/forms/beside.tsx'
import { standingOf } from '../standing.ts'
import { gameCategoryNames } from '../../../shared/words/game-category-names.ts'
import { shownCategories, standingNames, standings } from '../words.ts'
import { inOrder } from './in-order.ts'
import { VendorDrawer } from './vendor-drawer.tsx'
import { VendorTable } from './vendor-table.tsx'

/** Who brings the games: in which order people see them, and which of them are open. */
export function VendorsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const list = useQuery(deskVendorsQuery)
  const mayWrite = useOperator().can(...catalogueWriters)
  const category = shownCategories.find((name) => name === search['category'])
  const state = standings.find((name) => name === search['state'])
  const all = inOrder(list.data?.items ?? [], category)
  const shown = state === undefined ? all : all.filter((vendor) => standingOf(vendor) === state)
  const open = all.find(({ code }) => code === search['open'])
  const close = () => change({ open: undefined })
  useKeys(open ? [{ keys: 'Escape', label: t('ops.keyClose'), run: close }] : [])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placeVendors')} sub={t('catalogue-desk.vendorsSub')} />
      {!mayWrite && <ReadOnlyNote writers={catalogueWriters} />}
      <div className="flex flex-wrap items-center gap-2">
        <FilterChip
          label={t('catalogue-desk.category')}
          value={category ?? ''}
          onValue={(chosen) => change({ category: chosen })}
          options={shownCategories.map((name) => [name, t(gameCategoryNames[name])])}
        />
        <FilterChip
          label={t('catalogue-desk.state')}
          value={state ?? ''}
          onValue={(chosen) => change({ state: chosen })}
          options={standings.map((name) => [name, t(standingNames[name])])}
        />
        <p className="text-meta text-text-3">
          {category === undefined
            ? t('catalogue-desk.orderEverywhere')
            : t('catalogue-desk.orderIn', { category: t(gameCategoryNames[category]) })}
        </p>
      </div>
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Beside
        list={
          <VendorTable
            // Another order begins with what is live.
            key={`${category} ${state}`}
            vendors={shown}
            category={category}
            loading={list.isPending}
            failed={list.isError}
            // Some of them cannot be put in order: where would the others stand?
            mayOrder={mayWrite && state === undefined}
            openCode={open?.code}
            onOpen={(code) => change({ open: code }, open ? 'replace' : 'push')}
          />
        }
        record={open && <VendorDrawer key={JSON.stringify(open)} vendor={open} onClose={close} />}
      />
    </div>
  )
}

import { X } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { Segmented } from '@baize/ui/forms/segmented'
import { useText } from '@baize/texts/use-text'
import { FilterChip } from '../../shared/forms/filter-chip.tsx'
import { SearchBox } from '../../shared/forms/search-box.tsx'
import { useSearch } from '../../shared/forms/use-search.ts'
import { isNarrowed, rtpStates, type RtpFilter } from './filter.ts'
import { rtpStateNames } from './use-words.ts'

type FilterBarProps = {
  readonly filter: RtpFilter
  readonly vendors: readonly { readonly code: string; readonly name: string }[]
}

const cleared = { q: undefined, vendor: undefined, state: undefined }

/** What narrows the list; all of it is in the address. */
export function RtpFilterBar({ filter, vendors }: FilterBarProps) {
  const t = useText()
  const [, change] = useSearch()
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      <Segmented
        size="sm"
        label={t('rtp-desk.by')}
        value={filter.by}
        segments={[
          { value: 'game', label: t('rtp-desk.byGame') },
          { value: 'model', label: t('rtp-desk.byModel') },
        ]}
        onValue={(by) => change({ by: by === 'game' ? undefined : by, open: undefined })}
      />
      <SearchBox label={t('rtp-desk.search')} field="q" className="w-full sm:w-64" />
      {filter.by === 'game' && (
        <FilterChip
          label={t('rtp-desk.vendor')}
          value={filter.vendor ?? ''}
          onValue={(vendor) => change({ vendor })}
          options={vendors.map(({ code, name }) => [code, name])}
        />
      )}
      <FilterChip
        label={t('rtp-desk.reading')}
        value={filter.state ?? ''}
        onValue={(state) => change({ state })}
        options={rtpStates.map((name) => [name, t(rtpStateNames[name])])}
      />
      {isNarrowed(filter) && (
        <Button size="sm" variant="ghost" icon={<X size={16} />} onClick={() => change(cleared)}>
          {t('ops.clearFilters')}
        </Button>
      )}
    </div>
  )
}

import { Calendar, X } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { pastPresets } from '@baize/ui/forms/date-presets.ts'
import { useUiTexts } from '@baize/ui/texts'
import { useText } from '@baize/texts/use-text'
import { FilterChip } from '../../shared/forms/filter-chip.tsx'
import { SearchBox } from '../../shared/forms/search-box.tsx'
import { useSearch } from '../../shared/forms/use-search.ts'
import { DayFields } from '../../shared/forms/day-fields.tsx'

type FilterBarProps = {
  readonly people: readonly string[]
  readonly actions: readonly { readonly action: string; readonly says: string }[]
}

/** Everything that narrows the list; all of it is in the address. */
export function FilterBar({ people, actions }: FilterBarProps) {
  const t = useText()
  const { datePresets } = useUiTexts()
  const [search, change] = useSearch()
  const { days, person, action } = search
  const isSet = Boolean(search['text'] || days || person || action)
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      <SearchBox label={t('ops.auditSearch')} field="text" />
      <FilterChip
        label={t('ops.filterDays')}
        icon={<Calendar size={16} aria-hidden="true" />}
        value={days ?? ''}
        onValue={(chosen) => change({ days: chosen, from: undefined, to: undefined })}
        options={[...pastPresets, 'custom' as const].map((id) => [id, datePresets[id]])}
      />
      {days === 'custom' && <DayFields />}
      <FilterChip
        label={t('ops.filterPerson')}
        value={person ?? ''}
        onValue={(chosen) => change({ person: chosen })}
        options={people.map((name) => [name, name])}
      />
      <FilterChip
        label={t('ops.filterAction')}
        value={action ?? ''}
        onValue={(chosen) => change({ action: chosen })}
        options={actions.map((one) => [one.action, one.says])}
      />
      {isSet && (
        <Button
          size="sm"
          variant="ghost"
          icon={<X size={16} />}
          onClick={() =>
            change({
              text: undefined,
              days: undefined,
              from: undefined,
              to: undefined,
              person: undefined,
              action: undefined,
            })
          }
        >
          {t('ops.clearFilters')}
        </Button>
      )}
    </div>
  )
}

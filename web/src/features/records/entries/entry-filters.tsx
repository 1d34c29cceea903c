import { entryKinds } from '@baize/contract/wagers/record-names'
import { Select } from '@baize/ui/forms/select'
import { useText } from '@baize/texts/use-text'
import { outcomes } from '../filter.ts'
import { FilterBox } from '../filter-box.tsx'
import { useRecordFilter } from '../use-record-filter.ts'
import { entryKindTexts, outcomeTexts } from '../words.ts'

/** What narrows the account record: the type and what became of it. */
export function EntryFilters() {
  const t = useText()
  const { filter, change } = useRecordFilter()
  return (
    <FilterBox isNarrowed={filter.kind + filter.outcome !== ''}>
      <Select
        dense
        label={t('reports.kind')}
        value={filter.kind}
        options={[
          { value: '', label: t('reports.anyKind') },
          ...entryKinds.map((value) => ({ value, label: t(entryKindTexts[value]) })),
        ]}
        onValue={(kind) => change({ kind })}
      />
      <Select
        dense
        label={t('reports.outcome')}
        value={filter.outcome}
        options={[
          { value: '', label: t('reports.anyOutcome') },
          ...outcomes.map((value) => ({ value, label: t(outcomeTexts[value]) })),
        ]}
        onValue={(outcome) => change({ outcome })}
      />
    </FilterBox>
  )
}

import { Calendar, X } from 'lucide-react'
import type { BookAccount } from '@baize/contract/ledger/books'
import { Button } from '@baize/ui/button'
import { pastPresets } from '@baize/ui/forms/date-presets.ts'
import { useUiTexts } from '@baize/ui/texts'
import { useText } from '@baize/texts/use-text'
import { DayFields } from '../../../shared/forms/day-fields.tsx'
import { ExportButton } from '../../../shared/lists/export-button.tsx'
import { FilterChip } from '../../../shared/forms/filter-chip.tsx'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useSearch } from '../../../shared/forms/use-search.ts'
import type { EntryFilter } from '../api.ts'
import { reasonCodes, reasonName } from '../reason-names.ts'
import { mostEntries, writeEntries } from './entry-file.ts'

type EntryFiltersProps = { readonly account: BookAccount; readonly filter: EntryFilter }

/** Days and reason, all of it in the address, and the file of what they leave. */
export function LedgerFilters({ account, filter }: EntryFiltersProps) {
  const t = useText()
  const { datePresets } = useUiTexts()
  const countText = useCountText()
  const [{ days, reason }, change] = useSearch()
  const none = { days: undefined, from: undefined, to: undefined }
  const owner = account.owner.replace(/^.*:/, '')
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 md:px-5">
      <FilterChip
        label={t('ops.filterDays')}
        icon={<Calendar size={16} aria-hidden="true" />}
        value={days ?? ''}
        onValue={(chosen) => change({ ...none, days: chosen })}
        options={[...pastPresets, 'custom' as const].map((id) => [id, datePresets[id]])}
      />
      {days === 'custom' && <DayFields />}
      <FilterChip
        label={t('ops.ledgerAnyReason')}
        value={reason ?? ''}
        onValue={(chosen) => change({ reason: chosen })}
        options={reasonCodes.map((code) => [code, reasonName(t, code)])}
      />
      {Boolean(days || reason) && (
        <Button
          size="sm"
          variant="ghost"
          icon={<X size={16} />}
          onClick={() => change({ ...none, reason: undefined })}
        >
          {t('ops.clearFilters')}
        </Button>
      )}
      <div className="ms-auto">
        <ExportButton
          size="sm"
          list="ledger"
          filter={{ owner: account.owner, account: account.id, ...filter }}
          name={`ledger-${owner}-${account.kind}`}
          label={t('ops.ledgerCsv')}
          write={async (options) => {
            const { file, isCut } = await writeEntries(account, filter, options)
            const lacks = t('ops.ledgerCsvCut', { count: countText(mostEntries) })
            return isCut ? { file, lacks } : file
          }}
        />
      </div>
    </div>
  )
}

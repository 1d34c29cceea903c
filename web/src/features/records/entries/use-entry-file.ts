import type { AccountEntry } from '@baize/contract/wagers/records'
import { useText } from '@baize/texts/use-text'
import { useSystem } from '../../../shared/system.ts'
import { sumCell, timeCell } from '../../../shared/report/csv-cells.ts'
import type { RecordFilter } from '../filter.ts'
import { entryKindText, stateText } from '../words.ts'

/** How the account record stands in a file, in the reader's words. */
export function useEntryFile({ range }: RecordFilter) {
  const t = useText()
  const { zone } = useSystem().info.brand
  const heads = [
    `${t('reports.time')} (${zone})`,
    t('reports.kind'),
    t('reports.about'),
    t('reports.amount'),
    t('reports.currency'),
    t('reports.outcome'),
    t('reports.reference'),
  ]
  const cells = (entry: AccountEntry): string[] => [
    timeCell(entry.at, zone),
    t(entryKindText(entry)),
    entry.about,
    sumCell(entry.amount, entry.currency),
    entry.currency,
    t(stateText(entry.state, entry.outcome)),
    entry.reference,
  ]
  return { name: `account-${range.firstDay}-${range.lastDay}`, heads, cells }
}

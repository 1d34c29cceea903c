import { useText } from '@baize/texts/use-text'
import { sumCell, timeCell } from '../../../shared/report/csv-cells.ts'
import { useSystem } from '../../../shared/system.ts'
import type { RecordFilter } from '../filter.ts'
import { entryKindText } from '../words.ts'
import type { CreditLine } from './credit-columns.tsx'

/** How the credit report stands in a file, in the reader's words. */
export function useCreditFile({ range }: RecordFilter) {
  const t = useText()
  const { zone } = useSystem().info.brand
  const heads = [
    `${t('reports.time')} (${zone})`,
    t('reports.kind'),
    t('reports.about'),
    t('reports-credit.credited'),
    t('reports-credit.debited'),
    t('reports-credit.balance'),
    t('reports.currency'),
    t('reports.reference'),
  ]
  const cells = (line: CreditLine): string[] => {
    const { amount, currency } = line
    const isOut = amount.startsWith('-')
    return [
      timeCell(line.at, zone),
      t(entryKindText(line)),
      line.about,
      isOut ? '' : sumCell(amount, currency),
      isOut ? sumCell(amount.slice(1), currency) : '',
      sumCell(line.balance, currency),
      currency,
      line.reference,
    ]
  }
  return { name: `credit-${range.firstDay}-${range.lastDay}`, heads, cells }
}

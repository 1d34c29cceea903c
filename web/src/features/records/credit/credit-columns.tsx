import type { Column } from '@baize/ui/tables/table-column.ts'
import type { translate } from '@baize/texts/browser'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'
import type { CreditReport } from '../api.ts'
import { EntrySum } from '../entries/entry-columns.tsx'
import { entryKindText } from '../words.ts'

export type CreditLine = CreditReport['items'][number]

type Translate = typeof translate

/** A line of the statement has its sum under credited or debited; on a phone one card says both by the sign. */
export function creditColumns(t: Translate, isWide: boolean): readonly Column<CreditLine>[] {
  return isWide ? wideColumns(t) : cardColumns(t)
}

const balance = (line: CreditLine) => (
  <RecordSum of={line.balance} currency={line.currency} show="none" />
)

function cardColumns(t: Translate): readonly Column<CreditLine>[] {
  return [
    {
      id: 'kind',
      head: t('reports.kind'),
      priority: 1,
      cell: (line) => (
        <span className="min-w-0">
          <span className="block">{t(entryKindText(line))}</span>
          {line.about !== '' && (
            <span className="block text-meta font-normal break-words text-text-2">
              {line.about}
            </span>
          )}
          <span className="block text-meta font-normal text-text-3">
            <BrandMoment at={line.at} />
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('reports.amount'),
      align: 'end',
      priority: 1,
      cell: (line) => (
        <span className="grid content-start justify-items-end gap-1.5">
          <EntrySum entry={line} show="none" />
          <span className="text-meta font-normal text-text-3">
            {t('reports-credit.balance')} {balance(line)}
          </span>
        </span>
      ),
    },
  ]
}

function wideColumns(t: Translate): readonly Column<CreditLine>[] {
  const side = (id: 'credited' | 'debited'): Column<CreditLine> => ({
    id,
    head: t(`reports-credit.${id}`),
    align: 'end',
    cell: (line) => {
      const isOut = line.amount.startsWith('-')
      if (isOut !== (id === 'debited')) return <span className="text-text-3">–</span>
      return <EntrySum entry={line} show="none" />
    },
  })
  return [
    {
      id: 'time',
      head: t('reports.time'),
      cell: ({ at }) => <BrandMoment at={at} className="text-text-3" />,
    },
    {
      id: 'kind',
      head: t('reports.kind'),
      priority: 1,
      cell: (line) => <span className="font-semibold">{t(entryKindText(line))}</span>,
    },
    {
      id: 'about',
      head: t('reports.about'),
      cell: ({ about }) => <span className="break-words">{about === '' ? '–' : about}</span>,
    },
    side('credited'),
    side('debited'),
    { id: 'balance', head: t('reports-credit.balance'), align: 'end', cell: balance },
  ]
}

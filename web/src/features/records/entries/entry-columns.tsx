import type { AccountEntry } from '@baize/contract/wagers/records'
import { StatusChip } from '@baize/ui/figures/status-chip'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { translate } from '@baize/texts/browser'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { entryKindText, outcomeTones, stateText } from '../words.ts'

type Translate = typeof translate

export function EntryChip({ entry }: { readonly entry: AccountEntry }) {
  const { outcome, state } = entry
  return (
    <StatusChip tone={outcomeTones[outcome]}>{translate(stateText(state, outcome))}</StatusChip>
  )
}

/** Money that has not moved, or never will, carries no colour of a gain or a loss. */
export function EntrySum({ entry, show }: { entry: AccountEntry; show: 'code' | 'none' }) {
  const { outcome, amount, currency } = entry
  return (
    <RecordSum
      of={amount}
      currency={currency}
      show={show}
      plus
      trend={outcome === 'done'}
      className={outcome === 'failed' ? 'text-text-3 line-through' : 'font-semibold'}
    />
  )
}

/** The table of the account record; on a phone each row is a card of two halves: what it was, and the sum. */
export function entryColumns(t: Translate, isWide: boolean): readonly Column<AccountEntry>[] {
  return isWide ? wideColumns(t) : cardColumns(t)
}

function cardColumns(t: Translate): readonly Column<AccountEntry>[] {
  return [
    {
      id: 'kind',
      head: t('reports.kind'),
      priority: 1,
      cell: ({ kind, amount, about, at }) => (
        <span className="min-w-0">
          <span className="block">{t(entryKindText({ kind, amount }))}</span>
          {about !== '' && (
            <span className="block text-meta font-normal break-words text-text-2">{about}</span>
          )}
          <span className="block text-meta font-normal text-text-3">
            <BrandMoment at={at} />
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('reports.amount'),
      align: 'end',
      priority: 1,
      cell: (entry) => (
        <span className="grid content-start justify-items-end gap-1.5">
          <EntrySum entry={entry} show="none" />
          <EntryChip entry={entry} />
        </span>
      ),
    },
  ]
}

function wideColumns(t: Translate): readonly Column<AccountEntry>[] {
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
      cell: (entry) => <span className="font-semibold">{t(entryKindText(entry))}</span>,
    },
    {
      id: 'about',
      head: t('reports.about'),
      cell: ({ about }) => <span className="break-words">{about === '' ? '–' : about}</span>,
    },
    {
      id: 'amount',
      head: t('reports.amount'),
      align: 'end',
      priority: 1,
      cell: (entry) => <EntrySum entry={entry} show="none" />,
    },
    { id: 'state', head: t('reports.outcome'), cell: (entry) => <EntryChip entry={entry} /> },
  ]
}

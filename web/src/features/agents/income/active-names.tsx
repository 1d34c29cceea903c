import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CountedMember } from '@baize/contract/agents/settlements'
import type { Currency } from '@baize/kernel/money'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { activeMembersQuery } from './api.ts'

/** Who was counted, behind the count: asked for once somebody wants to see it. */
export function ActiveNames({ id }: { readonly id: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-8 w-fit cursor-pointer text-body-s text-link">
        {t('agents-why.showNames')}
      </summary>
      {isOpen && <Names id={id} />}
    </details>
  )
}

function Names({ id }: { readonly id: string }) {
  const t = useText()
  const { data, error, refetch } = useQuery(activeMembersQuery(id))
  if (error) return <FailureNote error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-16" />
  const { items, more, currency } = data
  if (items.length === 0) return <p className="text-body-s text-text-3">{t('agents-why.nobody')}</p>
  return (
    <div className="max-h-64 overflow-y-auto">
      <Table<Row>
        dense
        label={t('agents-why.names')}
        rows={items.map((one, at) => ({ ...one, place: String(at) }))}
        rowId={({ place }) => place}
        columns={columnsOf(t, currency)}
      />
      {more > 0 && <p className="text-meta text-text-3">{t('agents-why.more', { count: more })}</p>}
    </div>
  )
}

/** Two that are masked may be called the same. */
type Row = CountedMember & { readonly place: string }

function columnsOf(t: ReturnType<typeof useText>, currency: Currency): readonly Column<Row>[] {
  return [
    {
      id: 'name',
      head: t('agents.account'),
      priority: 1,
      cell: ({ name, isLeftOut }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="break-all">{name}</span>
          {isLeftOut && <StatusChip tone="plain">{t('agents-why.leftOut')}</StatusChip>}
        </span>
      ),
    },
    {
      id: 'validBet',
      head: t('reports.validBets'),
      align: 'end',
      priority: 1,
      cell: ({ validBet }) => <RecordSum of={validBet} currency={currency} show="none" />,
    },
  ]
}

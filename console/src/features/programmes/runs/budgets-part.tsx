import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProgrammeBudget } from '@baize/contract/promotions/runs-desk'
import { Button } from '@baize/ui/button'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { budgetsQuery } from '../api.ts'
import { programmeWriters } from '../roles.ts'
import { programmeTexts } from '../words.ts'
import { BudgetDialog } from './budget-dialog.tsx'

/** What programmes may still give, and what of it is promised to somebody. */
export function BudgetsPart() {
  const t = useText()
  const { can } = useOperator()
  const found = useQuery(budgetsQuery)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-3">
      <div className="flex flex-wrap items-center gap-3 px-4 md:px-5">
        <p className="min-w-0 flex-1 basis-64 text-text-2">{t('programmes-desk.budgetsText')}</p>
        {can(...programmeWriters) && (
          <Button onClick={() => setOpen(true)}>{t('programmes-desk.changeBudget')}</Button>
        )}
      </div>
      <div className="px-4 empty:hidden md:px-5">
        <FailureNote error={found.error} onRetry={found.refetch} />
      </div>
      <Table
        label={t('programmes-desk.tabBudgets')}
        className="max-md:px-3 max-md:pb-3"
        columns={useColumns()}
        rows={found.data?.items ?? []}
        rowId={({ programme, currency }) => `${programme} ${currency}`}
        skeletonRows={found.isPending ? 3 : 0}
        empty={
          found.isSuccess && (
            <EmptyState picture={<RecordsPicture />} title={t('programmes-desk.budgetsEmpty')} />
          )
        }
      />
      {isOpen && <BudgetDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function useColumns(): readonly Column<ProgrammeBudget>[] {
  const t = useText()
  const sum = (id: 'left' | 'promised', head: string): Column<ProgrammeBudget> => ({
    id,
    head,
    align: 'end',
    cell: (one) => (
      <BookAmount
        bare={false}
        amount={one[id]}
        currency={one.currency}
        className={one[id] !== '0' ? '' : id === 'left' ? 'text-neg' : 'text-text-3'}
      />
    ),
  })
  return [
    {
      id: 'programme',
      head: t('programmes-desk.programme'),
      priority: 1,
      cell: ({ programme }) => t(programmeTexts[programme]),
    },
    sum('left', t('programmes-desk.left')),
    sum('promised', t('programmes-desk.promised')),
  ]
}

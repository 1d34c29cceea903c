import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import type { DryLine } from '@baize/contract/agents/settlement-desk'
import { Button } from '@baize/ui/button'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { dryRunQuery } from '../api.ts'
import { kindTexts, type ContractKind } from '../words.ts'
import { useLineColumns } from './line-columns.tsx'

/** What the windows that are due or running would come to as they stand. It writes nothing. */
export function DryRunPart({ kind }: { readonly kind: ContractKind | undefined }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const found = useQuery({ ...dryRunQuery(kind), enabled: isAsked })
  const columns = useDryColumns()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pb-4">
      <div className="flex flex-wrap items-center gap-3 px-4 md:px-5">
        <p className="min-w-0 flex-1 basis-64 text-text-2">{t('agents-desk.dryText')}</p>
        <Button
          icon={<Play size={16} />}
          busy={found.isFetching}
          onClick={() => (isAsked ? void found.refetch() : setAsked(true))}
        >
          {t(isAsked ? 'agents-desk.dryAgain' : 'agents-desk.dryRun')}
        </Button>
      </div>
      <div className="px-4 empty:hidden md:px-5">
        <FailureNote error={found.error} onRetry={found.refetch} />
      </div>
      {found.data && (
        <>
          <div className="grid gap-2 px-4 md:px-5">
            <p className="text-meta text-text-3">
              {t('agents-desk.dryFacts', { due: found.data.due, running: found.data.running })}{' '}
              <DeskMoment at={found.data.at} />
            </p>
            {found.data.totals.map(({ currency, amount, pays, owes }) => (
              <p key={currency} className="flex flex-wrap gap-x-5 gap-y-1">
                <span>
                  {t('agents-desk.cameTo')}{' '}
                  <BookAmount
                    bare={false}
                    amount={amount}
                    currency={currency}
                    className="font-semibold"
                  />
                </span>
                <span>
                  {t('agents-desk.wouldPay')} <BookAmount amount={pays} currency={currency} />
                </span>
                <span className={owes === '0' ? 'text-text-3' : 'text-neg'}>
                  {t('agents-desk.wouldOwe')} <BookAmount amount={owes} currency={currency} />
                </span>
              </p>
            ))}
            {found.data.isCut && <Note tone="info">{t('agents-desk.dryCut')}</Note>}
          </div>
          <Table
            dense
            label={t('agents-desk.tabDry')}
            className="max-md:px-3"
            columns={columns}
            rows={found.data.items}
            rowId={({ contract, from }) => `${contract} ${from}`}
            empty={<p className="px-5 text-text-3">{t('agents-desk.dryEmpty')}</p>}
          />
        </>
      )}
    </div>
  )
}

function useDryColumns() {
  const t = useText()
  const [agent, ...columns] = useLineColumns<DryLine>()
  return [
    ...(agent ? [agent] : []),
    { id: 'kind', head: t('agents-desk.kind'), cell: ({ kind }: DryLine) => t(kindTexts[kind]) },
    ...columns,
    {
      id: 'owes',
      head: t('agents-desk.wouldOwe'),
      align: 'end' as const,
      cell: ({ owes, currency }: DryLine) => (
        <BookAmount
          amount={owes}
          currency={currency}
          className={owes === '0' ? 'text-text-3' : 'text-neg'}
        />
      ),
    },
    {
      id: 'state',
      head: t('ops.columnState'),
      cell: ({ isDue }: DryLine) => (
        <StatusChip tone={isDue ? 'pending' : 'info'}>
          {t(isDue ? 'agents-desk.due' : 'agents-desk.running')}
        </StatusChip>
      ),
    },
  ]
}

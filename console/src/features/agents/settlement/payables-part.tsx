import { useQuery } from '@tanstack/react-query'
import type { Payable } from '@baize/contract/agents/settlement-desk'
import { Button } from '@baize/ui/button'
import { RecordsPicture } from '@baize/ui/figures/pictures'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { payablesQuery } from '../api.ts'
import { kindTexts, type ContractKind } from '../words.ts'

const pageSize = 50

/** Who owes whom, the oldest first: that is the order in which it is paid. */
export function PayablesPart({ kind }: { readonly kind: ContractKind | undefined }) {
  const t = useText()
  const [search, change] = useSearch()
  const page = Math.max(1, Number(search['page'] ?? '1') || 1)
  const found = useQuery(payablesQuery({ ...(kind && { kind }), page }))
  const slow = useSkeleton(found.isPending)
  const pages = Math.ceil((found.data?.total ?? 0) / pageSize)
  return (
    <div className="pb-2">
      <p className="px-4 pb-3 text-text-2 md:px-5">{t('agents-desk.payablesText')}</p>
      <div className="px-4 empty:hidden md:px-5">
        <FailureNote error={found.error} onRetry={found.refetch} />
      </div>
      <Table
        label={t('agents-desk.tabPayables')}
        className="max-md:px-3 max-md:pb-3"
        columns={useColumns()}
        rows={found.data?.items ?? []}
        rowId={({ payerId, payeeId, kind: of, currency }) =>
          `${payerId} ${payeeId} ${of} ${currency}`
        }
        skeletonRows={slow ? 6 : 0}
        empty={
          found.isSuccess && (
            <EmptyState
              picture={<RecordsPicture />}
              title={t('agents-desk.payablesEmpty')}
              text={t('agents-desk.payablesEmptyText')}
            />
          )
        }
      />
      {pages > 1 && (
        <nav
          aria-label={t('agents-desk.tabPayables')}
          className="flex items-center gap-3 px-4 py-2 md:px-5"
        >
          <Button size="sm" disabled={page <= 1} onClick={() => change({ page: String(page - 1) })}>
            {t('agents-desk.before')}
          </Button>
          <span className="text-meta text-text-3">{t('ops.placeOf', { at: page, of: pages })}</span>
          <Button
            size="sm"
            disabled={page >= pages}
            onClick={() => change({ page: String(page + 1) })}
          >
            {t('agents-desk.after')}
          </Button>
        </nav>
      )}
    </div>
  )
}

function useColumns(): readonly Column<Payable>[] {
  const t = useText()
  return [
    {
      id: 'payer',
      head: t('agents-desk.payer'),
      priority: 1,
      cell: ({ payer }) => (
        <span className="font-semibold break-all">{payer || t('agents-desk.house')}</span>
      ),
    },
    {
      id: 'payee',
      head: t('agents-desk.payee'),
      cell: ({ payee }) => <span className="break-all">{payee}</span>,
    },
    { id: 'kind', head: t('agents-desk.kind'), cell: ({ kind }) => t(kindTexts[kind]) },
    {
      id: 'owed',
      head: t('agents-desk.owed'),
      align: 'end',
      priority: 1,
      cell: ({ owed, currency }) => (
        <BookAmount bare={false} amount={owed} currency={currency} className="font-semibold" />
      ),
    },
    {
      id: 'has',
      head: t('agents-desk.walletHolds'),
      align: 'end',
      cell: ({ has, currency }) =>
        has === null ? (
          <span className="text-text-3">–</span>
        ) : (
          <BookAmount amount={has} currency={currency} />
        ),
    },
    {
      id: 'since',
      head: t('agents-desk.since'),
      cell: ({ since }) => <DeskMoment at={since} className="figures whitespace-nowrap" />,
    },
    {
      id: 'short',
      head: t('ops.columnState'),
      cell: ({ shortSince }) =>
        shortSince === null ? (
          <StatusChip tone="info">{t('agents-desk.waitsForRun')}</StatusChip>
        ) : (
          <StatusChip tone="pending">{t('agents-desk.tooLittle')}</StatusChip>
        ),
    },
  ]
}

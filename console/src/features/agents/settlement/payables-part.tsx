import { useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
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
import { call } from '../../../shared/api.ts'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { useSearch } from '../../../shared/forms/use-search.ts'
import { payablesQuery } from '../api.ts'
import { AgentsExport } from '../files/agents-export.tsx'
import { payableColumns } from '../files/settlement-files.ts'
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
      <div className="flex flex-wrap items-center gap-3 px-4 pb-3 md:px-5">
        <p className="min-w-0 flex-1 basis-64 text-text-2">{t('agents-desk.payablesText')}</p>
        <AgentsExport
          list="payables"
          filter={{ kind }}
          columns={payableColumns}
          disabled={!found.data?.items.length}
          read={(cursor, signal) => readPayables(kind, Number(cursor ?? '1'), signal)}
        />
      </div>
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

/** The list is paged by number; a file reads one page after the other. */
async function readPayables(kind: ContractKind | undefined, page: number, signal: AbortSignal) {
  const { items, total } = await call(
    calls.listPayables,
    { ...(kind && { kind }), page },
    { signal },
  )
  return { items, next: page * pageSize < total ? String(page + 1) : null }
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

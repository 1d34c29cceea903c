import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeskDeposit } from '@baize/contract/cashier/deposits-desk'
import type { DeskWithdrawal } from '@baize/contract/cashier/withdrawals-desk'
import { Link } from '@baize/ui/navigation/link'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { depositsQuery, deskWithdrawalsQuery } from '../api.ts'
import { depositStateLooks as depositLooks } from '../deposits/words.ts'
import { withdrawalStateLooks as withdrawalLooks } from '../withdrawals/words.ts'

type Entry = {
  readonly id: string
  readonly at: string
  readonly amount: string
  readonly currency: string
  readonly by: string
  readonly look: { readonly tone: ChipTone; readonly text: TextKey }
}

const mostShown = 20

/** The latest deposits and withdrawals of one member, open ones first, each with the way to its record. */
export function MemberCashier({ member }: { readonly member: string }) {
  return (
    <div className="grid gap-6 p-4 md:p-5">
      <Deposits member={member} />
      <Withdrawals member={member} />
    </div>
  )
}

function Deposits({ member }: { readonly member: string }) {
  const t = useText()
  const lanes = [
    useInfiniteQuery(depositsQuery({ lane: 'waiting', member })),
    useInfiniteQuery(depositsQuery({ lane: 'open', member })),
    useInfiniteQuery(depositsQuery({ lane: 'done', member })),
  ]
  const rows = openFirst(lanes.map(({ data }) => data?.pages[0]?.items.map(depositEntry)))
  return (
    <Part
      title={t('ops.placeDeposits')}
      path="/deposits"
      member={member}
      rows={rows}
      isPending={lanes.some(({ isPending }) => isPending)}
      error={lanes.find(({ error }) => error)?.error}
      onRetry={() => lanes.forEach(({ refetch }) => void refetch())}
      empty={t('cashier-desk.memberNoDeposits')}
    />
  )
}

function Withdrawals({ member }: { readonly member: string }) {
  const t = useText()
  const lanes = [
    useInfiniteQuery(deskWithdrawalsQuery({ lane: 'dispute', member })),
    useInfiniteQuery(deskWithdrawalsQuery({ lane: 'review', member })),
    useInfiniteQuery(deskWithdrawalsQuery({ lane: 'pay', member })),
    useInfiniteQuery(deskWithdrawalsQuery({ lane: 'paid', member })),
    useInfiniteQuery(deskWithdrawalsQuery({ lane: 'done', member })),
  ]
  const rows = openFirst(lanes.map(({ data }) => data?.pages[0]?.items.map(withdrawalEntry)))
  return (
    <Part
      title={t('ops.placeWithdrawals')}
      path="/withdrawals"
      member={member}
      rows={rows}
      isPending={lanes.some(({ isPending }) => isPending)}
      error={lanes.find(({ error }) => error)?.error}
      onRetry={() => lanes.forEach(({ refetch }) => void refetch())}
      empty={t('cashier-desk.memberNoWithdrawals')}
    />
  )
}

function depositEntry({ id, createdAt, amount, currency, method, state }: DeskDeposit): Entry {
  return { id, at: createdAt, amount, currency, by: method.name, look: depositLooks[state] }
}

function withdrawalEntry(row: DeskWithdrawal): Entry {
  const { id, createdAt, amount, currency, payee, state } = row
  const look = withdrawalLooks[state]
  return { id, at: createdAt, amount, currency, by: payee.institutionName, look }
}

type PartProps = {
  readonly title: string
  readonly path: string
  readonly member: string
  readonly rows: readonly Entry[]
  readonly isPending: boolean
  readonly error: Error | null | undefined
  readonly onRetry: () => void
  readonly empty: ReactNode
}

function Part({ title, path, member, rows, isPending, error, onRetry, empty }: PartProps) {
  const t = useText()
  const columns = useColumns(path, member)
  return (
    <section>
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lead">{title}</h3>
        <Link to={{ path, search: { member } }} className="text-link hover:underline">
          {t('cashier-desk.allOfMember')}
        </Link>
      </header>
      <FailureNote error={error} onRetry={onRetry} />
      {isPending ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <Table
          dense
          label={title}
          rows={rows.slice(0, mostShown)}
          rowId={({ id }) => id}
          empty={!error && <p className="text-text-3">{empty}</p>}
          columns={columns}
        />
      )}
    </section>
  )
}

/** What is still open before what is over, which is the last lane; each newest first, as a history runs. */
function openFirst(lanes: readonly (readonly Entry[] | undefined)[]): Entry[] {
  const newest = (rows: readonly Entry[]) =>
    rows.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const open = lanes.slice(0, -1).flatMap((rows) => rows ?? [])
  return [...newest(open), ...newest(lanes.at(-1) ?? [])]
}

function useColumns(path: string, member: string): readonly Column<Entry>[] {
  const t = useText()
  return [
    {
      id: 'at',
      head: t('ops.columnTime'),
      cell: ({ at }) => <DeskMoment at={at} className="figures whitespace-nowrap" />,
    },
    {
      id: 'amount',
      head: t('cashier-desk.amount'),
      align: 'end',
      priority: 1,
      cell: ({ amount, currency }) => (
        <BookAmount bare={false} amount={amount} currency={currency} />
      ),
    },
    { id: 'by', head: t('cashier-desk.method'), cell: ({ by }) => by },
    {
      id: 'state',
      head: t('ops.columnState'),
      priority: 1,
      cell: ({ look }) => <StatusChip tone={look.tone}>{t(look.text)}</StatusChip>,
    },
    {
      id: 'id',
      head: t('cashier-desk.record'),
      cell: ({ id }) => (
        <Link
          to={{ path, search: { member, open: id } }}
          title={id}
          className="block max-w-full truncate text-link hover:underline pointer-coarse:py-1"
        >
          {id}
        </Link>
      ),
    },
  ]
}

import type { ReactNode } from 'react'
import type { Restriction } from '@baize/contract/protection/protection'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { serverNow } from '../../shared/api.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { AccountLink } from './account-link.tsx'
import { Until } from './until.tsx'

type Props = {
  readonly restrictions: readonly Restriction[]
  readonly skeletonRows: number
  readonly empty: ReactNode
}

export function RestrictionTable({ restrictions, skeletonRows, empty }: Props) {
  const t = useText()
  return (
    <Table
      label={t('protection.register')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns()}
      rows={restrictions}
      rowId={({ member, since, kind }) => `${member} ${kind} ${since}`}
      skeletonRows={skeletonRows}
      empty={empty}
    />
  )
}

function useColumns(): readonly Column<Restriction>[] {
  const t = useText()
  return [
    {
      id: 'member',
      head: t('protection.member'),
      priority: 1,
      cell: ({ member, account }) => <AccountLink id={member} account={account} />,
    },
    { id: 'kind', head: t('protection.kind'), priority: 1, cell: (row) => <Kind row={row} /> },
    {
      id: 'since',
      head: t('protection.since'),
      cell: ({ since }) => <DeskMoment at={since} className="figures whitespace-nowrap" />,
    },
    {
      id: 'until',
      head: t('protection.until'),
      cell: ({ kind, until }) => <Until kind={kind} until={until} />,
    },
    {
      id: 'balance',
      head: t('protection.inWallet'),
      align: 'end',
      cell: ({ balance, currency }) => (
        <BookAmount
          bare={false}
          amount={balance}
          currency={currency}
          className={balance === '0' ? 'text-text-3' : 'font-semibold'}
        />
      ),
    },
    {
      id: 'by',
      head: t('protection.by'),
      cell: ({ by, reason }) => (
        <span className="block min-w-0 max-md:text-end">
          {by === '' ? t('protection.theMember') : by}
          {reason !== '' && (
            <span className="block text-caption break-words text-text-3">{reason}</span>
          )}
        </span>
      ),
    },
  ]
}

function Kind({ row: { kind, until } }: { readonly row: Restriction }) {
  const t = useText()
  const isOver = until !== null && Date.parse(until) <= serverNow()
  const name = t(kind === 'exclusion' ? 'protection.exclusion' : 'protection.timeOut')
  if (isOver) return <StatusChip tone="plain">{`${name} · ${t('protection.over')}`}</StatusChip>
  return <StatusChip tone={kind === 'exclusion' ? 'bad' : 'pending'}>{name}</StatusChip>
}

import { Check, ChevronRight, ExternalLink, Search, TriangleAlert } from 'lucide-react'
import type { TrialRow } from '@baize/contract/ledger/books'
import { languageEntry } from '@baize/kernel/language'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { momentText } from '@baize/kernel/moment-text'
import { Select } from '@baize/ui/forms/select'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import type { Books } from '../../shared/books/books-query.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { kindGroup, accountKindName } from '../../shared/books/kind-names.ts'
import { currenciesOf, rowsOf, trialTotalsOf } from '../../shared/books/trial.ts'

type TrialCardProps = {
  readonly books: Books
  readonly currency: string
  readonly openKind: string | undefined
  readonly onCurrency: (currency: string) => void
  readonly onKind: (kind: string) => void
  readonly onFind: () => void
}

/** Every kind of account with what it holds, and the two totals that must be equal. */
export function TrialCard(props: TrialCardProps) {
  const { books, currency, openKind, onKind } = props
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { zone } = useOperator()
  const rows = rowsOf(books.trial, currency)
  const time = momentText(new Date(books.at), tag, zone, 'clock')
  return (
    <Card
      flush
      className="overflow-clip"
      title={t('ops.booksTrial')}
      sub={t('ops.booksSnapshot', { time })}
      actions={<CurrencyField {...props} />}
      footer={<TrialFoot {...props} />}
    >
      <Table
        label={t('ops.booksTrial')}
        className="max-md:px-3 max-md:pb-3"
        columns={useColumns(rows, currency)}
        rows={rows}
        rowId={({ kind }) => kind}
        selectedId={openKind}
        onOpen={({ kind }) => onKind(kind)}
      />
    </Card>
  )
}

function CurrencyField({ books, currency, onCurrency }: TrialCardProps) {
  const t = useText()
  return (
    <div className="w-28">
      <Select
        dense
        label={<span className="visually-hidden">{t('ops.booksCurrency')}</span>}
        options={currenciesOf(books.trial).map((code) => ({ value: code, label: code }))}
        value={currency}
        onValue={onCurrency}
      />
    </div>
  )
}

function useColumns(rows: readonly TrialRow[], currency: string): readonly Column<TrialRow>[] {
  const t = useText()
  const countText = useCountText()
  const totals = trialTotalsOf(rows)
  const sum = (amount: bigint | string) => <BookAmount amount={amount} currency={currency} />
  // A card of a phone names the line, so it needs something on it.
  const none = <span className="text-text-3 md:hidden">—</span>
  const unlessNone = (amount: string) => (amount === '0' ? none : sum(amount))
  return [
    {
      id: 'account',
      head: t('ops.booksColumnAccount'),
      priority: 1,
      total: (
        <span className="inline-flex items-center gap-3">
          {t('ops.booksTotals')}
          <Equality isEqual={totals.isEqual} />
        </span>
      ),
      cell: ({ kind }) => (
        <span className="inline-flex items-center gap-1.5 font-semibold">
          <ChevronRight size={16} aria-hidden="true" className="text-text-3 rtl:-scale-x-100" />
          {accountKindName(t, kind)}
        </span>
      ),
    },
    {
      id: 'class',
      head: t('ops.booksColumnClass'),
      cell: ({ kind }) => <span className="text-text-2">{kindGroup(t, kind)}</span>,
    },
    {
      id: 'accounts',
      head: t('ops.booksColumnAccounts'),
      align: 'end',
      cell: ({ accounts }) => <span className="figures">{countText(accounts)}</span>,
    },
    {
      id: 'debit',
      head: t('ops.booksColumnDebit', { currency }),
      align: 'end',
      total: sum(totals.debit),
      cell: ({ debit }) => unlessNone(debit),
    },
    {
      id: 'credit',
      head: t('ops.booksColumnCredit', { currency }),
      align: 'end',
      total: sum(totals.credit),
      cell: ({ credit }) => unlessNone(credit),
    },
    {
      id: 'held',
      head: t('ops.booksColumnHeld'),
      align: 'end',
      total: sum(totals.held),
      cell: ({ held }) => unlessNone(held),
    },
  ]
}

function Equality({ isEqual }: { readonly isEqual: boolean }) {
  const t = useText()
  const Icon = isEqual ? Check : TriangleAlert
  return (
    <span
      className={`inline-flex items-center gap-1 ${isEqual ? 'text-pos' : 'text-neg'} font-semibold`}
    >
      <Icon size={14} strokeWidth={2.25} aria-hidden="true" />
      {isEqual ? t('ops.booksEqual') : t('ops.booksUnequal')}
    </span>
  )
}

function TrialFoot({ onFind }: TrialCardProps) {
  const t = useText()
  return (
    <>
      <a
        href="/wps/books/heads"
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
      >
        <ExternalLink size={14} aria-hidden="true" />
        {t('ops.booksPublicHeads')}
      </a>
      <Button size="sm" className="ms-auto" icon={<Search size={16} />} onClick={onFind}>
        {t('ops.booksFind')}
      </Button>
    </>
  )
}

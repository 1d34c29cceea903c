import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import type { TrialRow } from '@baize/contract/ledger/books'
import { languageEntry } from '@baize/kernel/language'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import { momentText } from '@baize/kernel/moment-text'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { booksQuery, type Books } from '../../shared/books/books-query.ts'
import { accountKindName } from '../../shared/books/kind-names.ts'
import { mainCurrency, rowsOf, walletsOf } from '../../shared/books/trial.ts'
import { newestProof, verdictOf, type CheckState } from '../../shared/books/verdict.ts'
import { groupedHash } from '../../shared/figures/hash-text.ts'
import { useOperator } from '../../shared/operator.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { NextProof } from './jobs/next-proof.tsx'

/** What members and agents own, by their accounts and by the ledger, and what lies between. */
export function BooksCard() {
  const t = useText()
  const { data: books, error, refetch } = useQuery(booksQuery)
  const currency = books && mainCurrency(books.trial)
  return (
    <Card
      title={
        <Link to="/books" className="hover:underline">
          {t('ops.dashBooks')}
        </Link>
      }
      actions={books && <Verdict state={verdictOf(books)} />}
      className="[&>div]:flex [&>div]:flex-col [&>div]:px-4 [&>div]:pb-4"
    >
      <FailureNote error={error} onRetry={refetch} />
      {!books && !error && <Skeleton className="h-40 w-full" />}
      {books &&
        (currency === undefined || books.entries === '0' ? (
          <p className="text-text-3">{t('ops.booksEmpty')}</p>
        ) : (
          <Sums rows={rowsOf(books.trial, currency)} currency={currency} />
        ))}
      {books && <ProofLine books={books} />}
    </Card>
  )
}

const verdicts = {
  pass: { tone: 'ok', text: 'ops.booksHeld' },
  open: { tone: 'bad', text: 'ops.dashDiffers' },
  waiting: { tone: 'plain', text: 'ops.booksUnproven' },
} as const

function Verdict({ state }: { readonly state: CheckState }) {
  const t = useText()
  const { tone, text } = verdicts[state]
  return (
    <StatusChip tone={tone} icon={<Scale size={14} aria-hidden="true" />}>
      {t(text)}
    </StatusChip>
  )
}

type SumsProps = { readonly rows: readonly TrialRow[]; readonly currency: string }

function Sums({ rows, currency }: SumsProps) {
  const t = useText()
  const { byAccounts, byEntries, difference } = walletsOf(rows)
  const sum = (amount: bigint) => <BookAmount amount={amount} currency={currency} />
  return (
    <>
      <dl className={listClass}>
        {walletRows(rows).map((row) => (
          <WalletLine key={row.kind} row={row} />
        ))}
      </dl>
      <dl className={cx(listClass, 'mt-2.5 border-t border-line pt-2.5 *:font-semibold')}>
        <Line name={t('ops.dashWalletSum')} value={sum(byAccounts)} />
        <Line name={t('ops.dashLedgerSum')} value={sum(byEntries)} />
      </dl>
      <dl className="mt-2.5 flex items-baseline justify-between gap-3 border-t border-line pt-2">
        <dt className="font-semibold">{t('ops.booksDifference')}</dt>
        <dd
          className={cx(
            'font-display text-[1.25rem] leading-7 font-semibold',
            difference === 0n ? 'text-pos' : 'text-neg',
          )}
        >
          <span className="me-1 font-sans text-[0.8125rem] font-medium text-text-3">
            {currency}
          </span>
          <BookAmount
            amount={difference}
            currency={currency}
            className="font-display lining-nums proportional-nums"
          />
        </dd>
      </dl>
    </>
  )
}

const listClass = 'grid gap-1.5'

function Line({ name, value }: { readonly name: string; readonly value: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 font-normal text-text-3">{name}</dt>
      <dd className="font-[inherit] whitespace-nowrap">{value}</dd>
    </div>
  )
}

/** Wallets with their number; what only passes through, without. */
const counted = new Set(['cash', 'earnings'])

function WalletLine({ row: { kind, accounts, credit, debit, currency } }: { row: TrialRow }) {
  const t = useText()
  const countText = useCountText()
  const name = accountKindName(t, kind)
  return (
    <Line
      name={
        counted.has(kind)
          ? t('ops.dashKindCount', { kind: name, count: countText(accounts) })
          : name
      }
      value={<BookAmount amount={BigInt(credit) - BigInt(debit)} currency={currency} />}
    />
  )
}

/** The kinds that the sum of wallets is made of; those that hold nothing now are left out, but for members' own. */
function walletRows(rows: readonly TrialRow[]): TrialRow[] {
  return rows.filter(
    ({ kind, bounded, credit, debit }) => bounded && (kind === 'cash' || credit !== debit),
  )
}

function ProofLine({ books }: { readonly books: Books }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { zone } = useOperator()
  const proof = newestProof(books)
  const entries = t('ops.booksEntryCount', { count: Number(books.entries) })
  return (
    <p className="mt-auto pt-4 text-caption text-text-3">
      {proof &&
        t('ops.dashProof', { time: momentText(new Date(proof.at), tag, zone, 'clock'), entries })}
      {books.lastDay && ` ${t('ops.dashHead', { hash: groupedHash(books.lastDay.head) })}`}{' '}
      <NextProof />
    </p>
  )
}

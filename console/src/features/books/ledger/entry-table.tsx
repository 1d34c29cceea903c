import { Suspense, useState } from 'react'
import type { BookAccount, BookEntry } from '@baize/contract/ledger/books'
import { isId } from '@baize/kernel/ids'
import { withWords } from '@baize/texts/with-words'
import { part } from '@baize/ui/waiting/part'
import { CopyButton } from '@baize/ui/figures/copy-button'
import { Table } from '@baize/ui/tables/table'
import type { Column } from '@baize/ui/tables/table-column.ts'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { DeskMoment } from '../../../shared/figures/desk-moment.tsx'
import { accountKindName } from '../../../shared/books/kind-names.ts'
import { legName, reasonName } from '../reason-names.ts'

const BetDialog = part(
  withWords(() => import('./bet-dialog.tsx'), 'reports'),
  'BetDialog',
)

type EntryTableProps = {
  readonly account: BookAccount
  readonly entries: readonly BookEntry[]
  readonly skeletonRows: number
  readonly empty: string | undefined
}

/** An account's entries, newest first, what came in and what went out apart, and the balance after each. */
export function EntryTable({ account, entries, skeletonRows, empty }: EntryTableProps) {
  const t = useText()
  return (
    <Table
      label={t('ops.booksColumnEntries')}
      className="max-md:px-3 max-md:pb-3"
      columns={useColumns(account.currency, entries)}
      rows={entries}
      rowId={({ position }) => position}
      skeletonRows={skeletonRows}
      empty={empty !== undefined && <p className="px-5 pb-6 text-text-3">{empty}</p>}
    />
  )
}

function useColumns(currency: string, entries: readonly BookEntry[]): readonly Column<BookEntry>[] {
  const t = useText()
  const totals = sumsOf(entries)
  const sum = (amount: bigint | string, className?: string) => (
    <BookAmount plus amount={amount} currency={currency} {...(className && { className })} />
  )
  return [
    {
      id: 'at',
      head: t('ops.columnTime'),
      cell: ({ at }) => (
        <span className="figures whitespace-nowrap">
          <DeskMoment at={at} show="day" className="text-text-3" />{' '}
          <DeskMoment at={at} show="clock" />
        </span>
      ),
    },
    {
      id: 'what',
      head: t('ops.ledgerColumnWhat'),
      priority: 1,
      total: entries.length > 0 && t('ops.ledgerShown', { count: entries.length }),
      cell: (entry) => <What entry={entry} />,
    },
    {
      id: 'movement',
      head: t('ops.ledgerColumnMovement'),
      cell: ({ id }) => (
        <span className="inline-flex items-center gap-1.5">
          <span title={id} className="figures whitespace-nowrap text-text-2">
            {shortId(id)}
          </span>
          <CopyButton iconOnly text={id} label={t('ops.copyMovement')} />
        </span>
      ),
    },
    {
      id: 'in',
      head: t('ops.ledgerColumnIn', { currency }),
      align: 'end',
      total: entries.length > 0 && sum(totals.came, 'text-pos'),
      cell: ({ amount }) =>
        amount.startsWith('-') || amount === '0' ? none : sum(amount, 'text-pos'),
    },
    {
      id: 'out',
      head: t('ops.ledgerColumnOut', { currency }),
      align: 'end',
      total: entries.length > 0 && sum(totals.went, 'text-neg'),
      cell: (entry) => <Out entry={entry} currency={currency} />,
    },
    {
      id: 'balance',
      head: t('ops.ledgerColumnAfter', { currency }),
      align: 'end',
      cell: ({ balance }) => (
        <BookAmount amount={balance} currency={currency} className="font-semibold" />
      ),
    },
  ]
}

/** What is only set aside has not left yet, so it has neither sign nor colour. */
function Out({ entry, currency }: { readonly entry: BookEntry; readonly currency: string }) {
  const { amount, held } = entry
  if (amount.startsWith('-')) {
    return <BookAmount amount={amount} currency={currency} className="text-neg" />
  }
  if (amount !== '0' || held === '0') return none
  const isGivenBack = held.startsWith('-')
  return (
    <BookAmount
      amount={isGivenBack ? held.slice(1) : held}
      currency={currency}
      className="text-text-3"
    />
  )
}

/** A card of a phone names the line, so it needs something on it. */
const none = <span className="text-text-3 md:hidden">—</span>

/** The reason in words, then the other side and what it is about; money that is only set aside is told so. */
function What({ entry }: { readonly entry: BookEntry }) {
  const t = useText()
  const leg = legName(t, entry.kind)
  const isBet = isId('wgr', entry.about)
  const other = otherName(entry.other, accountKindName(t, entry.other.kind))
  const about = [other, isBet ? '' : shortId(entry.about)]
  return (
    <span className="block min-w-0">
      <span className="font-semibold">{reasonName(t, entry.reason)}</span>
      {leg !== '' && <span className="text-text-2">, {leg}</span>}
      <span title={entry.about} className="block text-caption font-normal break-words text-text-3">
        {about.filter(Boolean).join(' · ')}
        {isBet && (
          <>
            {' · '}
            <BetLink wager={entry.about} />
          </>
        )}
      </span>
    </span>
  )
}

function BetLink({ wager }: { readonly wager: string }) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        {t('ops.ledgerBet', { id: shortId(wager) })}
      </button>
      {isOpen && (
        <Suspense>
          <BetDialog wager={wager} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** `house` needs no name beside its kind; anybody else is named. */
function otherName({ owner }: BookEntry['other'], kind: string): string {
  return owner === 'house' || owner === '' ? kind : `${kind}, ${owner.replace(/^.*:/, '')}`
}

/** Ids begin with their time, and so alike: their end tells them apart. Anything else is left as it is. */
function shortId(text: string): string {
  return text.replace(/^([a-z]{2,8})_[0-9a-z]{20}([0-9a-z]{6})$/, '$1_…$2')
}

function sumsOf(entries: readonly BookEntry[]) {
  const amounts = entries.map(({ amount }) => BigInt(amount))
  const add = (some: readonly bigint[]) => some.reduce((sum, amount) => sum + amount, 0n)
  return {
    came: add(amounts.filter((amount) => amount > 0n)),
    went: add(amounts.filter((amount) => amount < 0n)),
  }
}

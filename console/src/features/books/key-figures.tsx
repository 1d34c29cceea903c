import { Check, Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'
import type { Books } from '../../shared/books/books-query.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import { verdictOf, type CheckState } from '../../shared/books/verdict.ts'
import { ProofStrip } from './proof-strip.tsx'
import { rowsOf, walletsOf } from '../../shared/books/trial.ts'

type KeyFiguresProps = { readonly books: Books; readonly currency: string }

/** What members own by their accounts, the same by the entries, and what lies between the two. */
export function BookFigures({ books, currency }: KeyFiguresProps) {
  const t = useText()
  const wallets = walletsOf(rowsOf(books.trial, currency))
  const state = verdictOf(books)
  const isRight = wallets.difference === 0n
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-s1 px-4 py-5 lg:px-6">
      <Figure
        label={t('ops.booksWallets')}
        currency={currency}
        amount={wallets.byAccounts}
        note={t('ops.booksWalletCount', { count: Number(wallets.count) })}
      />
      <span aria-hidden="true" className="font-display text-[1.875rem] text-text-3 max-sm:hidden">
        {isRight ? '=' : '≠'}
      </span>
      <Figure
        label={t('ops.booksOwed')}
        currency={currency}
        amount={wallets.byEntries}
        note={t('ops.booksEntryCount', { count: Number(books.entries) })}
      />
      <span aria-hidden="true" className="hidden w-px self-stretch bg-line md:block" />
      <Figure
        label={t('ops.booksDifference')}
        currency={currency}
        amount={wallets.difference}
        tone={isRight ? 'text-pos' : 'text-neg'}
        note={<Verdict state={state} />}
      />
      <div className="lg:ms-auto">
        <ProofStrip slots={books.slots} />
      </div>
    </section>
  )
}

type FigureProps = {
  readonly label: string
  readonly currency: string
  readonly amount: bigint
  readonly note: ReactNode
  readonly tone?: string
}

function Figure({ label, currency, amount, note, tone }: FigureProps) {
  return (
    <div className="min-w-0">
      <p className="text-caption text-text-3">{label}</p>
      <p
        className={cx(
          'font-display text-[1.5rem] leading-9 font-semibold sm:text-[1.875rem]',
          tone,
        )}
      >
        <span className="me-1 font-sans text-[0.8125rem] font-normal text-text-3">{currency}</span>
        {/* Figures of one width have a zero of one weight in this face. */}
        <BookAmount
          amount={amount}
          currency={currency}
          className="font-display lining-nums proportional-nums"
        />
      </p>
      <div className="text-caption text-text-3">{note}</div>
    </div>
  )
}

const verdicts = {
  pass: { text: 'ops.booksBalance', icon: Check, tone: 'text-pos' },
  open: { text: 'ops.booksNoBalance', icon: TriangleAlert, tone: 'text-neg' },
  waiting: { text: 'ops.booksUnproven', icon: Clock, tone: 'text-text-3' },
} as const

function Verdict({ state }: { readonly state: CheckState }) {
  const t = useText()
  const { text, icon: Icon, tone } = verdicts[state]
  return (
    <p role="status" className={cx('flex items-center gap-1 font-semibold', tone)}>
      <Icon size={14} strokeWidth={2.25} aria-hidden="true" />
      {t(text)}
    </p>
  )
}

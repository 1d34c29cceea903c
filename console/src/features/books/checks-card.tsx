import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/look/cx.ts'
import { StatusChip } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { groupedHash } from '../../shared/figures/hash-text.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import type { Books } from '../../shared/books/books-query.ts'
import { BookAmount } from '../../shared/figures/book-amount.tsx'
import type { CheckState } from '../../shared/books/verdict.ts'
import { checksOf, type Check } from './checks.ts'
import { currenciesOf, rowsOf, walletsOf } from '../../shared/books/trial.ts'

type ChecksCardProps = { readonly books: Books; readonly currency: string }

/** What must hold, one line each, with what was counted and when. */
export function ChecksCard({ books, currency }: ChecksCardProps) {
  const t = useText()
  const checks = checksOf(books, useServerTime(15_000).getTime())
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length
  const open = count('open')
  return (
    <Card
      flush
      className="overflow-clip"
      title={t('ops.booksChecks')}
      actions={
        <>
          <StatusChip tone="ok">{t('ops.booksPass', { count: count('pass') })}</StatusChip>
          {open > 0 && <StatusChip tone="bad">{t('ops.booksOpen', { count: open })}</StatusChip>}
        </>
      }
    >
      <ul>
        {checks.map((check) => (
          <CheckLine key={check.id} check={check} books={books} currency={currency} />
        ))}
      </ul>
    </Card>
  )
}

const looks = {
  pass: { icon: CircleCheck, tone: 'text-pos', word: 'ops.booksStatePass' },
  open: { icon: TriangleAlert, tone: 'text-neg', word: 'ops.booksStateOpen' },
  waiting: { icon: Clock, tone: 'text-text-3', word: 'ops.booksStateWaiting' },
} as const

type CheckLineProps = ChecksCardProps & { readonly check: Check }

function CheckLine({ check, books, currency }: CheckLineProps) {
  const t = useText()
  const { icon: Icon, tone, word } = looks[check.state]
  return (
    <li
      className={cx(
        'flex min-h-11 items-center gap-2.5 border-t border-line px-4 py-1.5',
        check.state === 'open' && 'bg-s3',
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={cx('flex-none', tone)} />
      <span className="visually-hidden">{t(word)}</span>
      <span className="min-w-0 flex-1 font-medium">{t(check.text)}</span>
      <span className="text-end text-text-3">
        <Counted check={check} books={books} currency={currency} />
        {check.at !== null && (
          <>
            {' '}
            <DeskMoment at={check.at} className="figures block text-caption" />
          </>
        )}
      </span>
    </li>
  )
}

/** What a check has looked at. */
function Counted({ check, books, currency }: CheckLineProps) {
  const t = useText()
  const accounts = (proof: Books['full']) =>
    proof
      ? t('ops.booksAccountCount', { count: Number(proof.accounts) })
      : t('ops.booksStateWaiting')
  if (check.id === 'trial' || check.id === 'history') {
    return t('ops.booksCurrencyCount', { count: currenciesOf(books.trial).length })
  }
  if (check.id === 'floor') {
    const { lowest } = walletsOf(rowsOf(books.trial, currency))
    return lowest === undefined ? null : (
      <BookAmount bare={false} {...{ amount: lowest, currency }} />
    )
  }
  if (check.id === 'running') return accounts(books.running)
  if (check.id === 'full') return accounts(books.full)
  if (check.id === 'days') {
    const { lastDay } = books
    if (!lastDay) return t('ops.booksStateWaiting')
    return t('ops.booksHead', { day: lastDay.day, hash: groupedHash(lastDay.head) })
  }
  return books.running ? null : t('ops.booksStateWaiting')
}

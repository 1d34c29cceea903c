import type { ReactNode } from 'react'
import { Link } from '@baize/ui/navigation/link'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useDuration } from '../../../shared/figures/use-duration.ts'
import { BigAmount } from '../queue/big-amount.tsx'
import { useMoneyText } from '../queue/use-money-text.ts'
import { reportTotalsOf, type CashierReport } from './report.ts'

/** What the days come to, and what waits at this moment. */
export function ReportFigures({ report }: { readonly report: CashierReport | undefined }) {
  const t = useText()
  const countText = useCountText()
  const money = useMoneyText()
  const duration = useDuration()
  const totals = report && reportTotalsOf(report.days)
  const sum = (amount: bigint) =>
    report && <BigAmount amount={String(amount)} currency={report.currency} />
  const waiting = report?.waiting
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3">
      <Figure
        label={t('cashier-desk.figureIn')}
        figure={totals && sum(totals.deposits)}
        text={totals && t('cashier-desk.orders', { count: totals.depositCount })}
      />
      <Figure
        label={t('cashier-desk.figureOut')}
        figure={totals && sum(totals.withdrawals)}
        text={totals && t('cashier-desk.orders', { count: totals.withdrawalCount })}
      />
      <Figure
        label={t('cashier-desk.figureNet')}
        figure={totals && sum(totals.net)}
        text={
          totals &&
          report &&
          t('cashier-desk.ofFees', { amount: money(totals.fees, report.currency) })
        }
      />
      <Figure
        label={t('cashier-desk.figureWaiting')}
        figure={
          waiting && (
            <span className="font-display text-h2 font-semibold">
              {countText(waiting.deposits + waiting.withdrawals + waiting.disputes)}
            </span>
          )
        }
        text={
          waiting && (
            <span className="flex flex-wrap gap-x-2">
              <Link to="/deposits" className="text-link hover:underline">
                {t('cashier-desk.waitDeposits', { count: waiting.deposits })}
              </Link>
              <Link to="/withdrawals" className="text-link hover:underline">
                {t('cashier-desk.waitWithdrawals', { count: waiting.withdrawals })}
              </Link>
              <Link
                to={{ path: '/withdrawals', search: { lane: 'dispute' } }}
                className="text-link hover:underline"
              >
                {t('cashier-desk.waitDisputes', { count: waiting.disputes })}
              </Link>
              {waiting.oldestSeconds > 0 &&
                t('cashier-desk.oldest', { age: duration(waiting.oldestSeconds) })}
            </span>
          )
        }
      />
    </div>
  )
}

type FigureProps = { readonly label: string; readonly figure: ReactNode; readonly text: ReactNode }

function Figure({ label, figure, text }: FigureProps) {
  return (
    <section className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-s1 px-4 py-3.5">
      <h2 className="font-sans text-body-s font-medium tracking-normal text-text-2">{label}</h2>
      {figure ?? <Skeleton className="my-1 h-7 w-32" />}
      <div className="text-meta text-text-3">{text ?? <Skeleton className="my-1 h-3 w-40" />}</div>
    </section>
  )
}

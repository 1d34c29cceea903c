import { useQuery } from '@tanstack/react-query'
import type { Day } from '@baize/kernel/time'
import { useText } from '@baize/texts/use-text'
import { useDuration } from '../../shared/figures/use-duration.ts'
import { useWantedCurrency } from '../../shared/forms/currency-choice.tsx'
import { cashierReportQuery } from './api.ts'
import { cashierTotals, type WayTotals } from './cashier-totals.ts'
import { FigureAmount } from './figure-amount.tsx'
import { FigureCard } from './figure-card.tsx'

type CashierFiguresProps = { readonly from: Day; readonly to: Day }

/** What came in and went out in the days, and how long people waited for it. */
export function CashierFigures({ from, to }: CashierFiguresProps) {
  const t = useText()
  const { data, error } = useQuery(cashierReportQuery({ from, to, ...useWantedCurrency() }))
  const textOf = useWaitText()
  const shown = (way: 'deposit' | 'withdrawal') => {
    if (!data) return { figure: undefined, text: undefined }
    const totals = cashierTotals(data, way)
    const figure = <FigureAmount amount={totals.amount} currency={data.currency} />
    return { figure, text: textOf(totals) }
  }
  const cards = { to: '/cashier-report', error }
  return (
    <>
      <FigureCard {...cards} label={t('ops.placeDeposits')} {...shown('deposit')} />
      <FigureCard {...cards} label={t('ops.dashPaid')} {...shown('withdrawal')} />
    </>
  )
}

function useWaitText(): (totals: WayTotals) => string {
  const t = useText()
  const duration = useDuration()
  return ({ count, medianSeconds }) => {
    const orders = t('cashier-desk.orders', { count })
    if (!medianSeconds) return orders
    const [from, to] = [duration(medianSeconds.least), duration(medianSeconds.most)]
    return from === to
      ? t('cashier-desk.medianText', { orders, age: from })
      : t('ops.dashMedians', { orders, from, to })
  }
}

import { useQuery } from '@tanstack/react-query'
import { calls } from 'virtual:contract'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money } from '@baize/kernel/money'
import { businessDay } from '@baize/kernel/time'
import { useLanguage, useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { cashierRoot } from '../../shared/cashier-queues.ts'
import { useOperator } from '../../shared/operator.ts'
import { useDuration } from '../../shared/use-duration.ts'
import { useServerTime } from '../../shared/use-server-time.ts'
import { FigureCard } from './figure-card.tsx'

/** What came in and went out today, and how long people waited for it. */
export function CashierFigures() {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { zone } = useOperator()
  const duration = useDuration()
  const today = businessDay(useServerTime(60_000), zone)
  const { data, error } = useQuery({
    queryKey: [cashierRoot, 'report', today, today],
    queryFn: ({ signal }) => call(calls.getCashierReport, { from: today, to: today }, { signal }),
    refetchInterval: 60_000,
  })
  const day = data?.days.at(-1)
  const sum = (amount: string) => data && formatMoney(money(BigInt(amount), data.currency), tag)
  const text = (count: number, seconds: number) => {
    const orders = t('cashdesk.orders', { count })
    return count === 0 ? orders : t('cashdesk.medianText', { orders, age: duration(seconds) })
  }
  return (
    <>
      <FigureCard
        to="/cashier-report"
        label={t('cashdesk.depositsToday')}
        error={error}
        figure={data && sum(day?.deposits ?? '0')}
        text={text(day?.depositCount ?? 0, day?.depositMedianSeconds ?? 0)}
      />
      <FigureCard
        to="/cashier-report"
        label={t('cashdesk.paidToday')}
        error={error}
        figure={data && sum(day?.withdrawals ?? '0')}
        text={text(day?.withdrawalCount ?? 0, day?.withdrawalMedianSeconds ?? 0)}
      />
    </>
  )
}

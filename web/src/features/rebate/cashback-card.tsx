import { useQuery } from '@tanstack/react-query'
import { languageEntry } from '@baize/kernel/language'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useShortDay } from '../../shared/short-day.ts'
import { useSums } from '../../shared/sums.ts'
import { cashbackQuery } from './api.ts'

/** What the running week would give back, and from what. */
export function CashbackCard() {
  const t = useText()
  const shortDay = useShortDay()
  const { data, error, refetch } = useQuery(cashbackQuery)
  const { tag } = languageEntry(useLanguage())
  const sums = useSums(data?.currency ?? 'PHP')
  if (!data) return <FailureNote title={t('rebate.cashback')} error={error} onRetry={refetch} />
  const rate = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(data.rate / 10_000)
  const loss = BigInt(data.loss) > 0n ? data.loss : '0'
  return (
    <section className="grid gap-1 rounded-card border border-line bg-s2 p-4">
      <h3 className="flex flex-wrap justify-between gap-3 text-lead">
        {t('rebate.cashback')}
        <span className="figures">{sums.full(data.amount)}</span>
      </h3>
      <p className="text-meta text-text-2">
        {t('rebate.cashbackHow', {
          rate,
          loss: sums.full(loss),
          from: shortDay(data.from),
          to: shortDay(data.to),
        })}
      </p>
      {data.reason === 'too_little' && (
        <p className="text-meta text-text-2">
          {t('rebate.cashbackLeast', { amount: sums.full(data.minLoss) })}
        </p>
      )}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useText } from '@baize/texts/use-text'
import { BookAmount } from '../../../shared/figures/book-amount.tsx'
import { payablesQuery, runsQuery } from '../api.ts'
import { Figure } from '../figure.tsx'

/** What the days that are asked for by themselves came to, and what is open; one card a currency. */
export function RunFigures() {
  const t = useText()
  const runs = useQuery(runsQuery({}))
  const payables = useQuery(payablesQuery({ page: 1 }))
  const days = runs.data ? countDays(runs.data) : 0
  const sums = new Map<string, { settled: bigint; paid: bigint; windows: number }>()
  for (const { currency, amount, paid, windows } of runs.data?.items ?? []) {
    const sum = sums.get(currency) ?? { settled: 0n, paid: 0n, windows: 0 }
    sums.set(currency, {
      settled: sum.settled + BigInt(amount),
      paid: sum.paid + BigInt(paid),
      windows: sum.windows + windows,
    })
  }
  for (const { currency } of payables.data?.totals ?? []) {
    if (!sums.has(currency)) sums.set(currency, { settled: 0n, paid: 0n, windows: 0 })
  }
  return [...sums].map(([currency, { settled, paid, windows }]) => {
    const open = payables.data?.totals.find((total) => total.currency === currency)
    return (
      <section
        key={currency}
        aria-label={currency}
        className="grid grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] gap-3"
      >
        <Figure
          label={t('agents-desk.settledLately', { count: days })}
          value={<BookAmount bare={false} amount={settled} currency={currency} />}
          note={t('agents-desk.windows', { count: windows })}
        />
        <Figure
          label={t('agents-desk.paidOfIt')}
          value={<BookAmount bare={false} amount={paid} currency={currency} />}
          note={t('agents-desk.fromTheBooks')}
        />
        <Figure
          label={t('agents-desk.payablesOpen')}
          value={<BookAmount bare={false} amount={open?.owed ?? '0'} currency={currency} />}
          note={t('agents-desk.payers', { count: open?.payers ?? 0 })}
        />
      </section>
    )
  })
}

type Days = { readonly from: string; readonly to: string }

function countDays({ from, to }: Days): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

import type { Sums } from '../../shared/sums.ts'

/** The large figures of a ticket; a long sum is set smaller, so that it stays on one line. */
export function TicketSum({ sums, amount }: { readonly sums: Sums; readonly amount: bigint }) {
  const text = sums.bare(amount)
  const size = text.length <= 9 ? undefined : text.length <= 12 ? '2rem' : '1.5rem'
  return (
    <span className="whitespace-nowrap" style={size === undefined ? undefined : { fontSize: size }}>
      {text}
    </span>
  )
}

/** The currency in words, below the figures. */
export function currencyName({ currency, tag }: Sums): string {
  if (currency === 'USDT') return 'USDT'
  return new Intl.DisplayNames(tag, { type: 'currency' }).of(currency) ?? currency
}

import { languageEntry } from '@baize/kernel/language'
import { formatMoney, type Currency } from '@baize/kernel/money'
import { Amount } from '@baize/ui/figures/amount'
import { useLanguage } from '@baize/texts/use-text'

type Props = {
  readonly of: bigint
  readonly currency: Currency
  /** Without the currency, for columns. */
  readonly bare?: boolean
  readonly trend?: boolean
  readonly className?: string
}

/** A sum in the language of the person. */
export function ArcadeSum({ of, currency, bare = false, trend = false, className }: Props) {
  return (
    <Amount
      amount={of}
      currency={currency}
      language={useLanguage()}
      show={bare ? 'none' : 'code'}
      trend={trend}
      className={className ?? ''}
    />
  )
}

/** Writes sums for sentences. */
export function useSumText(currency: Currency): (amount: bigint) => string {
  const { tag } = languageEntry(useLanguage())
  return (amount) => formatMoney({ amount, currency }, tag)
}

import { languageEntry } from '@baize/kernel/language'
import { formatMoney, isCurrency, money } from '@baize/kernel/money'
import { useLanguage } from '@baize/texts/use-text'

type BigAmountProps = { readonly amount: string; readonly currency: string }

/** The one sum that a record is about, in the display face with its currency before it. */
export function BigAmount({ amount, currency }: BigAmountProps) {
  const { tag } = languageEntry(useLanguage())
  const figures = isCurrency(currency)
    ? formatMoney(money(BigInt(amount), currency), tag, { show: 'none' })
    : amount
  return (
    <data value={amount} dir="ltr" className="whitespace-nowrap">
      <span className="me-1 text-meta text-text-3">{currency}</span>
      <span className="font-display text-h2 font-semibold">{figures}</span>
    </data>
  )
}

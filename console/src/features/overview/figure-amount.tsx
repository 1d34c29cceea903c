import { languageEntry } from '@baize/kernel/language'
import { formatMoney, isCurrency, money, scaleOf } from '@baize/kernel/money'
import { useLanguage } from '@baize/texts/use-text'

type FigureAmountProps = {
  /** In the smallest unit; the wire has it as text. */
  readonly amount: bigint | string
  readonly currency: string
}

/** From here on a figure is read in whole coins. */
const largeCoins = 100_000n

/** A sum as a key figure: its code small before it, large ones without their cents, which the title has. */
export function FigureAmount({ amount, currency }: FigureAmountProps) {
  const { tag } = languageEntry(useLanguage())
  if (!isCurrency(currency)) return <>{`${currency} ${amount}`}</>
  const whole = BigInt(amount)
  const coins = whole / 10n ** BigInt(scaleOf(currency))
  const isLarge = coins >= largeCoins || coins <= -largeCoins
  const text = isLarge
    ? new Intl.NumberFormat(tag).format(coins).replace('-', '−')
    : formatMoney(money(whole, currency), tag, { show: 'none' })
  return (
    <data
      value={String(amount)}
      dir="ltr"
      title={formatMoney(money(whole, currency), tag)}
      className="whitespace-nowrap"
    >
      <span className="me-1 font-sans text-meta font-medium tracking-normal text-text-3">
        {currency}
      </span>
      {text}
    </data>
  )
}

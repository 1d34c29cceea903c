import { languageEntry, type Language } from '@baize/kernel/language'
import { formatMoney, type Currency, type FormatOptions } from '@baize/kernel/money'
import { cx } from '../look/cx.ts'
import { useUiTexts } from '../texts.tsx'

export type AmountProps = {
  /** In the smallest unit of the currency. */
  amount: bigint
  currency: Currency
  language: Language
  show?: FormatOptions['show']
  /** A plus before gains. */
  plus?: boolean
  /** Sign, triangle and colour together, so that colour is never alone: for gains and losses. */
  trend?: boolean
  /** Asterisks instead of figures; a screen reader hears that the amount is hidden. */
  hidden?: boolean
  className?: string
}

const tones = { up: 'text-pos', down: 'text-neg', level: '' }

function trendOf(amount: bigint): keyof typeof tones {
  if (amount === 0n) return 'level'
  return amount > 0n ? 'up' : 'down'
}

/** A sum of money, exact to the last digit, in figures of one width. */
export function Amount(props: AmountProps) {
  const { amount, currency, language, show = 'code', plus, trend, hidden, className } = props
  if (hidden)
    return <HiddenAmount currency={show === 'none' ? '' : currency} className={className} />
  const text = formatMoney({ amount, currency }, languageEntry(language).tag, {
    show,
    plus: plus ?? trend ?? false,
  })
  const direction = trend ? trendOf(amount) : 'level'
  return (
    <data
      value={String(amount)}
      dir="ltr"
      className={cx('figures whitespace-nowrap', tones[direction], className)}
    >
      {direction !== 'level' && <Triangle down={direction === 'down'} />}
      {text}
    </data>
  )
}

function HiddenAmount({
  currency,
  className,
}: {
  currency: string
  className: string | undefined
}) {
  const texts = useUiTexts()
  return (
    <span className={cx('figures whitespace-nowrap', className)}>
      <span aria-hidden="true">{currency ? `${currency}\u00a0******` : '******'}</span>
      <span className="visually-hidden">{texts.amountHidden}</span>
    </span>
  )
}

function Triangle({ down }: { down: boolean }) {
  return (
    <svg
      width="8"
      height="6"
      viewBox="0 0 8 6"
      aria-hidden="true"
      className="me-1 inline-block align-[0.1em]"
    >
      <path d={down ? 'M0 0h8L4 6Z' : 'M0 6h8L4 0Z'} fill="currentColor" />
    </svg>
  )
}

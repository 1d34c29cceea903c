import { isCurrency } from '@baize/kernel/money'
import { Amount, type AmountProps } from '@baize/ui/figures/amount'
import { useLanguage } from '@baize/texts/use-text'

type BookAmountProps = Pick<AmountProps, 'plus' | 'className'> & {
  /** In the smallest unit; the wire has it as text. */
  readonly amount: bigint | string
  readonly currency: string
  /** Without its currency, where a column's head names it. */
  readonly bare?: boolean
}

/** A sum from the books. */
export function BookAmount({ amount, currency, bare = true, ...rest }: BookAmountProps) {
  const language = useLanguage()
  // A currency that this page was built without still shows its smallest units, whole.
  if (!isCurrency(currency)) return <span className="figures">{`${amount} ${currency}`}</span>
  return (
    <Amount
      amount={BigInt(amount)}
      currency={currency}
      language={language}
      show={bare ? 'none' : 'code'}
      {...rest}
    />
  )
}

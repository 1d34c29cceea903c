import type { Currency } from '@baize/kernel/money'
import { Amount, type AmountProps } from '@baize/ui/figures/amount'
import { useLanguage } from '@baize/texts/use-text'

type SumProps = Pick<AmountProps, 'show' | 'trend' | 'plus' | 'className'> & {
  /** As the wire has it. */
  readonly of: string | bigint
  readonly currency: Currency
}

/** A sum of the wire, in the reader's language. */
export function RecordSum({ of, ...rest }: SumProps) {
  return <Amount amount={BigInt(of)} language={useLanguage()} {...rest} />
}

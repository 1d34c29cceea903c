import type { Currency } from '@baize/kernel/money'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useSums } from '../../../shared/sums.ts'

/** Hundredths of the box that a sign may take, by how many there are: a figure is a little over half as wide as high. */
const widthOfAll = 160

type Props = { readonly of: string; readonly currency: Currency }

/** A sum that stays on one line: in a box (`@container`) that is too narrow for it, it is written smaller. */
export function FittedSum({ of, currency }: Props) {
  const signs = useSums(currency).full(of).length
  return (
    <span
      className="whitespace-nowrap"
      style={{ fontSize: `min(1em, ${(widthOfAll / signs).toFixed(1)}cqi)` }}
    >
      <RecordSum of={of} currency={currency} />
    </span>
  )
}

import type { Currency } from '@baize/kernel/money'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useSums } from '../../../shared/sums.ts'

/** How wide a figure of the display face is for its height, and what stands before all of them. */
const figureWidth = 0.6
const codeWidth = '2.25rem'

type Props = { readonly of: string; readonly currency: Currency }

/**
 * A large sum that stays on one line, its currency small before it: in a box (`@container`) that is too narrow for it, it is
 * written smaller.
 */
export function FittedSum({ of, currency }: Props) {
  const signs = useSums(currency).bare(of).length
  return (
    <span
      className="whitespace-nowrap"
      style={{
        fontSize: `min(1em, calc((100cqi - ${codeWidth}) / ${(signs * figureWidth).toFixed(1)}))`,
      }}
    >
      <span className="me-1 font-sans text-meta font-normal text-text-3">{currency}</span>
      {/* Figures of one width have a zero of one weight in this face. */}
      <RecordSum
        of={of}
        currency={currency}
        show="none"
        className="font-display lining-nums proportional-nums"
      />
    </span>
  )
}

import type { ReactNode } from 'react'
import { BigAmount } from './big-amount.tsx'
import './strip.css'

type CashStripProps = {
  readonly label: string
  readonly amount: string
  readonly currency: string
  /** At the end: the fee, what stays. */
  readonly aside?: ReactNode
}

/** What a record is about, as a strip of paper. */
export function CashStrip({ label, amount, currency, aside }: CashStripProps) {
  return (
    <div className="cash-strip flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      <div>
        <p className="text-meta text-text-2">{label}</p>
        <BigAmount amount={amount} currency={currency} />
      </div>
      {aside && <div className="pb-1 text-end text-meta text-text-2">{aside}</div>}
    </div>
  )
}

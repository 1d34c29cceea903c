import type { ReactNode } from 'react'
import { guilloche } from '../look/guilloche.ts'
import './ticket.css'

export type TicketLine = { id: string; label: ReactNode; value: ReactNode }

export type TicketProps = {
  title: ReactNode
  /** The sum, large. Give figures without the currency; that stands in words below. */
  amount?: ReactNode
  currency?: ReactNode
  lines: readonly TicketLine[]
  /** Below the tear line: the reference and the button that copies it. */
  reference?: ReactNode
}

const waves = guilloche(256, 44, 7)

/** A receipt: printed matter, the same in both themes. */
export function Ticket({ title, amount, currency, lines, reference }: TicketProps) {
  return (
    <article className="ticket" data-theme="light">
      <div className="ticket-rule" aria-hidden="true" />
      <h3 className="text-center text-lead">{title}</h3>
      {amount && <p className="ticket-amount">{amount}</p>}
      {currency && <p className="text-center text-meta text-ink-2">{currency}</p>}
      <dl className="ticket-lines">
        {lines.map((line) => (
          <div key={line.id}>
            <dt className="text-ink-2">{line.label}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      {reference && <div className="ticket-reference">{reference}</div>}
      <svg viewBox="0 0 256 44" className="mt-3 block w-full" aria-hidden="true">
        <g fill="none" stroke="#8a6a22" strokeOpacity=".5" strokeWidth=".8">
          {waves.map((wave) => (
            <path key={wave} d={wave} />
          ))}
        </g>
      </svg>
    </article>
  )
}

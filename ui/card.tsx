import type { ReactNode } from 'react'
import { cx } from './look/cx.ts'

export type CardProps = {
  title?: ReactNode
  sub?: ReactNode
  /** At the end of the title's line. */
  actions?: ReactNode
  /** Below a line at the card's foot. */
  footer?: ReactNode
  /** Without padding, for a table that goes to the edges. */
  flush?: boolean
  className?: string
  children?: ReactNode
}

/** A sheet on the table: one step lighter than the ground and a line around it, no shadow. */
export function Card({ title, sub, actions, footer, flush, className, children }: CardProps) {
  return (
    <section
      className={cx(
        'flex min-w-0 flex-col rounded-card border border-line bg-s1 print:break-inside-avoid',
        className,
      )}
    >
      {(title || actions) && (
        <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3 md:px-5">
          {title && <h2 className="text-lead">{title}</h2>}
          {sub && <span className="text-meta text-text-3">{sub}</span>}
          {actions && <div className="ms-auto flex items-center gap-2">{actions}</div>}
        </header>
      )}
      <div
        className={cx(
          'min-h-0 min-w-0 flex-1',
          !flush && 'p-4 md:p-5',
          title !== undefined && 'pt-3 md:pt-3',
        )}
      >
        {children}
      </div>
      {footer && (
        <footer className="flex min-h-11 flex-wrap items-center gap-2 border-t border-line px-4 py-2 text-meta text-text-3 md:px-5">
          {footer}
        </footer>
      )}
    </section>
  )
}

import { useId, type ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'

type Props = {
  readonly title: string
  /** At the end of the title's line. */
  readonly end?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A part of one bonus, under a small title. */
export function Box({ title, end, className, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx('min-w-0 rounded-card border border-line bg-s2 px-4 py-3', className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h4 id={id} className="font-sans text-body-s font-semibold text-brass">
          {title}
        </h4>
        {end}
      </div>
      {children}
    </section>
  )
}

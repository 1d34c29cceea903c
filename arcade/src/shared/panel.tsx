import { useId, type ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'

type Props = {
  readonly title: ReactNode
  readonly aside?: ReactNode
  readonly flush?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A box beside the game with a name of its own. */
export function Panel({ title, aside, flush = false, className, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'rounded-card border border-line bg-s1',
        flush ? 'pt-4 pb-1' : 'p-4',
        className,
      )}
    >
      <header className={cx('mb-2 flex items-baseline justify-between gap-3', flush && 'px-4')}>
        <h2 id={id} className="text-lead leading-6">
          {title}
        </h2>
        {aside && <span className="text-text-3">{aside}</span>}
      </header>
      {children}
    </section>
  )
}

/** Facts of a panel, one to a line. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="figures">{children}</dl>
}

export function Fact({
  name,
  className,
  children,
}: {
  readonly name: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div
      className={cx(
        'flex min-h-9 items-center justify-between gap-3 border-t border-line py-1.5 first:border-t-0',
        className,
      )}
    >
      <dt className="text-text-3">{name}</dt>
      <dd className="min-w-0 text-end font-semibold">{children}</dd>
    </div>
  )
}

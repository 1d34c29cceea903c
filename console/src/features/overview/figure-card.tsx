import type { ReactNode } from 'react'
import { Link } from '@baize/ui/link'
import { Skeleton } from '@baize/ui/skeleton'
import { failureText } from '../../shared/api.ts'

type FigureCardProps = {
  readonly to: string
  readonly label: string
  /** The one thing to read; absent while it loads. */
  readonly figure: ReactNode
  readonly chip?: ReactNode
  readonly text: ReactNode
  readonly error?: unknown
}

/** One fact with its state, and the way to the page that is about it. */
export function FigureCard({ to, label, figure, chip, text, error }: FigureCardProps) {
  return (
    <Link
      to={to}
      className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-s1 px-4 py-3.5 transition-colors hover:bg-[color-mix(in_srgb,var(--text)_3%,var(--s1))]"
    >
      <span className="font-medium text-text-2">{label}</span>
      {error ? (
        <span className="text-neg">{failureText(error)}</span>
      ) : figure === undefined ? (
        <>
          <Skeleton className="my-1 h-6 w-24" />
          <Skeleton className="my-1 h-3 w-40" />
        </>
      ) : (
        <>
          <span className="flex min-h-8 flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <span className="font-display text-h3 font-semibold">{figure}</span>
            {chip}
          </span>
          <span className="text-text-3">{text}</span>
        </>
      )}
    </Link>
  )
}

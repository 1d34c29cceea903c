import type { ReactNode } from 'react'
import { Link } from '@baize/ui/navigation/link'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { failureText } from '../../shared/api.ts'

type FigureCardProps = {
  readonly to: string
  readonly label: string
  /** The one thing to read; absent while it loads. */
  readonly figure: ReactNode
  /** At the end of the figure's line. */
  readonly chip?: ReactNode
  readonly text: ReactNode
  readonly error?: unknown
}

/** One fact with its state, and the way to the page that is about it. */
export function FigureCard({ to, label, figure, chip, text, error }: FigureCardProps) {
  return (
    <Link
      to={to}
      className="flex min-w-0 flex-col gap-0.5 rounded-card border border-line bg-s1 px-3 py-3 transition-colors sm:px-4 hover:bg-[color-mix(in_srgb,var(--text)_3%,var(--s1))]"
    >
      <span className="font-medium text-text-2">{label}</span>
      {error ? (
        <span className="text-neg">{failureText(error)}</span>
      ) : figure === undefined ? (
        <>
          <Skeleton className="my-1 h-6 w-28" />
          <Skeleton className="my-0.5 h-3 w-36" />
        </>
      ) : (
        <>
          <span className="flex min-h-8 flex-wrap items-end justify-between gap-x-2 gap-y-1">
            <span className="font-display text-[1.25rem] leading-[1.625rem] font-semibold sm:text-[1.5rem] sm:leading-[1.875rem]">
              {figure}
            </span>
            {chip}
          </span>
          <span className="text-caption text-text-3">{text}</span>
        </>
      )}
    </Link>
  )
}

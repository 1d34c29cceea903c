import type { ReactNode } from 'react'
import { Link } from '@baize/ui/navigation/link'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { failureText } from '../../shared/api.ts'

type GlanceCellProps = {
  readonly to: string
  readonly label: string
  /** The one thing to read; absent while it loads. */
  readonly figure: ReactNode
  readonly chip?: ReactNode
  readonly text: ReactNode
  readonly error?: unknown
}

/** A standing fact in a strip of them, and the way to its page. */
export function GlanceCell({ to, label, figure, chip, text, error }: GlanceCellProps) {
  return (
    <Link
      to={to}
      className="flex min-w-0 flex-1 basis-52 flex-col gap-0.5 bg-s1 px-4 py-2.5 transition-colors hover:bg-[color-mix(in_srgb,var(--text)_3%,var(--s1))]"
    >
      <span className="text-caption text-text-3">{label}</span>
      {error ? (
        <span className="text-caption text-neg">{failureText(error)}</span>
      ) : figure === undefined ? (
        <Skeleton className="my-1.5 h-4 w-28" />
      ) : (
        <>
          <span className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{figure}</span>
            {chip}
          </span>
          <span className="text-caption text-text-3">{text}</span>
        </>
      )}
    </Link>
  )
}

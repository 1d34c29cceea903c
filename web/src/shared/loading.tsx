import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'

type LoadingProps = {
  readonly error: unknown
  readonly onRetry: () => unknown
  /** How many cards will stand there. */
  readonly rows?: number
}

/** A page that waits for its first answer, or could not get it. */
export function Loading({ error, onRetry, rows = 4 }: LoadingProps) {
  if (error) return <FailureNote error={error} onRetry={onRetry} />
  return <LoadingCards rows={rows} />
}

/** The shape of what is on its way, once it takes long enough to be noticed. */
export function LoadingCards({ rows }: { readonly rows: number }) {
  const shown = useSkeleton(true)
  return (
    <div className="grid min-h-80 content-start gap-3" aria-busy="true">
      {shown && Array.from({ length: rows }, (_, row) => <Skeleton key={row} className="h-16" />)}
    </div>
  )
}

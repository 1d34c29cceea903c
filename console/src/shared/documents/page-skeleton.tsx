import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'

/** The outline of an editing page while its documents come: a head and two columns. */
export function PageSkeleton() {
  const shown = useSkeleton(true)
  if (!shown) return null
  return (
    <div className="grid gap-4" aria-hidden="true">
      <Skeleton className="h-9 w-64" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_28rem]">
        <Skeleton className="h-[32rem] w-full" />
        <Skeleton className="h-[32rem] w-full" />
      </div>
    </div>
  )
}

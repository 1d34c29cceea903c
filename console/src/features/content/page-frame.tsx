import { Suspense, type ReactNode } from 'react'
import { PageSkeleton } from '../../shared/documents/page-skeleton.tsx'

/** The room around a page of content while it loads and after. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 lg:px-6 lg:pt-5 lg:pb-6">
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </div>
  )
}

import { Suspense, type ReactNode } from 'react'
import { LoadFence } from './load-fence.tsx'
import { PageCover } from './page-cover.tsx'
import { findCentrePage } from './pages.ts'

/** A page of the member centre, or nothing while it is not there yet. */
export function centrePageOf(page: string): ReactNode {
  const Page = findCentrePage(page)?.Page
  if (!Page) return undefined
  return (
    <LoadFence key={page}>
      <Suspense fallback={<PageCover />}>
        <Page />
      </Suspense>
    </LoadFence>
  )
}

import type { ReactNode } from 'react'
import { OfflineBar } from './offline-bar.tsx'
import { SiteSkipLink } from './skip-link.tsx'

/** A game in its frame has the whole window: the page brings a slim bar of its own, and no menu stands around it. */
export function FrameLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteSkipLink />
      <OfflineBar />
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Header } from './header.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { SiteSkipLink } from './skip-link.tsx'

/** A game page: the header stays, the side menu and the bottom navigation make room. */
export function GameLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteSkipLink />
      <OfflineBar />
      <Header menu={false} />
      <main id="main" tabIndex={-1} className="px-(--gutter) py-6 outline-none">
        {children}
      </main>
    </>
  )
}

import { Suspense, type ReactNode } from 'react'
import { part } from '@baize/ui/waiting/part'
import { LoadFence } from '../load-fence.tsx'
import { BottomNav } from './bottom-nav.tsx'
import { Header } from './header.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { RightBar } from './right-bar.tsx'
import { SideMenu } from './side-menu.tsx'
import { SiteSkipLink } from './skip-link.tsx'

// Below the fold everywhere, so it comes after the first paint.
const Footer = part(() => import('./footer.tsx'), 'Footer')

/** Header, side menu, page, right bar, footer; on phones the bottom navigation instead of the menu. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteSkipLink />
      <OfflineBar overNav />
      <Header />
      <div className="flex items-start">
        <SideMenu />
        <div className="min-w-0 flex-1 px-(--gutter) pt-3 pb-6 md:pt-6 max-md:pb-[calc(var(--bottom-nav)+24px)]">
          <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
            {children}
          </main>
          <LoadFence quiet>
            <Suspense>
              <Footer />
            </Suspense>
          </LoadFence>
        </div>
        <RightBar />
      </div>
      <BottomNav />
    </>
  )
}

import { lazy, Suspense, type ReactNode } from 'react'
import { useText } from '@baize/texts/use-text'
import { BottomNav } from './bottom-nav.tsx'
import { Header } from './header.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { RightBar } from './right-bar.tsx'
import { SideMenu } from './side-menu.tsx'

// Below the fold everywhere, so it comes after the first paint.
const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }))

/** Header, side menu, page, right bar, footer; on phones the bottom navigation instead of the menu. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:m-2 focus:rounded-ctl focus:bg-s2 focus:p-3"
      >
        {t('shell.skipToMain')}
      </a>
      <OfflineBar />
      <Header />
      <div className="flex items-start">
        <SideMenu />
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 flex-1 px-(--gutter) pt-3 pb-6 outline-none md:pt-6 max-md:pb-[calc(var(--bottom-nav)+24px)]"
        >
          {children}
          <Suspense>
            <Footer />
          </Suspense>
        </main>
        <RightBar />
      </div>
      <BottomNav />
    </>
  )
}

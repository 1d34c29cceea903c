import { memo, Suspense, useEffect, useState, type ReactNode } from 'react'
import { isGamePage } from '@baize/contract/pages'
import { go, useAddress } from '@baize/ui/navigation/address.ts'
import { part } from '@baize/ui/waiting/part'
import { useWaitingNotices } from '../shared/notices.ts'
import { hasSession, usePerson } from '../shared/session.ts'
import { useSystem } from '../shared/system.ts'
import { AgentLayout } from './layout/agent-layout.tsx'
import { FavouriteAfterLogin } from '../features/lobby/own/favourite-after-login.tsx'
import { FrameLayout } from './layout/frame-layout.tsx'
import { GameLayout } from './layout/game-layout.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { BreakNotice } from './break-notice.tsx'
import { LoadFence } from './load-fence.tsx'
import { PageCover } from './page-cover.tsx'
import { OpenPopup } from './open-popup.tsx'
import { pagePlaceOf } from './page-place.ts'
import { redirectOf } from './redirects.ts'
import { findPage } from './pages.ts'
import { NotFound, routes } from './routes.ts'
import { RouteVoice } from './route-voice.tsx'
import { useShortcuts } from './use-shortcuts.ts'

const ClosedPage = part(() => import('../features/system/closed-page.tsx'), 'ClosedPage')
const NoticeBoard = part(() => import('./notice-board.tsx'), 'NoticeBoard')

/** The site is open, or closed to everyone or to this visitor; then one page tells why. */
export function Site() {
  const { status } = useSystem()
  if (status === 0) return <OpenSite />
  return (
    <LoadFence>
      <Suspense>
        <ClosedPage />
      </Suspense>
    </LoadFence>
  )
}

/** The page of the address inside its layout, and over it the popup of the address. */
function OpenSite() {
  const address = useAddress()
  const person = usePerson()
  const elsewhere = redirectOf(address, { hasSession: hasSession(), person })
  useEffect(() => {
    if (elsewhere) go(elsewhere, { replace: true })
  })
  useShortcuts()
  const noticed = useEverNoticed()
  return (
    <>
      <PageOf
        path={pagePlaceOf(address.path)}
        hasVendor={'vassalage' in address.search}
        leaves={elsewhere !== undefined}
      />
      <RouteVoice />
      <FavouriteAfterLogin />
      <OpenPopup at={address} />
      <BreakNotice />
      {noticed && (
        <LoadFence quiet>
          <Suspense>
            <NoticeBoard />
          </Suspense>
        </LoadFence>
      )}
    </>
  )
}

type Of = { readonly path: string; readonly hasVendor: boolean }

/** Drawn anew for another page only: a popup is in the address too, and leaves the page below it as it is. */
const PageOf = memo(function PageOf({ leaves, ...of }: Of & { readonly leaves: boolean }) {
  const Page = routes[of.path] ?? NotFound
  return (
    <Layout {...of}>
      <LoadFence key={of.path}>
        <Suspense fallback={<PageCover />}>{leaves ? null : <Page />}</Suspense>
      </LoadFence>
    </Layout>
  )
})

/** Once something was said in passing, the board for it stays. */
function useEverNoticed(): boolean {
  const waiting = useWaitingNotices().length > 0
  const [ever, setEver] = useState(waiting)
  if (waiting && !ever) setEver(true)
  return ever || waiting
}

/** Agents have a frame of their own, games one without menus, everything else the site's. */
function Layout({ path, hasVendor, children }: Of & { readonly children: ReactNode }) {
  const frame = findPage(path)?.frame
  if (frame === 'agent-login') return <AgentLayout bare>{children}</AgentLayout>
  if (frame === 'agent') return <AgentLayout>{children}</AgentLayout>
  if (frame === 'window') return <FrameLayout>{children}</FrameLayout>
  if (isGamePage(path, hasVendor)) return <GameLayout>{children}</GameLayout>
  return <SiteLayout>{children}</SiteLayout>
}

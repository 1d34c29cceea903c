import { lazy, Suspense, useEffect } from 'react'
import { isGamePage } from '@baize/contract/pages'
import { go, useAddress, type Address } from '@baize/ui/address.ts'
import { useSystem } from '../shared/system.ts'
import { sessionToken } from '../shared/session.ts'
import { AgentLayout } from './layout/agent-layout.tsx'
import { GameLayout } from './layout/game-layout.tsx'
import { SiteLayout } from './layout/site-layout.tsx'
import { LoadFence } from './load-fence.tsx'
import { PageCover } from './page-cover.tsx'
import { redirectOf } from './redirects.ts'
import { NotFound, routes } from './routes.ts'

const ClosedPage = lazy(async () => ({
  default: (await import('../features/system/closed-page.tsx')).ClosedPage,
}))
const Popups = lazy(async () => ({ default: (await import('./popups.tsx')).Popups }))

/** Decides what stands around the page: the closed notice, or one of the three layouts. */
export function Site() {
  const { status } = useSystem()
  const address = useAddress()
  const elsewhere = status === 0 ? redirectOf(address, sessionToken() !== null) : undefined
  useEffect(() => {
    if (elsewhere) go(elsewhere, { replace: true })
  })
  if (status !== 0) {
    return (
      <Suspense>
        <ClosedPage />
      </Suspense>
    )
  }
  const Layout = layoutOf(address)
  const Page = routes[address.path] ?? NotFound
  return (
    <>
      <Layout>
        <LoadFence key={address.path}>
          <Suspense fallback={<PageCover />}>{elsewhere ? null : <Page />}</Suspense>
        </LoadFence>
      </Layout>
      {opensPopup(address) && (
        <Suspense>
          <Popups />
        </Suspense>
      )}
    </>
  )
}

function layoutOf({ path, search }: Address) {
  if (path === '/agent' || path === '/agentHome') return AgentLayout
  return isGamePage(path, 'vassalage' in search) || path === '/seamless' ? GameLayout : SiteLayout
}

/** Popups and their code load only when the address opens one. */
function opensPopup({ path, search, hash }: Address): boolean {
  return (
    path === '/login' ||
    path === '/register' ||
    'm' in search ||
    'popup' in search ||
    (path === '/help' && hash !== '')
  )
}

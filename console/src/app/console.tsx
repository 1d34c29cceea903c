import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { go, useAddress } from '@baize/ui/navigation/address.ts'
import { LoadingCover } from '@baize/ui/waiting/loading-cover'
import { SignInPage } from '../features/session/sign-in-page.tsx'
import { sessionQuery } from '../shared/operator.ts'
import { useFollowedSession } from './follow-session.ts'
import { ConsoleLayout } from './layout/console-layout.tsx'
import { findPage } from './pages.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { RouteFailed } from './pages/route-failed.tsx'
import { redirectOf, signInPath } from './redirects.ts'
import { RouteVoice } from './route-voice.tsx'

/** The console at its address: the way in, the frame with a page, or the news that there is no such page. */
export function Console() {
  return (
    <>
      <Whole />
      <RouteVoice />
    </>
  )
}

function Whole() {
  const address = useAddress()
  const token = useFollowedSession()
  const isKnown = address.path === signInPath || findPage(address.path) !== undefined
  const elsewhere = isKnown ? redirectOf(address, token !== null) : undefined
  useEffect(() => {
    if (elsewhere) go(elsewhere, { replace: true })
  })
  if (!isKnown) return <NotFoundPage />
  if (elsewhere) return null
  return address.path === signInPath ? <SignInPage /> : <Inside />
}

/** The frame needs to know who is signed in before anything can be drawn. */
function Inside() {
  const session = useQuery(sessionQuery)
  if (session.data) return <ConsoleLayout />
  if (session.isPending) return <LoadingCover active />
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <RouteFailed error={session.error} onAgain={() => void session.refetch()} />
    </main>
  )
}

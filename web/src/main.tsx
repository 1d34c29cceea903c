import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { activateTexts } from '@baize/texts/browser'
import { startLanguage } from '@baize/texts/choose-language'
import { setAddressPlaces } from '@baize/ui/navigation/address.ts'
import { fetchFaces, loadFaces } from '@baize/ui/look/load-faces.ts'
import { pagePlaceOf } from './app/page-place.ts'
import { Root } from './app/root.tsx'
import { followTabs } from './app/follow-tabs.ts'
import { startSession } from './app/start-session.ts'
import { readSiteBoot } from './shared/boot.ts'
import { hotGamesQuery, vendorsQuery } from './features/lobby/api.ts'
import { queryClient } from './shared/api.ts'
import { bannersQuery, noticesQuery } from './features/content/api.ts'
import { watchInstallOffer } from './features/install/install.ts'
import { countVisit } from './features/install/visits.ts'
import { keepInvitation } from './shared/invitation.ts'
import { keepOffline } from './shared/keep-offline.ts'
import { followServerState } from './shared/system.ts'
import './style.css'

fetchFaces()
const boot = await readSiteBoot()
activateTexts(boot.language, boot.texts)
startLanguage(boot.language, loadFaces)
followServerState(boot.status)
setAddressPlaces(pagePlaceOf)
keepInvitation(location.search)
followTabs()
void startSession()
watchInstallOffer()
countVisit()
keepOffline()
if (boot.vendors) queryClient.setQueryData(vendorsQuery.queryKey, boot.vendors)
if (boot.banners) queryClient.setQueryData(bannersQuery.queryKey, boot.banners)
if (boot.notices) queryClient.setQueryData(noticesQuery.queryKey, boot.notices)
if (boot.hot) queryClient.setQueryData(hotGamesQuery.queryKey, boot.hot)

const root = createRoot(document.getElementById('root') as HTMLElement)
// As a transition it is drawn in slices, so that a slow phone answers a touch in between.
startTransition(() => {
  root.render(
    <StrictMode>
      <Root />
    </StrictMode>,
  )
})

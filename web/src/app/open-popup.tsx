import { Suspense, useDeferredValue, useState } from 'react'
import type { Address } from '@baize/ui/navigation/address.ts'
import { part } from '@baize/ui/waiting/part'
import { AccountPopups, SignInPopup } from '../features/auth/parts.ts'
import { useBanners } from '../features/content/api.ts'
import { useOnline } from '../shared/online.ts'
import { useIsResuming, usePerson, useSessionEnd } from '../shared/session.ts'
import { useFollowsContracts } from '../features/agents/contracts/follows-contracts.ts'
import { AnnouncementTurn } from './announcement-turn.tsx'
import { InstallTurn } from './install-turn.tsx'
import { closePopup } from './close-popup.ts'
import { LoadFence } from './load-fence.tsx'
import { isOfAccount, isSignIn, popupOf, type Popup, type SignInKind } from './popup-of.ts'

const Popups = part(() => import('./popups.tsx'), 'Popups')
const ContractTurn = part(() => import('./contract-turn.tsx'), 'ContractTurn')
const PlateBanners = part(
  () => import('../features/content/banners/plate-banners.tsx'),
  'PlateBanners',
)

/** The popup of an address and of its person. Its code comes when it opens. */
export function OpenPopup({ at }: { at: Address }) {
  const person = usePerson()
  const resuming = useIsResuming()
  const ended = useSessionEnd()
  const [announced, setAnnounced] = useState(false)
  const [panelled, setPanelled] = useState(false)
  // What cuts the page off is said where cards stand.
  const online = useOnline()
  const follows = useFollowsContracts()
  // Whoever is still being asked for is not a visitor, and must not be sent to the login.
  const popup = resuming ? undefined : popupOf(at, person, ended)
  // The button that was pressed is drawn first; a dialog takes longer than a press may. One that stands changes at once.
  const mayStand = useDeferredValue(popup !== undefined)
  return (
    <>
      <AnnouncementTurn at={at} busy={resuming || popup !== undefined} onStand={setAnnounced} />
      {follows && person && (
        <LoadFence quiet>
          <Suspense>
            <ContractTurn
              key={person.id}
              at={at}
              person={person}
              busy={resuming || popup !== undefined}
              covered={announced || !online}
              onStand={setPanelled}
            />
          </Suspense>
        </LoadFence>
      )}
      <InstallTurn
        busy={!online || announced || panelled || popup !== undefined || at.path === '/down'}
      />
      {popup && mayStand && (
        // The ways in are one dialog that changes its content, so they share a place.
        <LoadFence key={isSignIn(popup) ? 'sign-in' : popup.kind}>
          <Suspense>
            <Body popup={popup} />
          </Suspense>
        </LoadFence>
      )}
    </>
  )
}

function Body({ popup }: { popup: Popup }) {
  if (isSignIn(popup)) return <SignIn mode={popup.kind} />
  if (isOfAccount(popup)) return <AccountPopups kind={popup.kind} onClose={closePopup} />
  return <Popups popup={popup} />
}

/** Beside the form stand the operator's banners of its place, where there are some. */
function SignIn({ mode }: { mode: SignInKind }) {
  const isRegister = mode === 'register'
  const banners = useBanners(isRegister ? 'w_register' : 'w_login')
  const plate = banners.length > 0 && (
    <Suspense>
      <PlateBanners key={mode} banners={banners} wide={!isRegister} />
    </Suspense>
  )
  return <SignInPopup mode={mode} onClose={closePopup} plate={plate || undefined} />
}

import { Suspense } from 'react'
import type { Address } from '@baize/ui/address.ts'
import { part } from '@baize/ui/part'
import { AccountPopups, SignInPopup } from '../features/auth/parts.ts'
import { useIsResuming, usePerson, useSessionEnded } from '../shared/session.ts'
import { closePopup } from './close-popup.ts'
import { LoadFence } from './load-fence.tsx'
import { isOfAccount, isSignIn, popupOf, type Popup } from './popup-of.ts'

const Popups = part(() => import('./popups.tsx'), 'Popups')

/** The popup of an address and of its person. Its code comes when it opens. */
export function OpenPopup({ at }: { at: Address }) {
  const person = usePerson()
  const resuming = useIsResuming()
  const ended = useSessionEnded()
  // Whoever is still being asked for is not a visitor, and must not be sent to the login.
  const popup = resuming ? undefined : popupOf(at, person, ended)
  if (!popup) return null
  return (
    // The ways in are one dialog that changes its content, so they share a place.
    <LoadFence key={isSignIn(popup) ? 'sign-in' : popup.kind}>
      <Suspense>
        <Body popup={popup} />
      </Suspense>
    </LoadFence>
  )
}

function Body({ popup }: { popup: Popup }) {
  if (isSignIn(popup)) return <SignInPopup mode={popup.kind} onClose={closePopup} />
  if (isOfAccount(popup)) return <AccountPopups kind={popup.kind} onClose={closePopup} />
  return <Popups popup={popup} />
}

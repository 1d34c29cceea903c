import { go, useAddress } from '@baize/ui/address.ts'
import { HelpPopup } from '../features/help/help-popup.tsx'
import { CentrePopup } from '../features/popups/centre-popup.tsx'
import { FramePopup } from '../features/popups/frame-popup.tsx'
import { KeysPopup } from '../features/popups/keys-popup.tsx'
import { RealAccountPopup } from '../features/popups/real-account-popup.tsx'
import { SignPopup } from '../features/popups/sign-popup.tsx'
import { AppPopup } from '../features/system/app-popup.tsx'
import { SupportPopup } from '../features/system/support-popup.tsx'
import { usePerson } from '../shared/session.ts'
import { popupOf } from './popup-of.ts'

/** The popup that the address opens. Closing it takes it out of the address again. */
export function Popups() {
  const address = useAddress()
  const popup = popupOf(address, usePerson())
  const onClose = () => closePopup(address)
  switch (popup?.kind) {
    case 'login':
    case 'register':
      return <SignPopup tab={popup.kind} onClose={onClose} />
    case 'help':
      return <HelpPopup topic={popup.topic} onClose={onClose} />
    case 'centre':
      return <CentrePopup page={popup.page} onClose={onClose} />
    case 'realAccount':
      return <RealAccountPopup onClose={onClose} />
    case 'keys':
      return <KeysPopup onClose={onClose} />
    case 'app':
      return <AppPopup onClose={onClose} />
    case 'support':
      return <SupportPopup onClose={onClose} />
    case 'frame':
      return <FramePopup id={popup.id} onClose={onClose} />
    case undefined:
      return null
  }
}

/** Below a popup that is a page of its own stands home; below any other, the page that it covers. */
function closePopup({ path, search }: ReturnType<typeof useAddress>) {
  const ownPage = path === '/login' || path === '/register' || path === '/member'
  const { m: _m, popup: _popup, ...rest } = search
  go(ownPage ? { path: '/' } : { path, search: rest }, { replace: true })
}

import { go, useAddress } from '@baize/ui/address.ts'
import { FramePopup } from '../features/popups/frame-popup.tsx'
import { isFramePopup } from '../features/popups/frames.ts'
import { HelpPopup } from '../features/popups/help-popup.tsx'
import { memberPages } from '../features/popups/member-pages.ts'
import { SignPopup } from '../features/popups/sign-popup.tsx'
import { usePerson } from '../shared/session.ts'

/** The popup that the address opens. Closing it takes it out of the address again. */
export function Popups() {
  const person = usePerson()
  const { path, search, hash } = useAddress()
  const { m, popup, ...rest } = search
  const close = () => go({ path, search: rest }, { replace: true })

  if (path === '/login' || path === '/register') {
    const goHome = () => go({ path: '/' }, { replace: true })
    return <SignPopup tab={path === '/login' ? 'login' : 'register'} onClose={goHome} />
  }
  if (path === '/help' && hash !== '') return <HelpPopup topic={hash} onClose={close} />
  if (m !== undefined && m in memberPages) {
    if (person === null) return <SignPopup tab="login" onClose={close} />
    return <FramePopup id="memberCentre" onClose={close} />
  }
  if (popup !== undefined && isFramePopup(popup)) return <FramePopup id={popup} onClose={close} />
  return null
}

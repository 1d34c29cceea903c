import { HelpPopup } from '../features/help/help-popup.tsx'
import { CentrePopup } from '../features/popups/centre-popup.tsx'
import { FramePopup } from '../features/popups/frame-popup.tsx'
import { KeysPopup } from '../features/popups/keys-popup.tsx'
import { RealAccountPopup } from '../features/popups/real-account-popup.tsx'
import { AppPopup } from '../features/system/app-popup.tsx'
import { SupportPopup } from '../features/system/support-popup.tsx'
import { centrePageOf } from './centre-page.tsx'
import { closePopup } from './close-popup.ts'
import type { OtherPopup } from './popup-of.ts'

/** The popups that need nobody's account. */
export function Popups({ popup }: { popup: OtherPopup }) {
  switch (popup.kind) {
    case 'help':
      return <HelpPopup topic={popup.topic} onClose={closePopup} />
    case 'centre':
      return (
        <CentrePopup page={popup.page} onClose={closePopup}>
          {centrePageOf(popup.page)}
        </CentrePopup>
      )
    case 'realAccount':
      return <RealAccountPopup onClose={closePopup} />
    case 'keys':
      return <KeysPopup onClose={closePopup} />
    case 'app':
      return <AppPopup onClose={closePopup} />
    case 'support':
      return <SupportPopup onClose={closePopup} />
    case 'frame':
      return <FramePopup id={popup.id} onClose={closePopup} />
  }
}

import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { ContractPopup } from '../features/agents/contracts/parts.ts'
import { AnnouncementPopup, HelpPopup, NoticePopup } from '../features/content/parts.ts'
import { ChatPopup, FeedbackPopup } from '../features/inbox/parts.ts'
import { GameMenuPopup, MaintenancePopup, VendorGamesPopup } from '../features/lobby/parts.ts'
import { FramePopup } from '../features/popups/frame-popup.tsx'
import { KeysPopup } from '../features/popups/keys-popup.tsx'
import { RealAccountPopup } from '../features/popups/real-account-popup.tsx'
import { AppPopup } from '../features/system/app-popup.tsx'
import { SupportPopup } from '../features/system/support-popup.tsx'
import { overPage } from '../shared/over-page.ts'
import { CentrePlace } from './centre/centre-place.tsx'
import { closePopup } from './close-popup.ts'
import { pages } from './pages.ts'
import type { OtherPopup } from './popup-of.ts'

const pageKeys = pages
  .flatMap(({ key }) => key ?? [])
  .sort((a, b) => a.letter.localeCompare(b.letter))

/** The popups that need nobody's account. */
export function Popups({ popup }: { popup: OtherPopup }) {
  switch (popup.kind) {
    case 'help':
      return <HelpPopup topic={popup.topic} onClose={closePopup} />
    case 'centre':
      return <CentrePlace page={popup.page} />
    case 'realAccount':
      return <RealAccountPopup onClose={closePopup} />
    case 'keys':
      return <KeysPopup pageKeys={pageKeys} onClose={closePopup} />
    case 'app':
      return <AppPopup onClose={closePopup} />
    case 'support':
      return <SupportPopup onClose={closePopup} />
    case 'notice':
      return <NoticePopup onClose={closePopup} />
    case 'announcement':
      return <AnnouncementPopup onClose={closePopup} onReward={toRewards} />
    case 'vendorGames':
      return <VendorGamesPopup onClose={closePopup} />
    case 'gameMenu':
      return <GameMenuPopup onClose={closePopup} />
    case 'maintenance':
      return <MaintenancePopup onClose={closePopup} />
    case 'feedback':
      return <FeedbackPopup onClose={closePopup} />
    case 'chat':
      return <ChatPopup onClose={closePopup} />
    case 'contract':
      return <ContractPopup onClose={closePopup} />
    case 'frame':
      return <FramePopup id={popup.id} onClose={closePopup} />
  }
}

/** The centre takes the place of the popup. */
function toRewards(): void {
  closePopup()
  go(overPage(readAddress(), { m: 'rewardCenter' }), { replace: true })
}

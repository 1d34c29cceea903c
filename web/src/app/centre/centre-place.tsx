import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { CentrePopup } from '../../features/popups/centre-popup.tsx'
import { centreHome } from '../../features/popups/centre-home.ts'
import { overPage } from '../../shared/over-page.ts'
import { centrePageOf } from '../centre-page.tsx'
import { findCentrePage } from '../pages.ts'
import { closePopup } from '../close-popup.ts'
import { CentreList } from './centre-list.tsx'
import { CentreNav } from './centre-nav.tsx'

const toList = () => go(overPage(readAddress(), { m: centreHome }), { replace: true })

/** The member centre as a popup: its navigation, and the page or the list of pages. */
export function CentrePlace({ page }: { readonly page: string }) {
  const isList = page === centreHome
  return (
    <CentrePopup
      title={findCentrePage(page)?.title ?? 'shell.memberCentre'}
      onClose={closePopup}
      nav={
        <div className="h-full w-60 border-e border-line">
          <CentreNav page={page} />
        </div>
      }
      onList={isList ? undefined : toList}
    >
      {isList ? <CentreList /> : centrePageOf(page)}
    </CentrePopup>
  )
}

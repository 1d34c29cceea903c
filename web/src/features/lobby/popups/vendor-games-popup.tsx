import { useAddress } from '@baize/ui/navigation/address.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import { findVendor, useLanes } from '../api.ts'
import { lobbyCategories } from '../category.ts'
import { VendorPaused } from '../list/vendor-paused.tsx'
import { useNamedVendor } from './named-vendor.ts'
import { VendorGamesPane } from './vendor-games-pane.tsx'

/** The list of one vendor over the page, for a card that stands for its vendor. */
export function VendorGamesPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { of = '' } = useAddress().search
  const { category, vendor } = useNamedVendor()
  const lanes = useLanes()
  const known = vendor ?? findVendor(lanes, of)
  const name = known?.displayName ?? t('shell.games')
  return (
    <Dialog open onClose={onClose} size="xl" title={name}>
      <p className="mb-4 text-text-3">{t(lobbyCategories[category].name)}</p>
      {known?.maintenance && <VendorPaused vendor={known} />}
      <VendorGamesPane key={of} category={category} vassalage={of} />
    </Dialog>
  )
}

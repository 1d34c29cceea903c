import { useQuery } from '@tanstack/react-query'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import type { VendorCard } from '@baize/contract/catalogue/catalogue'
import { popularQuery, useLanes } from '../api.ts'
import { findCachedGame } from '../../../shared/cached-game.ts'
import { isByVendor } from '../category.ts'
import { GameGrid } from '../game-grid.tsx'
import { useMaintenanceText } from '../maintenance-text.ts'
import { openInstead } from '../recommended.ts'
import { VendorCards } from '../vendor-cards.tsx'
import { useNamedVendor } from './named-vendor.ts'

/** Why a game or a vendor cannot be opened now, until when, and what is open instead. */
export function MaintenancePopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const maintenanceText = useMaintenanceText()
  const { of = '', node } = useAddress().search
  const { category, vendor } = useNamedVendor()
  const game = node === undefined ? undefined : findCachedGame(Number(node))
  const name = game?.displayName ?? vendor?.displayName ?? t('shell.gameFrame')
  const instead = isByVendor(category) ? (
    <OtherVendors of={of} />
  ) : (
    <OtherGames of={of} node={node} category={category} />
  )
  return (
    <Dialog open onClose={onClose} size="lg" title={t('catalogue.pausedTitle', { name })}>
      <p className="text-text-2">
        {maintenanceText(game ?? vendor ?? {})}. {t('catalogue.pausedText')}
      </p>
      {instead}
    </Dialog>
  )
}

type OtherGamesProps = {
  readonly of: string
  readonly node: string | undefined
  readonly category: string
}

function OtherGames({ of, node, category }: OtherGamesProps) {
  const t = useText()
  const { data = [] } = useQuery(popularQuery(category))
  const closed = { vassalage: of, nodeId: node === undefined ? undefined : Number(node) }
  const games = openInstead(data, closed)
  if (games.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-3 text-h4">{t('catalogue.openInstead')}</h3>
      <GameGrid games={games} />
    </>
  )
}

function OtherVendors({ of }: { of: string }) {
  const t = useText()
  const { category } = useNamedVendor()
  const lane = useLanes().find(({ title }) => title === category)
  const isOpen = ({ maintenance, vassalage }: VendorCard) => !maintenance && vassalage !== of
  const cards = lane?.cards.filter(isOpen) ?? []
  if (!lane || cards.length === 0) return null
  return (
    <>
      <h3 className="mt-5 mb-3 text-h4">{t('catalogue.otherVendors')}</h3>
      <VendorCards lane={{ ...lane, cards }} />
    </>
  )
}

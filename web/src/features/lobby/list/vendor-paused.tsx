import { useQuery } from '@tanstack/react-query'
import type { VendorCard } from '@baize/contract/catalogue/catalogue'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { popularQuery } from '../api.ts'
import { GameGrid } from '../game-grid.tsx'
import { useMaintenanceText } from '../maintenance-text.ts'
import { openInstead } from '../recommended.ts'

/** A vendor in maintenance, and what is open of the same kind. */
export function VendorPaused({ vendor }: { vendor: VendorCard }) {
  const t = useText()
  const maintenanceText = useMaintenanceText()
  const { data = [] } = useQuery(popularQuery(vendor.gameType))
  const others = openInstead(data, vendor)
  return (
    <section className="mb-6">
      <Note tone="pending" title={t('catalogue.vendorPaused', { vendor: vendor.displayName })}>
        {maintenanceText(vendor)}. {t('catalogue.vendorPausedText')}
      </Note>
      {others.length > 0 && (
        <>
          <h2 className="mt-5 mb-3 text-h4">{t('catalogue.openInstead')}</h2>
          <GameGrid games={others} />
          <h2 className="mt-6 text-h4">{vendor.displayName}</h2>
        </>
      )}
    </section>
  )
}

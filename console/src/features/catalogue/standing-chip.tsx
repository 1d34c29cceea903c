import { Wrench } from 'lucide-react'
import type { DeskVendor } from '@baize/contract/catalogue/catalogue-desk'
import { StatusChip, type ChipTone } from '@baize/ui/figures/status-chip'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'
import { standingOf, type Standing } from './standing.ts'
import { standingNames } from './words.ts'

const tones: Record<Standing, ChipTone> = { open: 'ok', maintenance: 'pending', disabled: 'plain' }

type StandingChipProps = {
  readonly of: Pick<DeskVendor, 'enabled' | 'maintenance' | 'maintenanceUntil'> & {
    readonly vendorMaintenance?: boolean
  }
}

/** Open, in maintenance and until when, or switched off. A game may be closed by its vendor alone. */
export function StandingChip({ of }: StandingChipProps) {
  const t = useText()
  const standing = standingOf(of)
  const isMaintenance = standing === 'maintenance'
  return (
    <span className="inline-flex flex-col items-start gap-0.5 max-md:items-end">
      <StatusChip
        tone={tones[standing]}
        {...(isMaintenance && { icon: <Wrench size={14} aria-hidden="true" /> })}
      >
        {t(standingNames[standing])}
      </StatusChip>
      {isMaintenance && of.maintenance && of.maintenanceUntil !== null && (
        <span className="text-caption whitespace-nowrap text-text-3">
          {t('catalogue-desk.until')} <DeskMoment at={of.maintenanceUntil} />
        </span>
      )}
      {isMaintenance && !of.maintenance && (
        <span className="text-caption text-text-3">{t('catalogue-desk.byVendor')}</span>
      )}
    </span>
  )
}

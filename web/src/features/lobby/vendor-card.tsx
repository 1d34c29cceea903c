import { Play, Wrench } from 'lucide-react'
import type { VendorCard as Vendor } from '@baize/contract/catalogue/catalogue'
import { LazyImage } from '@baize/ui/figures/lazy-image'
import { useText } from '@baize/texts/use-text'
import { openVendor } from './launch.ts'
import { useMaintenanceText } from './maintenance-text.ts'
import { fallbackIcon } from './shape-of.ts'

/** A vendor with its large picture. One of slots is a shelf to look through, so it has no play button. */
export function VendorCard({ vendor }: { vendor: Vendor }) {
  const t = useText()
  const playable = vendor.gameType !== 'RNG' && !vendor.maintenance
  return (
    <button
      type="button"
      onClick={() => openVendor(vendor)}
      className="group block w-full overflow-hidden rounded-card border border-line bg-s1 text-start transition-transform hover:-translate-y-[3px]"
    >
      <span className="relative block aspect-video overflow-hidden">
        <LazyImage
          src={vendor.lagerIcon}
          fallback={fallbackIcon}
          alt=""
          width={480}
          height={270}
          className={vendor.maintenance ? 'opacity-40 saturate-[.3]' : ''}
        />
        {playable && (
          <span
            data-play=""
            aria-hidden="true"
            className="absolute inset-x-3 bottom-3 hidden h-9 items-center justify-center gap-1.5 rounded-ctl bg-metal font-semibold text-on-metal group-hover:pointer-fine:flex group-focus-visible:pointer-fine:flex"
          >
            <Play size={16} aria-hidden="true" />
            {t('shell.play')}
          </span>
        )}
      </span>
      <VendorLine vendor={vendor} />
    </button>
  )
}

function VendorLine({ vendor }: { vendor: Vendor }) {
  const t = useText()
  const maintenanceText = useMaintenanceText()
  return (
    <span className="flex items-center gap-3 p-3">
      <img
        src={vendor.iconUrl}
        alt=""
        width={32}
        height={32}
        loading="lazy"
        className="flex-none rounded-chip"
      />
      <span className="min-w-0">
        <span className="block truncate text-body font-semibold">{vendor.displayName}</span>
        <span className="flex items-center gap-1 text-meta text-text-3">
          {vendor.maintenance && <Wrench size={14} aria-hidden="true" className="flex-none" />}
          <span className="truncate">
            {vendor.maintenance
              ? maintenanceText(vendor)
              : t('shell.gamesFound', { count: vendor.games })}
          </span>
        </span>
      </span>
    </span>
  )
}

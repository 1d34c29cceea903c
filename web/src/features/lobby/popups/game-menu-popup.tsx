import { useRef } from 'react'
import { go, readAddress, useAddress } from '@baize/ui/navigation/address.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useText } from '@baize/texts/use-text'
import type { VendorCard } from '@baize/contract/catalogue/catalogue'
import { useChosenInView } from '../../../shared/use-chosen-in-view.ts'
import { useLanes } from '../api.ts'
import { VendorPaused } from '../list/vendor-paused.tsx'
import { VendorGamesPane } from './vendor-games-pane.tsx'
import { vendorRows } from './vendor-rows.ts'

/** The menu of slots: vendors on one side, the games of the chosen one on the other. */
export function GameMenuPopup({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { of } = useAddress().search
  const lane = useLanes().find(({ title }) => title === 'RNG')
  const vendors = lane?.cards ?? []
  const chosen = vendors.find(({ vassalage }) => vassalage === of) ?? vendors[0]
  const row = useRef<HTMLElement>(null)
  useChosenInView(row, chosen?.vassalage)
  return (
    <Dialog open onClose={onClose} size="xl" title={t('shell.slotMenu')}>
      <div className="grid gap-4 md:grid-cols-[196px_minmax(0,1fr)] md:gap-6">
        <nav
          ref={row}
          aria-label={t('shell.vendors')}
          className="flex gap-2 overflow-x-auto p-0.5 [scrollbar-width:none] max-md:-mx-5 max-md:px-5 md:flex-col md:gap-4 md:overflow-visible"
        >
          {vendorRows(vendors).map((row, index) => (
            <ul
              key={row[0]?.vassalage ?? index}
              className="flex gap-2 md:flex-col md:gap-0.5 md:not-first:border-t md:not-first:border-line md:not-first:pt-4"
            >
              {row.map((vendor) => (
                <li key={vendor.vassalage}>
                  <VendorEntry vendor={vendor} on={vendor === chosen} />
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <div className="min-w-0">
          {chosen?.maintenance && <VendorPaused vendor={chosen} />}
          {chosen && (
            <VendorGamesPane key={chosen.vassalage} category="RNG" vassalage={chosen.vassalage} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** A vendor of slots is chosen here and not played, so there is no play button on it. */
function VendorEntry({ vendor, on }: { vendor: VendorCard; on: boolean }) {
  const choose = () => {
    const { path, search } = readAddress()
    go({ path, search: { ...search, of: vendor.vassalage } }, { replace: true })
  }
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={choose}
      className="flex h-11 w-full items-center gap-2.5 rounded-ctl px-2.5 text-start whitespace-nowrap text-text-2 hover:bg-hover hover:text-text aria-pressed:bg-s3 aria-pressed:font-semibold aria-pressed:text-text aria-pressed:shadow-[inset_0_0_0_2px_var(--brass)] md:h-10"
    >
      <img
        src={vendor.iconUrl}
        alt=""
        width={26}
        height={26}
        className={vendor.maintenance ? 'rounded-chip opacity-40 grayscale' : 'rounded-chip'}
      />
      <span className="min-w-0 truncate">{vendor.displayName}</span>
    </button>
  )
}

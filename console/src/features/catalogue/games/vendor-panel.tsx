import { useState } from 'react'
import type { DeskVendor } from '@baize/contract/catalogue-desk'
import { cx } from '@baize/ui/cx.ts'
import { Link } from '@baize/ui/link'
import { Note } from '@baize/ui/note'
import { Switch } from '@baize/ui/switch'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/desk-moment.tsx'
import { useCountText } from '../../../shared/use-count-text.ts'
import { standingOf } from '../standing.ts'
import { VendorMaintenance } from '../vendor-maintenance.tsx'
import { standingNames } from '../words.ts'

type VendorPanelProps = {
  readonly vendors: readonly DeskVendor[]
  readonly chosen: string | undefined
  readonly mayWrite: boolean
  readonly onChoose: (code: string | undefined) => void
}

/** The vendors beside their games: one narrows the list, its switch closes it. */
export function VendorPanel({ vendors, chosen, mayWrite, onChoose }: VendorPanelProps) {
  const t = useText()
  const [asked, setAsked] = useState<DeskVendor>()
  const closed = vendors.filter(({ maintenance, enabled }) => maintenance && enabled)
  const noted = closed.find(({ code }) => code === chosen) ?? closed[0]
  return (
    <aside
      aria-label={t('catalogue.vendors')}
      className="sticky top-[calc(var(--header)+20px)] flex max-h-[calc(100dvh-var(--header)-120px)] flex-col rounded-card border border-line bg-s1 max-xl:hidden"
    >
      <header className="flex flex-none items-center justify-between gap-2 border-b border-line px-4 py-3">
        <h2 className="text-lead">{t('catalogue.vendors')}</h2>
        <Link to="/vendors" className="text-meta text-link hover:underline">
          {t('catalogue.orderAndNames')}
        </Link>
      </header>
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {vendors.map((vendor) => (
          <Entry
            key={vendor.code}
            vendor={vendor}
            isChosen={vendor.code === chosen}
            mayWrite={mayWrite}
            onChoose={() => onChoose(vendor.code === chosen ? undefined : vendor.code)}
            onMaintenance={() => setAsked(vendor)}
          />
        ))}
      </ul>
      {noted && (
        <div className="flex-none border-t border-line p-3">
          <Note tone="pending" title={t('catalogue.isClosed', { name: noted.name })}>
            <p className="text-meta">
              {noted.maintenanceUntil === null ? (
                t('catalogue.noEndSaid')
              ) : (
                <>
                  {t('catalogue.until')} <DeskMoment at={noted.maintenanceUntil} />
                </>
              )}
            </p>
          </Note>
        </div>
      )}
      {asked && <VendorMaintenance vendor={asked} onClose={() => setAsked(undefined)} />}
    </aside>
  )
}

type EntryProps = {
  readonly vendor: DeskVendor
  readonly isChosen: boolean
  readonly mayWrite: boolean
  readonly onChoose: () => void
  readonly onMaintenance: () => void
}

function Entry({ vendor, isChosen, mayWrite, onChoose, onMaintenance }: EntryProps) {
  const t = useText()
  const countText = useCountText()
  const standing = standingOf(vendor)
  return (
    <li
      className={cx(
        'relative flex items-center gap-3 border-b border-line px-4 py-2 last:border-0',
        isChosen ? 'bg-s3 shadow-[inset_2px_0_0_var(--brass)]' : 'hover:bg-hover',
      )}
    >
      <img
        src={vendor.iconUrl}
        alt=""
        width={32}
        height={32}
        className="size-8 flex-none rounded-chip bg-s3"
      />
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="min-w-0 flex-1 text-start leading-4 before:absolute before:inset-0"
      >
        <span className="block truncate font-semibold">{vendor.name}</span>
        <span className={cx('text-caption', standing === 'open' ? 'text-text-3' : 'text-warn')}>
          {standing === 'open'
            ? t('catalogue.gamesNumber', {
                count: vendor.games,
                number: countText(vendor.games),
              })
            : t(standingNames[standing])}
        </span>
      </button>
      {mayWrite && (
        // Above the button, which fills the whole row.
        <span className="relative">
          <Switch
            hideLabel
            tone="amber"
            label={t('catalogue.maintenanceOf', { name: vendor.name })}
            checked={vendor.maintenance}
            onChecked={onMaintenance}
          />
        </span>
      )}
    </li>
  )
}

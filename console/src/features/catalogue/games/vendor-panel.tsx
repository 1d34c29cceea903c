import { Play } from 'lucide-react'
import { useState } from 'react'
import type { DeskVendor, LaunchTest } from '@baize/contract/catalogue/catalogue-desk'
import { cx } from '@baize/ui/look/cx.ts'
import { IconButton } from '@baize/ui/icon-button'
import { Link } from '@baize/ui/navigation/link'
import { Switch } from '@baize/ui/forms/switch'
import { useText } from '@baize/texts/use-text'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useCountText } from '../../../shared/figures/use-count-text.ts'
import { useLastTests, useTestVendors } from '../last-tests.ts'
import { standingOf } from '../standing.ts'
import { VendorMaintenance } from '../vendor-maintenance.tsx'
import { VendorTest } from '../vendor-test.tsx'
import { standingNames } from '../words.ts'
import { MaintenanceNote } from './maintenance-note.tsx'

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
  const tests = useLastTests()
  const testing = useTestVendors()
  const closed = vendors.filter(({ maintenance, enabled }) => maintenance && enabled)
  const noted = closed.find(({ code }) => code === chosen) ?? closed[0]
  return (
    <aside
      aria-label={t('catalogue-desk.vendors')}
      className="sticky top-[calc(var(--header)+20px)] flex max-h-[calc(100dvh-var(--header)-120px)] flex-col rounded-card border border-line bg-s1 max-xl:hidden"
    >
      <header className="flex flex-none items-center justify-between gap-2 border-b border-line px-4 py-3">
        <h2 className="text-lead">{t('catalogue-desk.vendors')}</h2>
        <IconButton
          size="sm"
          className="ms-auto"
          label={t('catalogue-desk.testVendors')}
          icon={<Play size={16} />}
          aria-disabled={testing.isPending}
          onClick={() => testing.isPending || testing.mutate()}
        />
        <Link to="/vendors" className="text-meta text-link hover:underline">
          {t('catalogue-desk.orderAndNames')}
        </Link>
      </header>
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {vendors.map((vendor) => (
          <Entry
            key={vendor.code}
            vendor={vendor}
            test={tests[vendor.code]}
            isChosen={vendor.code === chosen}
            mayWrite={mayWrite}
            onChoose={() => onChoose(vendor.code === chosen ? undefined : vendor.code)}
            onMaintenance={() => setAsked(vendor)}
          />
        ))}
      </ul>
      {testing.error && <FailureNote error={testing.error} onRetry={() => testing.mutate()} />}
      {Object.keys(tests).length > 0 && (
        <p className="flex-none border-t border-line px-4 py-2 text-caption text-text-3">
          {t('catalogue-desk.testsOfPage')}
        </p>
      )}
      {noted && (
        <div className="flex-none border-t border-line p-3">
          <MaintenanceNote vendor={noted} />
        </div>
      )}
      {asked && <VendorMaintenance vendor={asked} onClose={() => setAsked(undefined)} />}
    </aside>
  )
}

type EntryProps = {
  readonly vendor: DeskVendor
  /** Nothing until somebody ran one. */
  readonly test: LaunchTest | undefined
  readonly isChosen: boolean
  readonly mayWrite: boolean
  readonly onChoose: () => void
  readonly onMaintenance: () => void
}

function Entry({ vendor, test, isChosen, mayWrite, onChoose, onMaintenance }: EntryProps) {
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
        className="grid min-h-8 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-center gap-0.5 text-start leading-4 before:absolute before:inset-0"
      >
        <span className="flex items-baseline gap-1.5">
          <span className="min-w-0 truncate font-semibold">{vendor.name}</span>
          <span
            className={cx(
              'flex-none text-caption',
              standing === 'open' ? 'text-text-3' : 'text-warn',
            )}
          >
            {standing === 'open'
              ? t('catalogue-desk.gamesNumber', {
                  count: vendor.games,
                  number: countText(vendor.games),
                })
              : t(standingNames[standing])}
          </span>
        </span>
        {test && <VendorTest test={test} />}
      </button>
      {mayWrite && (
        // Above the button, which fills the whole row.
        <span className="relative">
          <Switch
            hideLabel
            tone="amber"
            label={t('catalogue-desk.maintenanceOf', { name: vendor.name })}
            checked={vendor.maintenance}
            onChecked={onMaintenance}
          />
        </span>
      )}
    </li>
  )
}

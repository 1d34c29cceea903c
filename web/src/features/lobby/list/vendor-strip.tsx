import { ChevronRight, LayoutGrid, Wrench } from 'lucide-react'
import { useRef } from 'react'
import { languageEntry } from '@baize/kernel/language'
import type { Lane, VendorCard } from '@baize/contract/catalogue/catalogue'
import { IconButton } from '@baize/ui/icon-button'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useChosenInView } from '../../../shared/use-chosen-in-view.ts'

type Props = {
  readonly lane: Lane
  readonly chosen: string | undefined
  readonly onChoose: (vassalage: string | undefined) => void
}

const entryClass =
  'flex w-[72px] flex-none snap-start flex-col items-center gap-0.5 rounded-[10px] px-0.5 pt-2.5 pb-2 text-center hover:bg-hover aria-pressed:bg-s2 aria-pressed:shadow-[inset_0_0_0_2px_var(--brass)] md:w-auto md:max-w-28 md:min-w-[76px] md:px-1'

/** So many vendors fit beside each other on a desk. */
const roomFor = 8

/** The vendors of a category as a row of icons. ALL leads back to the start of the row. */
export function VendorStrip({ lane, chosen, onChoose }: Props) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, chosen ?? '')
  const chooseAll = () => {
    row.current?.scrollTo({ left: 0, behavior: 'smooth' })
    onChoose(undefined)
  }
  return (
    <div className="mt-4 flex items-center gap-2 border-b border-line pb-3">
      <div
        ref={row}
        role="group"
        aria-label={t('shell.vendors')}
        className="flex min-w-0 flex-1 snap-x gap-2 overflow-x-auto p-0.5 [scrollbar-width:none] max-md:-me-(--gutter)"
      >
        <button
          type="button"
          aria-pressed={chosen === undefined}
          onClick={chooseAll}
          className={entryClass}
        >
          <span className="flex size-11 items-center justify-center rounded-[6px] bg-felt text-on-felt">
            <LayoutGrid size={20} aria-hidden="true" />
          </span>
          <Names name={t('shell.all')} games={lane.games} />
        </button>
        {lane.cards.map((vendor) => (
          <Entry
            key={vendor.vassalage}
            vendor={vendor}
            on={vendor.vassalage === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      {lane.cards.length > roomFor && (
        <IconButton
          variant="outline"
          label={t('shell.moreVendors')}
          icon={<ChevronRight size={18} className="rtl:rotate-180" />}
          onClick={() => row.current?.scrollBy({ left: 420, behavior: 'smooth' })}
          className="max-md:hidden"
        />
      )}
    </div>
  )
}

type EntryProps = {
  readonly vendor: VendorCard
  readonly on: boolean
  readonly onChoose: Props['onChoose']
}

function Entry({ vendor, on, onChoose }: EntryProps) {
  const t = useText()
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onChoose(vendor.vassalage)}
      title={vendor.displayName}
      className={entryClass}
    >
      <img
        src={vendor.iconUrl}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className={vendor.maintenance ? 'rounded-[6px] opacity-40 grayscale' : 'rounded-[6px]'}
      />
      {vendor.maintenance ? (
        <>
          <Name>{vendor.displayName}</Name>
          <span className="flex max-w-full items-center gap-0.5 text-caption text-text-3">
            <Wrench size={12} aria-hidden="true" className="flex-none" />
            <span className="truncate">{t('shell.paused')}</span>
          </span>
        </>
      ) : (
        <Names name={vendor.displayName} games={vendor.games} />
      )}
    </button>
  )
}

function Names({ name, games }: { name: string; games: number }) {
  const { tag } = languageEntry(useLanguage())
  return (
    <>
      <Name>{name}</Name>
      <span className="figures text-caption text-text-3">{games.toLocaleString(tag)}</span>
    </>
  )
}

function Name({ children }: { children: string }) {
  return <span className="mt-1 max-w-full truncate text-meta font-medium">{children}</span>
}

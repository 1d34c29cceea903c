import { useRef } from 'react'
import type { Lane } from '@baize/contract/catalogue/catalogue'
import { useText } from '@baize/texts/use-text'
import { useChosenInView } from '../../shared/use-chosen-in-view.ts'

type Props = {
  readonly lane: Lane
  readonly chosen: string | undefined
  readonly onChoose: (vassalage: string | undefined) => void
}

const chipClass =
  'flex h-9 flex-none items-center gap-2 rounded-ctl border border-line bg-s1 px-3 font-medium text-text-2 hover:text-text aria-pressed:border-brass aria-pressed:bg-s2 aria-pressed:text-text aria-pressed:shadow-[inset_0_0_0_1px_var(--brass)] pointer-coarse:h-11'

/** Vendors of a category in a row. ALL leads back to the start of the row. */
export function VendorMenu({ lane, chosen, onChoose }: Props) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, chosen ?? '')
  const chooseAll = () => {
    row.current?.scrollTo({ left: 0, behavior: 'smooth' })
    onChoose(undefined)
  }
  return (
    <div
      ref={row}
      role="group"
      aria-label={t('shell.vendors')}
      className="-mx-1 mb-4 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
    >
      <button
        type="button"
        aria-pressed={chosen === undefined}
        onClick={chooseAll}
        className={chipClass}
      >
        {t('shell.all')}
      </button>
      {lane.cards.map((vendor) => (
        <button
          key={vendor.vassalage}
          type="button"
          aria-pressed={chosen === vendor.vassalage}
          onClick={() => onChoose(vendor.vassalage)}
          className={chipClass}
        >
          <img
            src={vendor.iconUrl}
            alt=""
            width={22}
            height={22}
            loading="lazy"
            className="rounded-chip"
          />
          {vendor.displayName}
        </button>
      ))}
    </div>
  )
}

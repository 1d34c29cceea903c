import { Check } from 'lucide-react'
import { useRef } from 'react'
import type { PromotionCard } from '@baize/contract/promotions/promotions'
import { languageEntry } from '@baize/kernel/language'
import { Select } from '@baize/ui/forms/select'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useChosenInView } from '../../shared/use-chosen-in-view.ts'
import { groupOf, statusGroups, type Filter, type Period, type StatusGroup } from './filter.ts'

const names: Readonly<Record<StatusGroup | '', TextKey>> = {
  '': 'promotions-pages.anyStatus',
  open: 'rewards.statusOpen',
  joined: 'rewards.statusJoined',
  coming: 'rewards.statusComing',
  ended: 'promotions-pages.ended',
}

const chipClass =
  'flex h-9 flex-none items-center gap-2 rounded-ctl border border-line bg-s1 px-3 font-medium text-text-2 hover:text-text aria-pressed:border-brass aria-pressed:bg-s2 aria-pressed:text-text aria-pressed:shadow-[inset_0_0_0_1px_var(--brass)] pointer-coarse:h-11'

type Props = {
  readonly filter: Filter
  readonly onFilter: (change: Partial<Filter>) => void
  /** Those among which the chips choose. */
  readonly cards: readonly PromotionCard[]
}

/** Chips for how far one is, with how many there are of each, and the days that are looked at. */
export function PromotionFilters({ filter, onFilter, cards }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, filter.status)
  const countOf = (group: StatusGroup | '') =>
    group === '' ? cards.length : cards.filter((card) => groupOf(card) === group).length
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
      <div
        ref={row}
        role="group"
        aria-label={t('promotions-pages.status')}
        className="-m-0.5 flex max-w-full min-w-0 gap-2 overflow-x-auto p-0.5 [scrollbar-width:none]"
      >
        {(['', ...statusGroups] as const).map((group) => (
          <button
            key={group}
            type="button"
            aria-pressed={group === filter.status}
            onClick={() => onFilter({ status: group })}
            className={chipClass}
          >
            {group === filter.status && (
              <Check size={16} aria-hidden="true" className="text-brass" />
            )}
            {t(names[group])}
            <span className="figures text-meta text-text-3">
              {countOf(group).toLocaleString(tag)}
            </span>
          </button>
        ))}
      </div>
      <div className="w-44 max-md:w-full [&_label]:sr-only">
        <Select<Period | ''>
          label={t('promotions-pages.period')}
          dense
          value={filter.period}
          onValue={(period) => onFilter({ period })}
          options={[
            { value: '', label: t('promotions-pages.anyTime') },
            { value: 'next7', label: t('promotions-pages.next7') },
            { value: 'next30', label: t('promotions-pages.next30') },
          ]}
        />
      </div>
    </div>
  )
}

import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'

type FilterChipProps = {
  readonly label: string
  readonly icon?: ReactNode
  readonly value: string
  readonly onValue: (value: string | undefined) => void
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** A dashed chip adds a filter, a solid one is set. Inside is the browser's own list. */
export function FilterChip({ label, icon, value, onValue, options }: FilterChipProps) {
  const t = useText()
  return (
    <span
      className={cx(
        'relative inline-flex h-9 max-w-full items-center rounded-ctl border border-line-strong pointer-coarse:h-11',
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
        value === '' ? 'border-dashed text-text-2' : 'bg-s2 font-semibold',
      )}
    >
      <span className="pointer-events-none absolute start-2.5">
        {icon ?? <Plus size={16} aria-hidden="true" />}
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onValue(event.target.value || undefined)}
        className="h-full max-w-56 appearance-none truncate rounded-ctl bg-transparent ps-8 pe-3 outline-none [field-sizing:content]"
      >
        <option value="">{value === '' ? label : t('ops.filterAll')}</option>
        {value !== '' && options.every(([id]) => id !== value) && (
          <option value={value}>{value}</option>
        )}
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}

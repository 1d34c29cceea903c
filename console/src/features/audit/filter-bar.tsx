import { Calendar, Plus, Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@baize/ui/button'
import { cx } from '@baize/ui/cx.ts'
import { pastPresets } from '@baize/ui/date-presets.ts'
import { bareInputClass, InputShell } from '@baize/ui/input-shell'
import { KeyCap } from '@baize/ui/key-cap'
import { useUiTexts } from '@baize/ui/texts'
import { useText } from '@baize/texts/use-text'
import { actionName } from '../../shared/action-names.ts'
import { useKeys } from '../../shared/keys.ts'
import { useSearch } from '../../shared/use-search.ts'
import { DayFields } from './day-fields.tsx'

type FilterBarProps = {
  readonly people: readonly string[]
  readonly actions: readonly string[]
}

/** Everything that narrows the list; all of it is in the address. */
export function FilterBar({ people, actions }: FilterBarProps) {
  const t = useText()
  const { datePresets } = useUiTexts()
  const [search, change] = useSearch()
  const { days, person, action } = search
  const isSet = Boolean(search['text'] || days || person || action)
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      <SearchBox />
      <FilterChip
        label={t('ops.filterDays')}
        icon={<Calendar size={16} aria-hidden="true" />}
        value={days ?? ''}
        onValue={(chosen) => change({ days: chosen, from: undefined, to: undefined })}
        options={[...pastPresets, 'custom' as const].map((id) => [id, datePresets[id]])}
      />
      {days === 'custom' && <DayFields />}
      <FilterChip
        label={t('ops.filterPerson')}
        value={person ?? ''}
        onValue={(chosen) => change({ person: chosen })}
        options={people.map((name) => [name, name])}
      />
      <FilterChip
        label={t('ops.filterAction')}
        value={action ?? ''}
        onValue={(chosen) => change({ action: chosen })}
        options={actions.map((name) => [name, actionName(t, name)])}
      />
      {isSet && (
        <Button
          size="sm"
          variant="ghost"
          icon={<X size={16} />}
          onClick={() =>
            change({
              text: undefined,
              days: undefined,
              from: undefined,
              to: undefined,
              person: undefined,
              action: undefined,
            })
          }
        >
          {t('ops.clearFilters')}
        </Button>
      )}
    </div>
  )
}

const typingMs = 300

function SearchBox() {
  const t = useText()
  const [search, change] = useSearch()
  const kept = search['text'] ?? ''
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(kept)
  const [seen, setSeen] = useState(kept)
  // The address may change by itself: Back, or the button that clears all filters.
  if (seen !== kept) {
    setSeen(kept)
    setText(kept)
  }
  useEffect(() => {
    if (text === kept) return undefined
    const timer = setTimeout(() => change({ text }), typingMs)
    return () => clearTimeout(timer)
  }, [text, kept, change])
  useKeys([{ keys: '/', label: t('ops.keySearch'), run: () => field.current?.focus() }])
  return (
    <div className="w-full sm:w-56">
      <InputShell
        dense
        before={<Search size={16} aria-hidden="true" />}
        after={
          <span className="pointer-coarse:hidden">
            <KeyCap>/</KeyCap>
          </span>
        }
      >
        <input
          ref={field}
          type="search"
          aria-label={t('ops.auditSearch')}
          placeholder={t('ops.auditSearch')}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={bareInputClass}
        />
      </InputShell>
    </div>
  )
}

type FilterChipProps = {
  readonly label: string
  readonly icon?: ReactNode
  readonly value: string
  readonly onValue: (value: string | undefined) => void
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** A dashed chip adds a filter, a solid one is set. Inside is the browser's own list. */
function FilterChip({ label, icon, value, onValue, options }: FilterChipProps) {
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

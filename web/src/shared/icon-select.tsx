import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'

type Props<Value extends string> = {
  readonly label: string
  readonly icon: ReactNode
  readonly value: Value
  readonly options: readonly { value: Value; label: string; lang?: string }[]
  readonly onChoose: (value: Value) => void
  /** A row of the menu, a box on a page without one, or the icon alone. */
  readonly look?: 'row' | 'box' | 'icon'
}

const looks = {
  row: 'h-9 max-md:h-11 md:[@media(max-height:960px)]:h-8',
  box: 'h-10 border border-line-strong bg-s1 pointer-coarse:h-11',
  icon: 'size-9 justify-center max-md:size-11',
}

/** A choice in one line: the browser's own list under our drawing. */
export function IconSelect<Value extends string>(props: Props<Value>) {
  const { label, icon, value, options, onChoose, look = 'row' } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <label
      title={label}
      className={cx(
        'relative flex flex-none items-center gap-3 rounded-ctl px-2.5 text-body-s text-text-2 hover:bg-hover hover:text-text',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        looks[look],
      )}
    >
      <span aria-hidden="true" className="flex w-[18px] flex-none justify-center">
        {icon}
      </span>
      <span className="visually-hidden">{label}</span>
      {look !== 'icon' && (
        <>
          <span aria-hidden="true" className="min-w-0 flex-1 truncate" lang={chosen?.lang}>
            {chosen?.label}
          </span>
          <ChevronDown size={16} aria-hidden="true" />
        </>
      )}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
        // Seen through: the drawing above says the same, and the list opens where it stands.
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            lang={option.lang}
            className="bg-s2 text-text"
          >
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

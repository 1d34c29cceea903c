import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props<Value extends string> = {
  readonly label: string
  readonly icon: ReactNode
  readonly value: Value
  readonly options: readonly { value: Value; label: string; lang?: string }[]
  readonly onChoose: (value: Value) => void
}

/** A choice that looks like a row of the menu: the browser's own list under our drawing. */
export function RailSelect<Value extends string>({
  label,
  icon,
  value,
  options,
  onChoose,
}: Props<Value>) {
  return (
    <label className="relative flex h-9 items-center gap-3 rounded-ctl px-2.5 text-body-s text-text-2 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-md:h-11">
      <span aria-hidden="true" className="flex w-[18px] flex-none justify-center">
        {icon}
      </span>
      <span className="visually-hidden">{label}</span>
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-ctl bg-transparent ps-[46px] pe-8 outline-none"
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
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none ms-auto" />
    </label>
  )
}

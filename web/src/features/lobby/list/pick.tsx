import { ChevronDown } from 'lucide-react'

type Props = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onPick: (value: string) => void
}

/** A choice that says what it is for and what is chosen, in one line; the list is the browser's own. */
export function Pick({ label, value, options, onPick }: Props) {
  const chosen = options.find((option) => option.value === value) ?? options[0]
  return (
    <label className="relative flex h-9 flex-none items-center gap-1.5 rounded-ctl border border-line bg-s1 px-3 text-text-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:text-text pointer-coarse:h-11">
      <span>{label}</span>
      <span aria-hidden="true" className="ms-auto font-semibold text-text">
        {chosen?.label}
      </span>
      <ChevronDown size={16} aria-hidden="true" />
      <select
        value={value}
        onChange={(event) => onPick(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-s2 text-text">
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

import { useRef } from 'react'
import { useChosenInView } from '../../shared/use-chosen-in-view.ts'

const chipClass =
  'flex h-9 flex-none items-center gap-2 rounded-ctl border border-line bg-s1 px-3 font-medium text-text-2 hover:text-text aria-pressed:border-brass aria-pressed:bg-s2 aria-pressed:text-text aria-pressed:shadow-[inset_0_0_0_1px_var(--brass)] pointer-coarse:h-11'

export type FilterChoice = { readonly value: string; readonly name: string; readonly count: number }

type Props = {
  readonly label: string
  /** The name of the choice that narrows nothing. */
  readonly all: string
  readonly choices: readonly FilterChoice[]
  readonly chosen: string | undefined
  readonly onChoose: (value: string | undefined) => void
}

/** Ways to narrow the results, each with how many it leaves. One alone would narrow nothing and is not shown. */
export function FilterRow({ label, all, choices, chosen, onChoose }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useChosenInView(row, chosen ?? '')
  if (choices.length < 2 && chosen === undefined) return null
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
    >
      <button
        type="button"
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
        className={chipClass}
      >
        {all}
      </button>
      {choices.map(({ value, name, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() => onChoose(chosen === value ? undefined : value)}
          className={chipClass}
        >
          {name}
          <span className="text-meta text-text-3 tabular-nums">{count}</span>
        </button>
      ))}
    </div>
  )
}

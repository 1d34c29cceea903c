import type { ReactNode } from 'react'

type Props = {
  readonly id: string
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** An option of words alone: the way to all results, or to a page of help. */
export function PlainOption({ id, chosen, onChoose, children }: Props) {
  return (
    // The box keeps the focus and hears the keys; the list is pointed at, as the pattern of a combobox has it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box hears the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center rounded-ctl px-3 font-semibold text-brass hover:bg-hover aria-selected:bg-hover aria-selected:shadow-[inset_0_0_0_2px_var(--brass)]"
    >
      {children}
    </div>
  )
}

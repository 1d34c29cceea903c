import { useId, type ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export type SwitchProps = {
  label: ReactNode
  checked: boolean
  onChecked: (checked: boolean) => void
  /** Amber is for what takes something away while it is on: maintenance, a fault. */
  tone?: 'felt' | 'amber'
  help?: ReactNode
  hideLabel?: boolean
  disabled?: boolean
  /** The label stands before the switch and the switch at the end of the line, as in a list of settings. */
  atEnd?: boolean
}

const track = cx(
  'peer relative h-5 w-9 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-s3 transition-colors',
  'before:absolute before:start-[3px] before:top-[2.5px] before:size-3 before:rounded-full before:bg-text-2',
  'before:transition-transform checked:before:translate-x-[15px] rtl:checked:before:-translate-x-[15px]',
  'disabled:opacity-60 forced-colors:appearance-auto forced-colors:before:hidden',
  // The target is the whole 44 px square around the track, not the track alone.
  'after:absolute after:-inset-3',
)

const tones = {
  felt: 'checked:border-felt checked:bg-felt checked:before:bg-on-felt',
  amber: 'checked:border-warn checked:bg-chip-pending-bg checked:before:bg-warn',
}

export function Switch(props: SwitchProps) {
  const { label, checked, onChecked, tone = 'felt', help, hideLabel, disabled, atEnd } = props
  const id = useId()
  return (
    <div className={cx('flex items-start gap-3', atEnd && 'flex-row-reverse justify-between')}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChecked(event.target.checked)}
        className={cx(track, tones[tone])}
      />
      <div className={cx(hideLabel && 'visually-hidden')}>
        <label htmlFor={id} className="text-body-s">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-meta text-text-3">
            {help}
          </p>
        )}
      </div>
    </div>
  )
}

import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export type Segment<Value extends string> = { value: Value; label: ReactNode; disabled?: boolean }

export type SegmentedProps<Value extends string> = {
  /** Named for a screen reader; the segments speak for themselves on the screen. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onValue: (value: Value) => void
  size?: 'sm' | 'md'
}

const segmentClass = cx(
  'inline-flex cursor-pointer items-center justify-center gap-1.5 rounded-[6px] font-medium whitespace-nowrap text-text-2',
  'transition-colors hover:text-text has-[:checked]:bg-s1 has-[:checked]:font-semibold has-[:checked]:text-text',
  'has-[:checked]:shadow-[inset_0_0_0_2px_var(--brass)] has-[:disabled]:cursor-not-allowed has-[:disabled]:text-text-3',
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
)

/** A switch between a few short words: radio buttons, so arrow keys move the choice. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onValue, size = 'md' } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="flex w-fit max-w-full flex-wrap gap-0.5 rounded-ctl bg-s3 p-0.5"
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={cx(
            segmentClass,
            size === 'sm'
              ? 'min-h-7 px-2.5 text-meta pointer-coarse:min-h-10'
              : 'min-h-9 px-3.5 text-body-s pointer-coarse:min-h-10',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onValue(segment.value)}
            className="peer sr-only"
          />
          <Check
            size={14}
            aria-hidden="true"
            className="hidden stroke-[2.5] text-brass peer-checked:block"
          />
          {segment.label}
        </label>
      ))}
    </div>
  )
}

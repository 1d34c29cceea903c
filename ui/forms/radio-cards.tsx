import { CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from '../look/cx.ts'
import { FieldNote } from './field.tsx'

export type RadioCard<Value extends string> = {
  value: Value
  title: ReactNode
  text?: ReactNode
  icon?: ReactNode
  /** A card that cannot be chosen stays and says why in its text. */
  disabled?: boolean
}

export type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  hideLegend?: boolean
  cards: readonly RadioCard<Value>[]
  value: Value | undefined
  onValue: (value: Value) => void
  help?: ReactNode
  error?: ReactNode
  className?: string
}

const cardClass = cx(
  'relative flex min-h-16 cursor-pointer items-center gap-3 rounded-ctl border border-line bg-s2 px-3 py-2.5 transition-colors',
  'hover:bg-hover has-[:checked]:border-transparent has-[:checked]:shadow-[inset_0_0_0_2px_var(--brass)]',
  'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
  'has-[:disabled]:cursor-not-allowed has-[:disabled]:border-dashed has-[:disabled]:bg-transparent',
  'forced-colors:has-[:checked]:border-[Highlight]',
)

/** One of several, each with its own lines. The chosen card has a brass ring and a check, never colour alone. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, hideLegend, cards, value, onValue, help, error, className } = props
  const name = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={help || error ? `${name}-note` : undefined}>
      <legend className={hideLegend ? 'visually-hidden' : 'mb-2 w-full font-semibold'}>
        {legend}
      </legend>
      <div className={cx('grid gap-2', className)}>
        {cards.map((card) => (
          <label key={card.value} className={cardClass}>
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onValue(card.value)}
              className="peer sr-only"
            />
            {card.icon && (
              <span className="grid size-10 flex-none place-items-center rounded-ctl bg-s3 text-text-2">
                {card.icon}
              </span>
            )}
            <span className="min-w-0 flex-1 peer-disabled:text-text-3">
              <span className="block font-semibold">{card.title}</span>
              {card.text && <span className="block text-meta text-text-3">{card.text}</span>}
            </span>
            <CircleCheck
              size={20}
              aria-hidden="true"
              className="invisible text-brass peer-checked:visible"
            />
          </label>
        ))}
      </div>
      <FieldNote id={`${name}-note`} help={help} error={error} />
    </fieldset>
  )
}

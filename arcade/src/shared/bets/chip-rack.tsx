import type { Currency } from '@baize/kernel/money'
import { useText } from '@baize/texts/use-text'
import { useSumText } from '../sum.tsx'
import { Chip } from './chip.tsx'
import './chip-rack.css'

type Props = {
  readonly values: readonly bigint[]
  readonly chip: bigint
  readonly currency: Currency
  readonly disabled: boolean
  readonly onChip: (chip: bigint) => void
}

/** The chips of the table; the one in the hand is raised. */
export function ChipRack({ values, chip, currency, disabled, onChip }: Props) {
  const t = useText()
  const write = useSumText(currency)
  return (
    <fieldset className="chip-rack" disabled={disabled}>
      <legend className="visually-hidden">{t('arcade.chipInHand')}</legend>
      {values.map((value) => (
        <label key={String(value)} className="chip-choice">
          <input
            type="radio"
            name="chip"
            value={String(value)}
            checked={value === chip}
            onChange={() => onChip(value)}
            aria-label={write(value)}
          />
          <Chip sum={value} currency={currency} values={values} />
        </label>
      ))}
    </fieldset>
  )
}

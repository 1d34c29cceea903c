import { languageEntry } from '@baize/kernel/language'
import { scaleOf, type Currency } from '@baize/kernel/money'
import { useLanguage } from '@baize/texts/use-text'
import './chip.css'

type Props = {
  readonly sum: bigint
  readonly currency: Currency
  /** The values of the table's chips, the smallest first: they say what ink a sum has. */
  readonly values: readonly bigint[]
}

const inks = 8

/** A chip, or a stack of them, with what it is worth. */
export function Chip({ sum, currency, values }: Props) {
  const { tag } = languageEntry(useLanguage())
  const ink =
    Math.max(
      0,
      values.findLastIndex((value) => value <= sum),
    ) % inks
  return (
    <span className="chip" data-ink={ink} aria-hidden="true">
      <span className="chip-worth">{worthText(sum, currency, tag)}</span>
    </span>
  )
}

/** Short enough for a chip: 1500.00 is 1.5K. Whoever needs it to the unit reads it beside the table. */
export function worthText(sum: bigint, currency: Currency, tag: string): string {
  const whole = Number(sum) / 10 ** scaleOf(currency)
  return whole.toLocaleString(tag, {
    notation: 'compact',
    maximumFractionDigits: whole < 1 ? 2 : 1,
  })
}

import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'
import { placeOnPlot, type PlotScale } from './plot.ts'

type ValueAxisProps = {
  readonly scale: PlotScale
  /** How a mark is written; in the language's short form unless told. */
  readonly text?: ((value: number) => string) | undefined
}

/** The marks of a plot, at its side. A screen reader has the numbers elsewhere. */
export function ValueAxis({ scale, text }: ValueAxisProps) {
  const { tag } = languageEntry(useLanguage())
  const compact = new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 1 })
  const write = text ?? ((value: number) => compact.format(value).replace('-', '−'))
  const widest = scale.ticks.map(write).reduce((a, b) => (b.length > a.length ? b : a), '')
  return (
    <div aria-hidden="true" className="figures relative text-caption text-text-3">
      {/* Keeps the room; the marks themselves stand where their values are. */}
      <span className="invisible">{widest}</span>
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          style={{ top: `${placeOnPlot(scale, tick)}%` }}
          className="absolute end-0 -translate-y-1/2 whitespace-nowrap"
        >
          {write(tick)}
        </span>
      ))}
    </div>
  )
}

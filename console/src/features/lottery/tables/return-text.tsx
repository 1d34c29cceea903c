import type { Band } from '@baize/games/lottery/pricing/table'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { StatusChip } from '@baize/ui/figures/status-chip'

type Props = {
  readonly leastBps: number
  readonly mostBps: number
  readonly band: Band
  readonly isSold: boolean
}

/** What a play returns, and whether the brand allows it. */
export function ReturnText({ leastBps, mostBps, band, isSold }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const percent = percentIn(tag)
  if (!isSold) return <StatusChip tone="plain">{t('lottery-tables.notSold')}</StatusChip>
  const least = percent.format(leastBps / 10_000)
  const most = percent.format(mostBps / 10_000)
  // Hundredths of a percent are compared as they are shown.
  const isOutside = leastBps < band.fromBps - 1e-6 || mostBps > band.toBps + 1e-6
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className={isOutside ? 'figures text-neg' : 'figures'}>
        {least === most ? least : t('lottery-tables.between', { least, most })}
      </span>
      {isOutside && <StatusChip tone="bad">{t('lottery-tables.outside')}</StatusChip>}
    </span>
  )
}

const formats = new Map<string, Intl.NumberFormat>()

/** To make one takes longer than all that it writes of a table. */
function percentIn(tag: string): Intl.NumberFormat {
  const made =
    formats.get(tag) ??
    new Intl.NumberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  formats.set(tag, made)
  return made
}

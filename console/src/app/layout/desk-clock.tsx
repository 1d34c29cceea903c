import { languageEntry } from '@baize/kernel/language'
import { useLanguage } from '@baize/texts/use-text'
import { momentText } from '@baize/kernel/moment-text'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { useOperator } from '../../shared/operator.ts'
import { zoneText } from './zone-text.ts'

/** The merchant's time, each second, by the server's clock. */
export function DeskClock() {
  const { tag } = languageEntry(useLanguage())
  const { zone } = useOperator()
  const now = useServerTime(1000)
  return (
    <div className="hidden text-end leading-4 sm:block">
      <time dateTime={now.toISOString()} className="figures block font-semibold">
        {momentText(now, tag, zone, 'clock')}
      </time>
      <span className="text-caption text-text-3">{zoneText(zone, now)}</span>
    </div>
  )
}

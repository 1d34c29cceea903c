import { languageEntry } from '@baize/kernel/language'
import { momentText } from '@baize/kernel/moment-text'
import { useLanguage, useText } from '@baize/texts/use-text'
import { serverNow } from '../../shared/api.ts'
import { isSameDay, offsetText } from './closing-time.ts'

/** The end of maintenance on the visitor's own clock, with its distance from UTC. */
export function OpensAgain({ at }: { at: Date }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const now = new Date(serverNow())
  const time = momentText(at, tag, zone, 'time')
  if (at <= now) return <p className="font-semibold">{t('shell.maintenanceOver')}</p>
  return (
    <p className="text-body">
      <time dateTime={at.toISOString()} className="font-semibold">
        {isSameDay(at, now, zone)
          ? t('shell.opensToday', { time })
          : t('shell.opensOn', { date: momentText(at, tag, zone, 'date'), time })}
      </time>{' '}
      <span className="text-text-2">({offsetText(at, zone)})</span>
    </p>
  )
}

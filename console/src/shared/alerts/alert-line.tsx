import {
  ChartLine,
  Clock,
  Globe,
  HandCoins,
  Scale,
  Server,
  ShieldAlert,
  TriangleAlert,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { Alert } from '@baize/contract/system/alerts'
import { cx } from '@baize/ui/look/cx.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../figures/desk-moment.tsx'
import { useAge } from '../figures/use-duration.ts'
import { useServerTime } from '../figures/use-server-time.ts'
import { alertPlaceOf, useReadAlert } from './alerts-query.ts'

const icons: Readonly<Record<Alert['about'], LucideIcon>> = {
  control: ShieldAlert,
  people: Users,
  money: HandCoins,
  books: Scale,
  queue: Clock,
  vendor: TriangleAlert,
  games: ChartLine,
  machine: Server,
  site: Globe,
}

const tones = { high: 'text-neg', middle: 'text-warn', low: 'text-info' } as const

type AlertLineProps = {
  readonly alert: Alert
  readonly wide?: boolean
  /** All of the text, however long; elsewhere its first lines do. */
  readonly whole?: boolean
  /** Told when it is followed, so that a panel can close. */
  readonly onFollow?: () => void
}

/** One alert: what it is and what is known of it, as a way to where it is seen to. Who follows it has read it. */
export function AlertLine({ alert, wide = false, whole = false, onFollow }: AlertLineProps) {
  const t = useText()
  const age = useAge()
  const now = useServerTime(30_000)
  const read = useReadAlert()
  const Icon = icons[alert.about]
  const follow = () => {
    if (!alert.isRead) read.mutate(alert.id)
    onFollow?.()
  }
  return (
    <Link
      to={alertPlaceOf(alert)}
      onClick={follow}
      className={cx(
        'flex items-start hover:bg-hover focus-visible:-outline-offset-2',
        wide ? 'gap-3 px-5 py-[11px]' : 'gap-2.5 px-4 py-[9px]',
      )}
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={cx('mt-px flex-none', alert.endedAt ? 'text-text-3' : tones[alert.level])}
      />
      <span className="min-w-0 flex-1">
        <span className="block leading-[18px] font-semibold break-words">
          {alert.level === 'high' && (
            <span className="visually-hidden">{t('ops.alertsHigh')} </span>
          )}
          {alert.title}
        </span>
        <span
          className={cx(
            'text-caption break-words',
            whole ? 'block' : 'line-clamp-3',
            wide ? 'text-text-2' : 'text-text-3',
          )}
        >
          {alert.text}
        </span>
      </span>
      <span className="mt-px flex flex-none flex-col items-end text-caption whitespace-nowrap text-text-3">
        <span className="flex items-center gap-1.5">
          {age((now.getTime() - Date.parse(alert.raisedAt)) / 1000)}
          {!alert.isRead && (
            <span className="size-2 rounded-full bg-brass">
              <span className="visually-hidden">{t('ops.alertsUnreadMark')}</span>
            </span>
          )}
        </span>
        <DeskMoment at={alert.raisedAt} show="long" className="visually-hidden" />
        {alert.count > 1 && <span>{t('ops.alertsTimes', { count: alert.count })}</span>}
        {alert.endedAt && <span>{t('ops.alertsOver')}</span>}
      </span>
    </Link>
  )
}

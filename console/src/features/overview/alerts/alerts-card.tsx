import {
  Ban,
  Bug,
  ChartLine,
  CircleAlert,
  Clock,
  Globe,
  KeyRound,
  Link2Off,
  ListChecks,
  Scale,
  Timer,
  TriangleAlert,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { Card } from '@baize/ui/card'
import { cx } from '@baize/ui/cx.ts'
import { Link } from '@baize/ui/link'
import { Skeleton } from '@baize/ui/skeleton'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../../shared/desk-moment.tsx'
import { useAge } from '../../../shared/use-duration.ts'
import type { Alert } from './alerts.ts'
import { useAlertWords } from './use-alert-words.ts'
import { useAlerts } from './use-alerts.ts'

const icons: Readonly<Record<Alert['kind'], LucideIcon>> = {
  books: Scale,
  proofLate: Scale,
  chain: Link2Off,
  job: Timer,
  events: CircleAlert,
  rtp: ChartLine,
  rtpMore: ChartLine,
  betsClosed: Ban,
  gamesClosed: Ban,
  maintenance: Wrench,
  late: Clock,
  approvals: ListChecks,
  closed: TriangleAlert,
  regions: Globe,
  faults: Bug,
  locked: KeyRound,
}

const tones = { bad: 'text-neg', warn: 'text-warn', info: 'text-info' } as const

/** What needs somebody now, newest first, each a way to where it is seen to. */
export function AlertsCard({ className }: { readonly className?: string }) {
  const t = useText()
  const { alerts, isComplete, unread, now } = useAlerts()
  return (
    <Card
      flush
      title={t('ops.dashAlerts')}
      {...(className !== undefined && { className })}
      actions={
        alerts.length > 0 && (
          <span className="font-medium text-link">
            {t('ops.dashOpen', { count: alerts.length })}
          </span>
        )
      }
    >
      {alerts.length > 0 && (
        // The list scrolls where it is long; its links can be reached by keys.
        <ul className="max-h-96 divide-y divide-line overflow-y-auto overscroll-contain">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertLine alert={alert} now={now} />
            </li>
          ))}
        </ul>
      )}
      {alerts.length === 0 && isComplete && (
        <p className="px-4 pb-4 text-text-3">{t('ops.dashNoAlerts')}</p>
      )}
      {!isComplete && alerts.length === 0 && (
        <div className="grid gap-3 px-4 pb-4">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </div>
      )}
      {unread.length > 0 && (
        <p role="status" className="border-t border-line px-4 py-2.5 text-meta text-neg">
          {t('ops.dashUnread', { names: unread.map((name) => t(name)).join(', ') })}
        </p>
      )}
    </Card>
  )
}

function AlertLine({ alert, now }: { readonly alert: Alert; readonly now: Date }) {
  const age = useAge()
  const wordsOf = useAlertWords()
  const { what, detail } = wordsOf(alert, now)
  const Icon = icons[alert.kind]
  return (
    <Link to={alert.to} className="flex items-start gap-2.5 px-4 py-[9px] hover:bg-hover">
      <Icon
        size={18}
        strokeWidth={1.75}
        aria-hidden="true"
        className={cx('mt-px flex-none', tones[alert.tone])}
      />
      <span className="min-w-0 flex-1">
        <span className="block leading-[18px] font-semibold">{what}</span>
        <span className="line-clamp-2 text-caption break-words text-text-3">{detail}</span>
      </span>
      {alert.at !== null && (
        <span className="mt-px text-caption whitespace-nowrap text-text-3">
          {age((now.getTime() - Date.parse(alert.at)) / 1000)}
          <DeskMoment at={alert.at} show="long" className="visually-hidden" />
        </span>
      )}
    </Link>
  )
}

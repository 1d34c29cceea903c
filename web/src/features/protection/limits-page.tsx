import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useProtection } from './api.ts'
import { Breaks } from './breaks.tsx'
import { LimitSet } from './limit-set.tsx'
import { Reminder } from './reminder.tsx'
import { Loading } from '../../shared/loading.tsx'

/** What a member does to be protected from play: limits, reminders, breaks. */
export function LimitsPage() {
  const t = useText()
  const { data, error, refetch } = useProtection()
  if (!data) return <Loading error={error} onRetry={refetch} />
  return (
    <div className="grid gap-8">
      <p className="text-body text-text-2">
        {t('protection.intro')}{' '}
        <Link
          to={{ path: '/help', hash: 'responsible' }}
          className="inline-flex min-h-6 items-center font-medium text-link hover:underline"
        >
          {t('protection.helpLink')}
        </Link>
      </p>
      <LimitSet kind="deposit" protection={data} />
      <LimitSet kind="loss" protection={data} />
      <Reminder minutes={data.reminderMinutes} />
      <Breaks />
    </div>
  )
}

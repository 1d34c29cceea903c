import { Button } from '@baize/ui/button'
import { Link } from '@baize/ui/link'
import { Note } from '@baize/ui/note'
import { Skeleton } from '@baize/ui/skeleton'
import { useSkeleton } from '@baize/ui/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useProtection } from './api.ts'
import { Breaks } from './breaks.tsx'
import { LimitSet } from './limit-set.tsx'
import { Reminder } from './reminder.tsx'

/** What a member does to be protected from play: limits, reminders, breaks. */
export function LimitsPage() {
  const t = useText()
  const { data, error, refetch } = useProtection()
  const shown = useSkeleton(!data && !error)
  if (!data) {
    if (error) {
      return (
        <Note
          tone="bad"
          role="alert"
          action={<Button onClick={() => void refetch()}>{t('shell.tryAgain')}</Button>}
        >
          {failureText(error)}
        </Note>
      )
    }
    return (
      <div className="grid min-h-80 content-start gap-3" aria-busy="true">
        {shown && [1, 2, 3, 4].map((row) => <Skeleton key={row} className="h-20" />)}
      </div>
    )
  }
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

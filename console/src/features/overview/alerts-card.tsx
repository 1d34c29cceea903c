import { Card } from '@baize/ui/card'
import { Link } from '@baize/ui/navigation/link'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { AlertLine } from '../../shared/alerts/alert-line.tsx'
import { useAlerts } from '../../shared/alerts/alerts-query.ts'

/** What needs somebody now, newest first: the same that the bell has as open. */
export function AlertsCard({ className }: { readonly className?: string }) {
  const t = useText()
  const { data, error, isPending, refetch } = useAlerts('open')
  return (
    <Card
      flush
      title={t('ops.dashAlerts')}
      {...(className !== undefined && { className })}
      actions={
        data !== undefined &&
        data.open > 0 && (
          <Link to="/alerts" className="font-medium text-link hover:underline">
            {t('ops.dashOpen', { count: data.open })}
          </Link>
        )
      }
    >
      {error && (
        <div className="px-4 pb-4">
          <FailureNote error={error} onRetry={refetch} />
        </div>
      )}
      {data && data.items.length > 0 && (
        // The list scrolls where it is long; its links can be reached by keys.
        <ul className="max-h-96 divide-y divide-line overflow-y-auto overscroll-contain">
          {data.items.map((alert) => (
            <li key={alert.id}>
              <AlertLine alert={alert} />
            </li>
          ))}
        </ul>
      )}
      {data?.items.length === 0 && <p className="px-4 pb-4 text-text-3">{t('ops.dashNoAlerts')}</p>}
      {isPending && (
        <div aria-busy="true" className="grid gap-3 px-4 pb-4">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
        </div>
      )}
    </Card>
  )
}

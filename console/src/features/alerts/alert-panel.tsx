import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { Link } from '@baize/ui/navigation/link'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { AlertLine } from '../../shared/alerts/alert-line.tsx'
import { useAlerts, useReadAllAlerts } from '../../shared/alerts/alerts-query.ts'
import { useNeeds } from './use-needs.ts'
import { AlertsWaitingNote } from './waiting-note.tsx'

type PanelProps = { readonly onClose: () => void }

/** What needs the operator, and what is open; each line leads to where it is seen to. */
export function AlertPanel({ onClose }: PanelProps) {
  const t = useText()
  const [tab, setTab] = useState<'needs' | 'open'>('needs')
  const { count, unread } = useNeeds()
  const open = useAlerts('open')
  const readAll = useReadAllAlerts()
  const { data } = unread
  return (
    <div className="flex max-h-[min(80dvh,620px)] flex-col">
      <header className="flex flex-none items-center gap-3 px-5 pt-3">
        <h2 className="flex-1 text-h4">{t('ops.dashAlerts')}</h2>
        {data !== undefined && data.unread > 0 && (
          <Button
            size="sm"
            variant="ghost"
            busy={readAll.isPending}
            onClick={() => readAll.mutate(data.at)}
          >
            {t('ops.alertsReadAll')}
          </Button>
        )}
      </header>
      <div className="flex-none px-5">
        <Tabs
          name="alerts"
          label={t('ops.dashAlerts')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'needs', label: t('ops.alertsNeeds'), count },
            {
              id: 'open',
              label: t('ops.alertsOpen'),
              ...(open.data && { count: open.data.open }),
            },
          ]}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <TabPanel name="alerts" selected={tab}>
          {tab === 'needs' ? <Needs onClose={onClose} /> : <Open onClose={onClose} />}
        </TabPanel>
      </div>
      <footer className="flex flex-none items-center gap-3 border-t border-line px-5 py-2.5 text-caption text-text-3">
        <span className="flex-1">{t('ops.alertsRule')}</span>
        <Link to="/alerts" onClick={onClose} className="font-medium text-link hover:underline">
          {t('ops.alertsAll')}
        </Link>
      </footer>
    </div>
  )
}

function Needs({ onClose }: PanelProps) {
  const t = useText()
  const { waiting, unread } = useNeeds()
  const [first] = waiting
  return (
    <>
      {first && <AlertsWaitingNote approval={first} more={waiting.length - 1} onClose={onClose} />}
      <Lines asked={unread} onClose={onClose}>
        {first ? null : t('ops.dashNoAlerts')}
      </Lines>
    </>
  )
}

function Open({ onClose }: PanelProps) {
  const t = useText()
  return (
    <Lines asked={useAlerts('open')} onClose={onClose}>
      {t('ops.alertsNoneOpen')}
    </Lines>
  )
}

type LinesProps = PanelProps & {
  readonly asked: ReturnType<typeof useAlerts>
  /** Said when there is nothing. */
  readonly children: string | null
}

function Lines({ asked, onClose, children }: LinesProps) {
  const { data, error, isPending, refetch } = asked
  if (isPending) {
    return (
      <div aria-busy="true" className="grid gap-3 px-5 py-4">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
      </div>
    )
  }
  return (
    <>
      {error && (
        <div className="px-5 py-4">
          <FailureNote error={error} onRetry={refetch} />
        </div>
      )}
      {data && data.items.length === 0 && children !== null && (
        <p className="px-5 py-6 text-text-3">{children}</p>
      )}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map((alert) => (
            <li key={alert.id}>
              <AlertLine wide alert={alert} onFollow={onClose} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

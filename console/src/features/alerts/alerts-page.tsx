import { useInfiniteQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { useSkeleton } from '@baize/ui/waiting/use-skeleton.ts'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage, useText } from '@baize/texts/use-text'
import { AlertLine } from '../../shared/alerts/alert-line.tsx'
import {
  alertPagesQuery,
  useReadAllAlerts,
  type AlertState,
} from '../../shared/alerts/alerts-query.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { useNeeds } from './use-needs.ts'

const states = ['open', 'unread', 'over'] as const satisfies readonly AlertState[]

const nothing: Readonly<Record<AlertState, TextKey>> = {
  open: 'ops.alertsNoneOpen',
  unread: 'ops.alertsNoneUnread',
  over: 'ops.alertsNoneOver',
}

/** All that was told to the operator's roles in the last ninety days. */
export function AlertsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const state = states.find((each) => each === search['state']) ?? 'open'
  const list = useInfiniteQuery(alertPagesQuery(state, useLanguage()))
  const readAll = useReadAllAlerts()
  const needs = useNeeds()
  const first = list.data?.pages[0]
  const alerts = list.data?.pages.flatMap(({ items }) => items) ?? []
  const slow = useSkeleton(list.isPending)
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.dashAlerts')}
        sub={
          <>
            <span className="block">{t('ops.alertsSub')}</span>
            {needs.count > 0 && (
              <span className="block">
                {t('ops.alertsBell', {
                  count: needs.count,
                  unread: needs.count - needs.waiting.length,
                  waiting: needs.waiting.length,
                })}
              </span>
            )}
          </>
        }
        actions={
          first !== undefined &&
          first.unread > 0 && (
            <Button busy={readAll.isPending} onClick={() => readAll.mutate(first.at)}>
              {t('ops.alertsReadAll')}
            </Button>
          )
        }
      />
      <FailureNote error={list.error} onRetry={list.refetch} />
      <Card flush className="overflow-clip">
        <div className="px-5">
          <Tabs
            name="all-alerts"
            label={t('ops.dashAlerts')}
            selected={state}
            onSelect={(chosen) => change({ state: chosen === 'open' ? undefined : chosen })}
            tabs={[
              { id: 'open', label: t('ops.alertsOpen'), ...(first && { count: first.open }) },
              { id: 'unread', label: t('ops.alertsUnread'), ...(first && { count: first.unread }) },
              { id: 'over', label: t('ops.alertsOver') },
            ]}
          />
        </div>
        <TabPanel name="all-alerts" selected={state}>
          {slow && (
            <div aria-busy="true" className="grid gap-3 p-5">
              <Skeleton className="h-9 w-full" />
              <Skeleton className="h-9 w-full" />
              <Skeleton className="h-9 w-full" />
            </div>
          )}
          {list.isSuccess && alerts.length === 0 && (
            <p className="flex items-center gap-2.5 px-5 py-8 text-text-3">
              <BellOff size={18} aria-hidden="true" />
              {t(nothing[state])}
            </p>
          )}
          <ul className="divide-y divide-line">
            {alerts.map((alert) => (
              <li key={alert.id}>
                <AlertLine wide whole alert={alert} />
              </li>
            ))}
          </ul>
        </TabPanel>
        {list.hasNextPage && (
          <footer className="border-t border-line px-4 py-1.5">
            <Button
              size="sm"
              variant="ghost"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('ops.loadOlder')}
            </Button>
          </footer>
        )}
      </Card>
    </div>
  )
}

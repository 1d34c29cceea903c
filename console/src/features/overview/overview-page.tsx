import { languageEntry } from '@baize/kernel/language'
import { PageHead } from '@baize/ui/page-head'
import { useLanguage, useText } from '@baize/texts/use-text'
import { queueReaders } from '../../shared/cashier-queues.ts'
import { useOperator } from '../../shared/operator.ts'
import { useServerTime } from '../../shared/use-server-time.ts'
import {
  ApprovalsFigure,
  ChainFigure,
  JobsFigure,
  MembersFigure,
  OutboxFigure,
  SiteFigure,
} from './figures.tsx'
import { CashierFigures } from './cashier-figures.tsx'
import { LatestChanges } from './latest-changes.tsx'
import { QueuesCard } from './queues-card.tsx'

/** What an operator should know on arriving. Each figure is read from the server; none is made up. */
export function OverviewPage() {
  const t = useText()
  const { can, zone } = useOperator()
  const { tag } = languageEntry(useLanguage())
  const today = useServerTime(60_000).toLocaleDateString(tag === 'en' ? 'en-GB' : tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  })
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead title={t('ops.placeDashboard')} sub={t('ops.dashboardSub', { today, zone })} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-3 has-[>:nth-child(6):last-child]:xl:grid-cols-3">
        <SiteFigure />
        <MembersFigure />
        {can('admin', 'finance', 'risk', 'auditor') && <CashierFigures />}
        <ChainFigure />
        <ApprovalsFigure />
        {can('admin', 'auditor', 'support') && <JobsFigure />}
        {can('admin', 'support', 'risk', 'auditor') && <OutboxFigure />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 has-[>:nth-child(2)]:xl:grid-cols-2">
        {can(...queueReaders) && <QueuesCard />}
        <LatestChanges />
      </div>
    </div>
  )
}

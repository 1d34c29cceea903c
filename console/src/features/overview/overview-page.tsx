import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { cx } from '@baize/ui/look/cx.ts'
import { PageHead } from '@baize/ui/navigation/page-head'
import { useLanguage, useText } from '@baize/texts/use-text'
import { booksReaders } from '../../shared/books/books-query.ts'
import { queueReaders } from '../../shared/queues/cashier-queues.ts'
import { CurrencyChoice, useWantedCurrency } from '../../shared/forms/currency-choice.tsx'
import { useOperator } from '../../shared/operator.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { AlertsCard } from './alerts-card.tsx'
import { cashierReportQuery, figureReaders, jobReaders } from './api.ts'
import { BooksCard } from './books-card.tsx'
import { CashierFigures } from './cashier-figures.tsx'
import { FiguresExport } from './figures-export.tsx'
import { GgrCard } from './ggr-card.tsx'
import { Glance } from './glance.tsx'
import { JobsCard } from './jobs/jobs-card.tsx'
import { LatestChanges } from './latest-changes.tsx'
import { PeriodControl } from './period-control.tsx'
import { readPeriod, type DashboardPeriod } from './period.ts'
import { playReportQuery } from './play-api.ts'
import { PlayFigures } from './play-figures.tsx'
import { QueuesCard } from './queues-card.tsx'

/** What an operator should know on arriving. Each figure is read from the server; none is made up. */
export function OverviewPage() {
  const t = useText()
  const { can, zone } = useOperator()
  const { tag } = languageEntry(useLanguage())
  const now = useServerTime(60_000)
  const [search] = useSearch()
  const period = readPeriod(search, now, zone)
  const today = now.toLocaleDateString(tag === 'en' ? 'en-GB' : tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  })
  const mayCount = can(...figureReaders)
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeDashboard')}
        sub={t('ops.dashboardSub', { today, zone })}
        actions={
          mayCount && (
            <>
              <FigureCurrency from={period.from} to={period.to} />
              <PeriodControl preset={period.preset} />
              <FiguresExport period={period} />
            </>
          )
        }
      />
      {mayCount ? <MoneyView period={period} /> : <DeskView />}
    </div>
  )
}

/** The money that was played with, or came in or went out. */
function FigureCurrency({ from, to }: Pick<DashboardPeriod, 'from' | 'to'>) {
  const wanted = { from, to, ...useWantedCurrency() }
  const played = useQuery(playReportQuery(wanted)).data?.currencies ?? []
  const paid = useQuery(cashierReportQuery(wanted)).data?.currencies ?? []
  return <CurrencyChoice currencies={[...new Set([...played, ...paid])]} />
}

/** For those who see what was played and paid. */
function MoneyView({ period: { from, to } }: { readonly period: DashboardPeriod }) {
  const { can } = useOperator()
  const hasJobs = can(...jobReaders)
  return (
    <>
      <div className="flex flex-wrap gap-3 *:flex-1 *:basis-40 sm:*:basis-48">
        <PlayFigures from={from} to={to} />
        <CashierFigures from={from} to={to} />
      </div>
      <Row className="xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <GgrCard from={from} to={to} />
        <QueuesCard />
      </Row>
      <Row
        className={
          hasJobs
            ? 'md:grid-cols-2 md:max-xl:*:last:col-span-2 xl:grid-cols-[272px_minmax(0,1fr)_300px] 2xl:grid-cols-[296px_minmax(0,1fr)_360px]'
            : 'md:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]'
        }
      >
        {can(...booksReaders) && <BooksCard />}
        {hasJobs && <JobsCard />}
        <AlertsCard />
      </Row>
      <Glance />
      <Row>
        <LatestChanges />
      </Row>
    </>
  )
}

/** For the others: what waits and what needs them. */
function DeskView() {
  const { can } = useOperator()
  const hasJobs = can(...jobReaders)
  return (
    <>
      <Row className="xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        {can(...queueReaders) && <QueuesCard />}
        <AlertsCard />
      </Row>
      <Glance />
      {can(...queueReaders) && (
        <Row className={cx(hasJobs && 'xl:grid-cols-2')}>
          {hasJobs && <JobsCard />}
          <LatestChanges />
        </Row>
      )}
    </>
  )
}

const tightHeads =
  '[&>section>header]:min-h-12 [&>section>header]:px-4 [&>section>header]:pt-1.5 [&>section>header+div]:pt-1.5 [&>section>footer]:px-4'

/** Cards that stand side by side, their heads as tight as a board of them needs. */
function Row({
  className,
  children,
}: {
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', tightHeads, className)}>
      {children}
    </div>
  )
}

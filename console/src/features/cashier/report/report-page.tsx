import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartColumn, Table2 } from 'lucide-react'
import { isDay } from '@baize/kernel/time'
import { Card } from '@baize/ui/card'
import { DateRange } from '@baize/ui/forms/date-range'
import { presetDays, type DayRange } from '@baize/ui/forms/date-presets.ts'
import { IconButton } from '@baize/ui/icon-button'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { CurrencyChoice, useWantedCurrency } from '../../../shared/forms/currency-choice.tsx'
import { useOperator } from '../../../shared/operator.ts'
import { useDuration } from '../../../shared/figures/use-duration.ts'
import { drawn } from '../../../shared/figures/plot.ts'
import { useSearch, type Search } from '../../../shared/forms/use-search.ts'
import { useServerTime } from '../../../shared/figures/use-server-time.ts'
import { reportQuery } from '../api.ts'
import { useMoneyText } from '../queue/use-money-text.ts'
import { DayPlot } from './day-plot.tsx'
import { DaysTable } from './days-table.tsx'
import { MethodsTable } from './methods-table.tsx'
import { ReportExport } from './report-export.tsx'
import { ReportFigures } from './report-figures.tsx'
import { dayNetOf, type CashierReport } from './report.ts'

/** The cashier day by day: what came in, what went out, how long people waited, and which way they paid. */
export function CashierReportPage() {
  const t = useText()
  const { zone } = useOperator()
  const now = useServerTime(60_000)
  const [search, change] = useSearch()
  const range = readRange(search, now, zone)
  const found = useQuery({
    ...reportQuery({ from: range.firstDay, to: range.lastDay, ...useWantedCurrency() }),
    placeholderData: keepPreviousData,
  })
  const report = found.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeCashierReport')}
        sub={t('cashier-desk.reportSub', { zone })}
        actions={
          <>
            <CurrencyChoice currencies={report?.currencies} />
            <ReportExport report={report} />
          </>
        }
      />
      <DateRange
        value={range}
        zone={zone}
        now={now}
        onValue={({ firstDay, lastDay }) => change({ from: firstDay, to: lastDay })}
      />
      <FailureNote error={found.error} onRetry={found.refetch} />
      <ReportFigures report={report} />
      {report ? (
        <Days report={report} />
      ) : (
        !found.error && <Skeleton className="h-72 w-full rounded-card" />
      )}
      {report && (
        <Card flush title={t('cashier-desk.byMethod')} className="overflow-clip">
          <MethodsTable report={report} />
        </Card>
      )}
    </div>
  )
}

/** The range of the address; the last thirty days where it names none that can be. */
function readRange({ from, to }: Search, now: Date, zone: string): DayRange {
  if (isDay(from) && isDay(to) && from <= to) return { firstDay: from, lastDay: to }
  return presetDays('previous30', now, zone)
}

function Days({ report }: { readonly report: CashierReport }) {
  const t = useText()
  const [search, change] = useSearch()
  const asTable = search['as'] === 'table'
  const isQuiet = report.days.every((day) => day.depositCount + day.withdrawalCount === 0)
  const toggle = (
    <IconButton
      label={asTable ? t('cashier-desk.asPlots') : t('cashier-desk.asTable')}
      icon={asTable ? <ChartColumn size={18} /> : <Table2 size={18} />}
      aria-pressed={asTable}
      onClick={() => change({ as: asTable ? undefined : 'table' })}
    />
  )
  if (asTable) {
    return (
      <Card flush title={t('cashier-desk.byDay')} actions={toggle} className="overflow-clip">
        <DaysTable report={report} />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card title={t('cashier-desk.inAndOut')} sub={report.currency} actions={toggle}>
        {isQuiet && <p className="mb-3 text-text-3">{t('cashier-desk.nothingMoved')}</p>}
        <MoneyPlot report={report} />
      </Card>
      <Card title={t('cashier-desk.waitedFor')} sub={t('cashier-desk.median')}>
        <WaitPlot report={report} />
      </Card>
    </div>
  )
}

function MoneyPlot({ report: { days, currency } }: { readonly report: CashierReport }) {
  const t = useText()
  const text = useMoneyText()
  const at = (pick: (day: CashierReport['days'][number]) => string | bigint) => (index: number) => {
    const day = days[index]
    return day && text(pick(day), currency)
  }
  return (
    <DayPlot
      label={t('cashier-desk.inAndOut')}
      days={days.map(({ day }) => day)}
      series={[
        {
          id: 'in',
          label: t('cashier-desk.in'),
          look: 'bar',
          tone: 'link',
          values: days.map(({ deposits }) => drawn(deposits, currency)),
          text: at(({ deposits }) => deposits),
        },
        {
          id: 'out',
          label: t('cashier-desk.out'),
          look: 'bar',
          tone: 'info',
          values: days.map(({ withdrawals }) => drawn(withdrawals, currency)),
          text: at(({ withdrawals }) => withdrawals),
        },
        {
          id: 'net',
          label: t('cashier-desk.net'),
          look: 'line',
          tone: 'brass',
          values: days.map((day) => drawn(dayNetOf(day), currency)),
          text: at(dayNetOf),
        },
      ]}
    />
  )
}

function WaitPlot({ report: { days } }: { readonly report: CashierReport }) {
  const t = useText()
  const duration = useDuration()
  // A day on which nobody was paid has no median, which is not the same as none waited.
  const minutes = (count: number, seconds: number) => (count === 0 ? null : seconds / 60)
  return (
    <DayPlot
      label={t('cashier-desk.waitedFor')}
      days={days.map(({ day }) => day)}
      axisText={(value) => (value === 0 ? '0' : duration(value * 60))}
      series={[
        {
          id: 'in',
          label: t('cashier-desk.in'),
          look: 'line',
          tone: 'link',
          values: days.map((day) => minutes(day.depositCount, day.depositMedianSeconds)),
          text: (at) => duration(days[at]?.depositMedianSeconds ?? 0),
        },
        {
          id: 'out',
          label: t('cashier-desk.out'),
          look: 'line',
          tone: 'info',
          values: days.map((day) => minutes(day.withdrawalCount, day.withdrawalMedianSeconds)),
          text: (at) => duration(days[at]?.withdrawalMedianSeconds ?? 0),
        },
      ]}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Card } from '@baize/ui/card'
import { Link } from '@baize/ui/navigation/link'
import { Segmented } from '@baize/ui/forms/segmented'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { overPage } from '../../../shared/over-page.ts'
import { profitQuery, type Profit } from '../api.ts'
import { Figures } from '../figures.tsx'
import { groupDays, isByMonth } from '../group-days.ts'
import { PeriodField } from '../period.tsx'
import { ProfitBars } from './profit-bars.tsx'
import { DayTable, ProductTable } from './profit-tables.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useDayOrMonthText } from '../use-day-text.ts'
import { useRecordFilter } from '../use-record-filter.ts'

/** Profit and loss: what came of it first and as plainly when it was lost, then by day and by category. */
export function ProfitAndLoss() {
  const { filter } = useRecordFilter()
  const { data, error, refetch } = useQuery(profitQuery(filter))
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <PeriodField />
      <FailureNote error={error} onRetry={refetch} />
      {data && <Outcome profit={data} />}
      {data && !isEmpty(data.totals) && <Days profit={data} />}
      {data && data.products.length > 0 && <Products profit={data} />}
      {!data && !error && <Skeleton className="h-64" />}
    </div>
  )
}

function Outcome({ profit: { totals, currency } }: { readonly profit: Profit }) {
  const t = useText()
  const now = useAddress()
  const sums = ['deposits', 'withdrawals'] as const
  const paidIn = BigInt(totals.deposits) - BigInt(totals.withdrawals)
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 rounded-card border border-line bg-s2 px-4 py-4 md:px-5">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-sans text-meta font-normal text-text-3">{t('reports.profitNet')}</h2>
          <p className="text-h3 font-semibold md:text-h2">
            <RecordSum of={totals.net} currency={currency} trend />
          </p>
          <p className="text-text-2">{t(saying(totals))}</p>
        </div>
        <p className="max-w-72 text-meta text-text-3">
          {t('reports.limitsText')}{' '}
          <Link to={overPage(now, { m: 'limits' })} className="text-link underline">
            {t('reports.limitsLink')}
          </Link>
        </p>
      </div>
      <Figures
        label={t('reports.total')}
        items={[
          ...sums.map((id) => ({
            id,
            label: t(id === 'deposits' ? 'reports.deposits' : 'reports.withdrawals'),
            value: <RecordSum of={totals[id]} currency={currency} />,
          })),
          {
            id: 'paidIn',
            label: t('reports.paidIn'),
            value: <RecordSum of={paidIn} currency={currency} />,
          },
        ]}
      />
    </section>
  )
}

/** Nothing was bet, paid in or taken out: a plot of nothing would only fill the page. */
function isEmpty({ bets, deposits, withdrawals }: Profit['totals']): boolean {
  return bets === 0 && deposits === '0' && withdrawals === '0'
}

function saying({ bets, net }: Profit['totals']) {
  if (bets === 0) return 'reports.profitNothing'
  if (net === '0') return 'reports.profitEven'
  return net.startsWith('-') ? 'reports.profitLost' : 'reports.profitWon'
}

function Days({ profit }: { readonly profit: Profit }) {
  const t = useText()
  const { filter, change } = useRecordFilter()
  const byMonth = isByMonth(profit.days)
  const dayText = useDayOrMonthText(byMonth)
  const stretches = groupDays(profit.days)
  return (
    <Card
      title={t(byMonth ? 'reports.byMonth' : 'reports.byDay')}
      sub={t('reports.profitNote')}
      actions={
        <Segmented
          size="sm"
          label={t('reports.view')}
          value={filter.view}
          onValue={(view) => change({ view })}
          segments={[
            { value: 'bars', label: t('reports.asBars') },
            { value: 'table', label: t('reports.asTable') },
          ]}
        />
      }
    >
      {filter.view === 'bars' ? (
        <ProfitBars stretches={stretches} currency={profit.currency} dayText={dayText} />
      ) : (
        <DayTable stretches={stretches} profit={profit} isByMonth={byMonth} dayText={dayText} />
      )}
    </Card>
  )
}

function Products({ profit }: { readonly profit: Profit }) {
  const t = useText()
  return (
    <Card title={t('reports.byProduct')}>
      <ProductTable profit={profit} />
    </Card>
  )
}

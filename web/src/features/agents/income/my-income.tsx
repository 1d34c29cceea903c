import { useQuery } from '@tanstack/react-query'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Note } from '@baize/ui/waiting/note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { DaysField } from '../../../shared/report/days-field.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { FittedSum } from '../overview/fitted-sum.tsx'
import { incomeQuery } from './api.ts'
import { Figure } from './contract-card.tsx'
import { IncomeEntries } from './income-entries.tsx'
import { IncomePlot } from './income-plot.tsx'
import { SourcesTable } from './sources-table.tsx'
import { useIncomeFilter } from './use-income-filter.ts'

/** My income: by source and by day, what went on to downlines, and what is still owed. */
export function MyIncome() {
  const t = useText()
  const { filter, change, now, zone } = useIncomeFilter()
  const { data, error, refetch } = useQuery(incomeQuery(filter.range))
  const sum = (of: string) => data && <RecordSum of={of} currency={data.currency} />
  const big = (of: string) => data && <FittedSum of={of} currency={data.currency} />
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <p className="-mt-2 text-text-3">{t('agents-income.incomeAbout')}</p>
      <DaysField
        range={filter.range}
        onRange={(range) => change({ range })}
        now={now}
        zone={zone}
        note={t('agents-income.dayEnds', { zone })}
      />
      <FailureNote error={error} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-64" />}
      {data && (
        <>
          <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <Figure title={t('agents-income.got')} value={big(data.totals.got)} />
            <Figure title={t('agents-income.given')} value={big(data.totals.given)} />
            <Figure
              title={t('agents-income.net')}
              value={big(data.totals.net)}
              note={t('agents-income.netAbout')}
            />
            <Figure
              title={t('agents-income.owedToYou')}
              value={big(data.totals.owed)}
              note={
                data.totals.owes === '0' ? undefined : (
                  <>
                    {t('agents-income.youOwe')}: {sum(data.totals.owes)}
                  </>
                )
              }
            />
          </dl>
          {data.totals.owes !== '0' && <Note tone="pending">{t('agents-income.youOweAbout')}</Note>}
          <SourcesTable income={data} />
          <IncomePlot income={data} />
        </>
      )}
      <IncomeEntries />
    </div>
  )
}

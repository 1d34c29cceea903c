import { useQuery } from '@tanstack/react-query'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { PageHead } from '@baize/ui/navigation/page-head'
import { Segmented } from '@baize/ui/forms/segmented'
import { Select } from '@baize/ui/forms/select'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { identityStatisticsQuery } from '../../shared/identity-statistics.ts'
import { useSearch } from '../../shared/forms/use-search.ts'
import { useServerTime } from '../../shared/figures/use-server-time.ts'
import { HourBars } from './hour-bars.tsx'
import { loginKindName } from './kind-names.ts'
import { SignInFigures } from './key-figures.tsx'
import { OutcomesTable } from './outcomes-table.tsx'
import { SlotsTable } from './slots-table.tsx'
import {
  slotsOf,
  spans,
  statisticKinds,
  type Counted,
  type SpanName,
  type StatisticKind,
} from './statistics.ts'

/** How members come in: what went well, what was refused and why. */
export function StatisticsPage() {
  const t = useText()
  const [search, change] = useSearch()
  const span: SpanName = search['span'] === 'week' ? 'week' : 'day'
  const { data, error, refetch } = useQuery(identityStatisticsQuery(spans[span].hours))
  return (
    <div className="flex flex-col gap-4 px-4 py-5 lg:px-6">
      <PageHead
        title={t('ops.placeLogins')}
        sub={t('identity-desk.statisticsSub')}
        actions={
          <Segmented
            label={t('identity-desk.span')}
            value={span}
            segments={[
              { value: 'day', label: t('identity-desk.spanDay') },
              { value: 'week', label: t('identity-desk.spanWeek') },
            ]}
            onValue={(value) => change({ span: value === 'day' ? undefined : value })}
          />
        }
      />
      <FailureNote error={error} onRetry={refetch} />
      <SignInFigures data={data} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <ChartCard rows={data?.hours} span={span} />
        <Card flush title={t('identity-desk.byOutcome')} className="overflow-clip">
          <OutcomesTable rows={data?.hours} />
        </Card>
      </div>
    </div>
  )
}

type ChartCardProps = {
  readonly rows: readonly Counted[] | undefined
  readonly span: SpanName
}

function ChartCard({ rows, span }: ChartCardProps) {
  const t = useText()
  const [search, change] = useSearch()
  const now = useServerTime(30_000)
  const kind: StatisticKind = statisticKinds.find((known) => known === search['kind']) ?? 'login'
  const isTable = search['as'] === 'table'
  const own = rows?.filter((row) => row.kind === kind)
  const slots = own && slotsOf(own, span, now)
  const label = t('identity-desk.chartOf', { kind: loginKindName(t, kind) })
  return (
    <Card
      title={span === 'day' ? t('identity-desk.byHour') : t('identity-desk.byQuarter')}
      actions={
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={isTable}
          onClick={() => change({ as: isTable ? undefined : 'table' })}
        >
          {isTable ? t('identity-desk.asBars') : t('identity-desk.asTable')}
        </Button>
      }
    >
      <div className="mb-4 max-w-72">
        <Select
          dense
          label={t('identity-desk.statKind')}
          value={kind}
          options={statisticKinds.map((value) => ({ value, label: loginKindName(t, value) }))}
          onValue={(value) => change({ kind: value === 'login' ? undefined : value })}
        />
      </div>
      {!slots ? (
        <Skeleton className="h-60 w-full" />
      ) : isTable ? (
        <SlotsTable label={label} slots={slots} span={span} />
      ) : (
        <HourBars label={label} slots={slots} span={span} />
      )}
      {own?.length === 0 && <p className="mt-3 text-text-3">{t('identity-desk.noCounts')}</p>}
    </Card>
  )
}

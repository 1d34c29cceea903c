import { useQuery } from '@tanstack/react-query'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { serverNow } from '../../../shared/api.ts'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { DaysField } from '../../../shared/report/days-field.tsx'
import { overviewQuery } from '../api.ts'
import { accountColumn, shareColumn, sumColumn, teamSizeColumn } from '../lines/line-columns.tsx'
import { LinesTable } from '../lines/lines-table.tsx'
import { useTeamFilter } from '../use-team-filter.ts'
import { ActivePlot } from './active-plot.tsx'
import { CashPlot } from './cash-plot.tsx'
import { KeyFigures } from './key-figures.tsx'

/** The team at one look: what it came to beside the days before, day by day, and by direct downline. */
export function TeamOverview() {
  const t = useText()
  const moment = useMomentText()
  const { filter, change, now, zone } = useTeamFilter()
  const { tag } = languageEntry(useLanguage())
  const { data, error, refetch, dataUpdatedAt } = useQuery(overviewQuery(filter))
  const updated =
    dataUpdatedAt > 0
      ? t('agents-overview.updated', { at: moment(onServer(dataUpdatedAt), 'time') })
      : ''
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <DaysField
        range={filter.range}
        onRange={(range) => change({ range })}
        now={now}
        zone={zone}
        note={`${t('agents.daySettles', { zone })} ${updated}`}
      />
      <FailureNote error={error} onRetry={refetch} />
      {data && (
        <>
          <KeyFigures overview={data} />
          {data.leftOut > 0 && (
            <p className="text-meta text-text-3">{t('agents.leftOut', { count: data.leftOut })}</p>
          )}
          <div className="grid min-w-0 gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <CashPlot overview={data} />
            <ActivePlot overview={data} />
          </div>
        </>
      )}
      {!data && !error && <Skeleton className="h-64" />}
      <LinesTable
        name="team-overview"
        label={t('agents.directDownlines')}
        head={
          <div className="flex flex-wrap items-baseline gap-x-2">
            <h2 className="text-lead">{t('agents.directDownlines')}</h2>
            <p className="text-meta text-text-3">{t('agents.directAbout')}</p>
          </div>
        }
        columns={(lines, currency) => {
          const given = { t, lines, currency }
          return [
            accountColumn(given),
            sumColumn(given, 'validBet'),
            shareColumn(given, tag),
            teamSizeColumn(given),
            sumColumn(given, 'deposits'),
            sumColumn(given, 'withdrawals'),
            sumColumn(given, 'net'),
          ]
        }}
      />
    </div>
  )
}

/** A moment of this device on the clock of the server. */
const onServer = (at: number) => new Date(serverNow() - (Date.now() - at))

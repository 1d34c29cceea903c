import { useQuery } from '@tanstack/react-query'
import { languageEntry } from '@baize/kernel/language'
import { Card } from '@baize/ui/card'
import { Table } from '@baize/ui/tables/table'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useLanguage, useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { Plot, plotHeight } from '../overview/plot.tsx'
import { scaleOf } from '../overview/scale.ts'
import { useDayText } from '../overview/use-day-text.ts'
import { percentText } from '../share.tsx'
import { joinedQuery, type Invitation, type LinkJoined } from './api.ts'

/** What came of a link: how many looked, registered and paid in, by day, and who joined last. */
export function LinkCame({ invitation }: { readonly invitation: Invitation }) {
  const { data, error, refetch } = useQuery(joinedQuery(invitation.code))
  if (!data)
    return error ? <FailureNote error={error} onRetry={refetch} /> : <Skeleton className="h-64" />
  return (
    <>
      <Funnel looks={invitation.looks} came={data} />
      <div className="grid min-w-0 grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {data.days.some(({ joined }) => joined > 0) && <JoinedPlot days={data.days} />}
        <LastJoined last={data.last} />
      </div>
    </>
  )
}

type FunnelProps = { readonly looks: number; readonly came: LinkJoined }

function Funnel({ looks, came }: FunnelProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const share = (part: number) => (looks > 0 ? percentText(part / looks, tag) : '')
  const figures = [
    {
      id: 'looks',
      name: t('agents-accounts.opened'),
      value: looks,
      beside: t('agents-accounts.openedWhy'),
    },
    {
      id: 'joined',
      name: t('agents-accounts.registered'),
      value: came.joined,
      beside: share(came.joined),
    },
    {
      id: 'paid',
      name: t('agents-accounts.firstDeposit'),
      value: came.paidIn,
      beside: share(came.paidIn),
    },
    {
      id: 'left',
      name: t('agents-accounts.leftOut'),
      value: came.leftOut,
      beside: came.leftOut > 0 ? t('agents-accounts.leftOutWhy') : '',
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-line bg-s1 p-4 lg:grid-cols-4">
      {figures.map(({ id, name, value, beside }) => (
        <div key={id} className="grid min-w-0 content-start">
          <dt className="text-meta text-text-3">{name}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span className="font-display text-h3">{value.toLocaleString(tag)}</span>
            <span className="text-meta text-text-3">{beside}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function JoinedPlot({ days }: Pick<LinkJoined, 'days'>) {
  const t = useText()
  const dayText = useDayText()
  const values = days.map(({ joined }) => joined)
  const { yOf } = scaleOf(values, plotHeight)
  return (
    <Plot
      title={t('agents-accounts.joinedByDay')}
      days={days.map(({ day }) => day)}
      values={values}
      axisText={String}
      keys={[]}
      read={(at) => [{ label: t('agents-accounts.registered'), value: values[at] ?? 0 }]}
      table={
        <Table
          dense
          label={t('agents-accounts.joinedByDay')}
          rows={days.toReversed()}
          rowId={({ day }) => day}
          columns={[
            {
              id: 'day',
              head: t('reports.day'),
              priority: 1,
              cell: ({ day }) => dayText(day),
              total: t('reports.total'),
            },
            {
              id: 'joined',
              head: t('agents-accounts.registered'),
              align: 'end',
              cell: ({ joined }) => joined,
              total: values.reduce((sum, one) => sum + one, 0),
            },
          ]}
        />
      }
    >
      {values.map((joined, at) => (
        <rect
          key={days[at]?.day}
          x={at + 0.2}
          width={0.6}
          y={yOf(joined)}
          height={plotHeight - yOf(joined)}
          fill="var(--pos)"
        />
      ))}
    </Plot>
  )
}

function LastJoined({ last }: Pick<LinkJoined, 'last'>) {
  const t = useText()
  return (
    <Card title={t('agents-accounts.lastJoined')}>
      {last.length === 0 && <p className="text-text-3">{t('agents-accounts.nobodyCame')}</p>}
      <ul className="grid">
        {last.map(({ name, joinedAt, deposits, currency }) => (
          <li
            key={`${name} ${joinedAt}`}
            className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 border-t border-line py-2 first:border-0"
          >
            <span className="min-w-0">
              <span className="font-medium break-all">{name}</span>{' '}
              <span className="text-meta text-text-3">
                <BrandMoment at={joinedAt} />
              </span>
            </span>
            {deposits === '0' ? (
              <span className="text-text-3">{t('agents-accounts.nothingPaid')}</span>
            ) : (
              <span>
                {t('agents-accounts.deposited')} <RecordSum of={deposits} currency={currency} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

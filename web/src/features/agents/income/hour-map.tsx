import { useQuery } from '@tanstack/react-query'
import { Card } from '@baize/ui/card'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { useText } from '@baize/texts/use-text'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useDayText } from '../overview/use-day-text.ts'
import { allWindowsQuery, type Windows } from './api.ts'
import { hourOf, hoursOfDays, lastWeekOf, type HoursOfDay } from './hours-of-days.ts'
import { shadeOf } from './shade-of.ts'
import { useIncomeFilter } from './use-income-filter.ts'

type Hour = Windows['items'][number]

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const clockText = (hour: number) => String(hour).padStart(2, '0')

/** Which tier each hour of a week reached: a table whose cells are shaded, and each leads to its reasons. */
export function HourMap() {
  const t = useText()
  const { filter, zone, now } = useIncomeFilter()
  const running = hourOf(now, zone)
  const range = lastWeekOf(filter.range)
  const { data, error, refetch } = useQuery(allWindowsQuery({ range, kind: 'hourly', side: 'got' }))
  const highest = Math.max(1, ...(data?.items.map(({ tier }) => tier) ?? []))
  return (
    <Card title={t('agents-plots.tierByHour')} sub={t('agents-plots.tierByHourSub')}>
      <FailureNote error={error} onRetry={refetch} />
      {!data && !error && <Skeleton className="h-56" />}
      {data && (
        <div className="grid min-w-0 gap-3">
          {/* A day is wider than a phone, so it is moved sideways; by keys too. */}
          <div
            role="region"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it else
            tabIndex={0}
            aria-label={t('agents-plots.tierByHour')}
            className="relative overflow-x-auto pb-1"
          >
            <table className="w-full min-w-[44rem] table-fixed border-separate border-spacing-[3px] text-caption">
              <thead>
                <tr>
                  <th scope="col" className="w-16 text-start font-normal text-text-3">
                    <span className="sr-only">{t('reports.day')}</span>
                  </th>
                  {hours.map((hour) => (
                    <th key={hour} scope="col" className="figures font-normal text-text-3">
                      {clockText(hour)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {hoursOfDays(data.items, range, zone).map((day) => (
                  <DayRow
                    key={day.day}
                    day={day}
                    running={day.day === running.day ? running.hour : undefined}
                    highest={highest}
                    currency={data.currency}
                  />
                ))}
              </tbody>
            </table>
          </div>
          <Legend highest={highest} />
        </div>
      )}
    </Card>
  )
}

type DayRowProps = {
  readonly day: HoursOfDay<Hour>
  /** The hour that is not over yet, on its day. */
  readonly running: number | undefined
  readonly highest: number
  readonly currency: Windows['currency']
}

function DayRow({ day, running, highest, currency }: DayRowProps) {
  const t = useText()
  const dayText = useDayText()
  const { change, filter } = useIncomeFilter()
  return (
    <tr>
      <th scope="row" className="text-start font-normal whitespace-nowrap text-text-2">
        {dayText(day.day)}
      </th>
      {hours.map((hour) => {
        const window = day.hours.get(hour)
        if (!window) {
          return (
            <td
              key={hour}
              className={`h-7 rounded-[3px] border p-0 ${hour === running ? 'border-dashed border-brass' : 'border-line'}`}
            >
              <span className="sr-only">
                {t(hour === running ? 'agents-plots.hourRuns' : 'agents-plots.noHour')}
              </span>
            </td>
          )
        }
        const isOpen = filter.why === window.id
        return (
          <td key={hour} className="relative p-0">
            <button
              type="button"
              aria-pressed={isOpen}
              onClick={() => change({ why: window.id })}
              className={`figures grid h-7 w-full cursor-pointer place-items-center rounded-[3px] font-semibold ${isOpen ? 'outline-2 outline-brass' : ''}`}
              style={shadeOf(window.tier, highest)}
            >
              <span aria-hidden="true">{window.tier === 0 ? '' : window.tier}</span>
              <span className="sr-only">
                {window.tier === 0
                  ? t('agents-plots.noTierHour')
                  : t('agents-plots.tierOf', { tier: window.tier })}
                {', '}
                <RecordSum of={window.amount} currency={currency} />
                {window.owed !== '0' && `, ${t('agents-plots.stillOwed')}`}
              </span>
            </button>
            {window.owed !== '0' && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute end-0 top-0 size-2 rounded-full bg-warn"
              />
            )}
          </td>
        )
      })}
    </tr>
  )
}

function Legend({ highest }: { readonly highest: number }) {
  const t = useText()
  const tiers = Array.from({ length: highest + 1 }, (_, tier) => tier)
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-text-2">
      {tiers.map((tier) => (
        <span key={tier} className="flex items-center gap-1.5">
          <i className="size-3 rounded-[2px]" style={shadeOf(tier, highest)} />
          {tier === 0 ? t('agents-plots.noTierHour') : t('agents-plots.tierOf', { tier })}
        </span>
      ))}
      <span className="flex items-center gap-1.5">
        <i className="size-2 rounded-full bg-warn" />
        {t('agents-plots.stillOwed')}
      </span>
      <span className="flex items-center gap-1.5">
        <i className="size-3 rounded-[2px] border border-dashed border-brass" />
        {t('agents-plots.hourRuns')}
      </span>
    </div>
  )
}

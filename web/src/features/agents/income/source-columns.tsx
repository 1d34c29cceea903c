import { CalendarDays, Clock, Percent, RefreshCw, Timer, type LucideIcon } from 'lucide-react'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { BrandMoment } from '../../../shared/brand-moment.tsx'
import { sumCell, timeCell } from '../../../shared/report/csv-cells.ts'
import type { ReportColumn } from '../../../shared/report/report-column.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { percentText, Share, shareOf } from '../share.tsx'
import { Sparkline } from '../overview/sparkline.tsx'
import type { Income } from './api.ts'

export type SourceRow = Income['sources'][number]
type Source = SourceRow['source']
type Column = ReportColumn<SourceRow>

type About = { readonly icon: LucideIcon; readonly name: TextKey; readonly page?: string }
export const sources: Readonly<Record<Source, About>> = {
  dividend: { icon: Percent, name: 'agents.dividend', page: 'agentDividendRecordCopy2' },
  daily: { icon: CalendarDays, name: 'agents.dailyWages', page: 'agentDailyWages2' },
  hourly: { icon: Clock, name: 'agents.hourlySalary', page: 'agentHourSalary' },
  realtime: { icon: Timer, name: 'agents.realtimeSalary', page: 'agentRealtimeSalary' },
  rebate: { icon: RefreshCw, name: 'agents-income.rebate' },
}

type Given = {
  readonly t: (key: TextKey) => string
  readonly tag: string
  readonly income: Income
  /** What the present contract of a source says, in one line; nothing where there is none. */
  readonly ruleOf: (source: Source) => string
}

/** The table of where income comes from. */
export function sourceColumns(given: Given): readonly Column[] {
  const { t, tag, income } = given
  const { zone, totals } = income
  return [
    {
      id: 'source',
      name: t('agents-income.source'),
      head: t('agents-income.source'),
      isFixed: true,
      priority: 1,
      cell: ({ source, exists }) => <SourceName source={source} exists={exists} />,
      file: ({ source }) => t(sources[source].name),
      total: t('agents-income.allSources'),
    },
    {
      id: 'rule',
      name: t('agents-runs.rule'),
      head: t('agents-runs.rule'),
      cell: ({ source }) => given.ruleOf(source) || '–',
      file: ({ source }) => given.ruleOf(source),
    },
    {
      id: 'course',
      // On a card there is no room for it; the plot below has it.
      priority: 3,
      name: t('agents-runs.course'),
      head: t('agents-runs.course'),
      cell: ({ source }) => (
        <Sparkline points={income.days.map(({ got }) => Number(got[source]))} />
      ),
    },
    sumColumn(given, 'got', 'agents-income.got'),
    shareColumn(given),
    {
      id: 'windows',
      name: t('agents-income.settlements'),
      head: t('agents-income.settlements'),
      align: 'end',
      cell: ({ windows }) => windows.toLocaleString(tag),
      file: ({ windows }) => String(windows),
      total: totals.windows.toLocaleString(tag),
    },
    {
      id: 'last',
      name: t('agents-income.last'),
      head: t('agents-income.last'),
      cell: ({ last }) => (last === null ? '–' : <BrandMoment at={last} />),
      file: ({ last }) => timeCell(last, zone),
    },
    sumColumn(given, 'given', 'agents-income.given'),
    sumColumn(given, 'owed', 'agents-income.owedToYou'),
    sumColumn(given, 'owes', 'agents-income.youOwe'),
  ]
}

function sumColumn(
  { t, income: { currency, totals } }: Given,
  id: 'got' | 'given' | 'owed' | 'owes',
  name: TextKey,
): Column {
  const isGot = id === 'got'
  const show = (of: string) => (
    <RecordSum of={of} currency={currency} show="none" className={isGot ? 'font-semibold' : ''} />
  )
  return {
    id,
    name: `${t(name)} (${currency})`,
    head: t(name),
    align: 'end',
    ...(isGot && { isFixed: true, priority: 1 as const }),
    cell: (row) => show(row[id]),
    file: (row) => sumCell(row[id], currency),
    total: show(totals[id]),
  }
}

function shareColumn({ t, tag, income: { totals } }: Given): Column {
  const percent = ({ got }: SourceRow) => percentText(shareOf(got, totals.got), tag)
  return {
    id: 'share',
    name: t('agents-income.share'),
    head: t('agents-income.share'),
    align: 'end',
    cell: (row) => <Share share={shareOf(row.got, totals.got)} text={percent(row)} />,
    file: percent,
  }
}

function SourceName({ source, exists }: Pick<SourceRow, 'source' | 'exists'>) {
  const t = useText()
  const { icon: Icon, name } = sources[source]
  return (
    <span className="flex items-center gap-2.5">
      <Icon size={18} aria-hidden="true" className="flex-none text-text-3" />
      <span>
        <span className="font-medium">{t(name)}</span>
        {!exists && (
          <span className="block text-meta font-normal text-text-3">
            {t('agents-income.noRebate')}
          </span>
        )}
      </span>
    </span>
  )
}

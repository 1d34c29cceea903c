import type { ReactNode } from 'react'
import type { OverviewDay } from '@baize/contract/agents/team-reports'
import { languageEntry } from '@baize/kernel/language'
import type { TextKey } from '@baize/texts/keys'
import { useLanguage, useText } from '@baize/texts/use-text'
import type { Target } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import type { Overview } from '../api.ts'
import { inCentre } from '../contracts/ways.ts'
import { changeOf, mostShown } from './change.ts'
import { FittedSum } from './fitted-sum.tsx'
import { RealtimeFigure } from './realtime-figure.tsx'
import { Sparkline } from './sparkline.tsx'
import { useDayText } from './use-day-text.ts'
import { wonOrLost } from './won-or-lost.ts'

const sums = ['validBet', 'net', 'deposits', 'withdrawals'] as const
const titles: Readonly<Record<(typeof sums)[number], TextKey>> = {
  validBet: 'reports.validBets',
  net: 'agents.teamProfit',
  deposits: 'reports.deposits',
  withdrawals: 'reports.withdrawals',
}

const pages: Readonly<Record<(typeof sums)[number], string>> = {
  validBet: 'personalHistoryCopy',
  net: 'palStatementsAgentCopy',
  deposits: 'agentDownlineTransactionDetailsCopy',
  withdrawals: 'agentDownlineTransactionDetailsCopy',
}

/** The figures of the period, each beside the same number of days before and with its course; each leads to where it is from. */
export function KeyFigures({ overview }: { readonly overview: Overview }) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { currency, totals, before, days, teamSize, direct } = overview
  const course = (read: (day: OverviewDay) => string | number) =>
    days.map((day) => Number(read(day)))
  const wayTo = (page: string, more: Readonly<Record<string, string>> = {}) =>
    inCentre(page, { teamFrom: overview.from, teamTo: overview.to, ...more })
  const toTeam = wayTo('downlineManagmentView', { teamDeep: '1' })
  const perDay = (active: number) => active / Math.max(days.length, 1)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {sums.map((id) => (
        <Figure
          key={id}
          to={wayTo(pages[id])}
          title={t(titles[id])}
          value={<FittedSum of={totals[id]} currency={currency} />}
          {...(id === 'net' && { more: t(wonOrLost(totals.net)) })}
          change={changeOf(BigInt(totals[id]), BigInt(before[id]))}
          overview={overview}
          isGood={id !== 'withdrawals'}
          course={course((day) => day[id])}
        />
      ))}
      <Figure
        to={wayTo('personalHistoryCopy')}
        title={t('reports.bets')}
        value={totals.bets.toLocaleString(tag)}
        change={changeOf(BigInt(totals.bets), BigInt(before.bets))}
        overview={overview}
        isGood
        course={course(({ bets }) => bets)}
      />
      <Figure
        to={wayTo('palStatementsAgentCopy')}
        title={t('agents.activePerDay')}
        value={perDay(totals.active).toLocaleString(tag, { maximumFractionDigits: 1 })}
        change={changeOf(BigInt(totals.active), BigInt(before.active))}
        overview={overview}
        isGood
        course={course(({ active }) => active)}
      />
      <Figure
        to={toTeam}
        title={t('agents.newMembers')}
        more={t('agents-overview.inTeam', { count: teamSize })}
        value={totals.joined.toLocaleString(tag)}
        change={changeOf(BigInt(totals.joined), BigInt(before.joined))}
        overview={overview}
        isGood
        course={course(({ joined }) => joined)}
      />
      <RealtimeFigure
        otherwise={
          <Figure
            to={toTeam}
            title={t('agents.inTeam')}
            value={teamSize.toLocaleString(tag)}
            note={t('agents.ofThemDirect', { count: direct })}
            overview={overview}
          />
        }
      />
    </dl>
  )
}

type FigureProps = {
  readonly to: Target
  readonly title: string
  readonly value: ReactNode
  readonly overview: Overview
  readonly change?: number | undefined
  /** Whether more of it is better; else the change has no colour. */
  readonly isGood?: boolean
  readonly course?: readonly number[]
  readonly note?: string
  /** What stands behind the change. */
  readonly more?: string
}

function Figure({
  to,
  title,
  value,
  overview,
  change,
  isGood = false,
  course,
  note,
  more,
}: FigureProps) {
  return (
    <div className="@container relative grid min-w-0 content-start gap-0.5 rounded-card border border-line bg-s1 px-3.5 py-3 hover:border-line-strong md:px-4">
      <dt className="flex items-start justify-between gap-2 text-body-s text-text-2">
        {/* The whole card is the link's to press. */}
        <Link to={to} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          {title}
        </Link>
        {course && course.length > 1 && <Sparkline points={course} />}
      </dt>
      <dd className="min-w-0 font-display text-h4 font-semibold lining-nums proportional-nums xl:text-h3">
        {value}
      </dd>
      <dd className="text-meta text-text-3">
        {note ?? <Change change={change} overview={overview} isGood={isGood} />}
        {more && <span className="block">{more}</span>}
      </dd>
    </div>
  )
}

type ChangeProps = Required<Pick<FigureProps, 'change' | 'overview' | 'isGood'>>

function Change({ change, overview, isGood }: ChangeProps) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const dayText = useDayText()
  const { from, to } = overview.before
  const days = from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
  if (change === undefined) return <>{t('agents.nothingBefore', { days })}</>
  const tone = change > 0 ? 'text-pos' : 'text-neg'
  const mark = change > 0 ? '▲' : '▼'
  const percent = (of: number) =>
    (of / 1000)
      .toLocaleString(tag, {
        style: 'percent',
        maximumFractionDigits: 1,
        signDisplay: 'exceptZero',
      })
      // As sums have it.
      .replace('-', '−')
  return (
    <>
      <span className={isGood && change !== 0 ? tone : undefined}>
        {change !== 0 && <span aria-hidden="true">{mark} </span>}
        {Math.abs(change) > mostShown
          ? t('agents.changeOver', { percent: percent(Math.sign(change) * mostShown) })
          : percent(change)}
      </span>{' '}
      <span>{t('agents.against', { days })}</span>
    </>
  )
}

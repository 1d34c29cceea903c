import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { cx } from '@baize/ui/look/cx.ts'
import { momentText } from '@baize/kernel/moment-text'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useOperator } from '../../shared/operator.ts'
import { useCountText } from '../../shared/figures/use-count-text.ts'
import { useWantedCurrency } from '../../shared/forms/currency-choice.tsx'
import { changeOf, shareOf } from './change-share.ts'
import { FigureAmount } from './figure-amount.tsx'
import { FigureCard } from './figure-card.tsx'
import { playReaders, playReportQuery, type PlayDays, type PlayReport } from './play-api.ts'
import { useWeekday } from './use-weekday.ts'

/** What was played: what it brought, how much was at risk, and who plays now. */
export function PlayFigures(days: PlayDays) {
  const { can } = useOperator()
  return can(...playReaders) ? <Figures {...days} /> : null
}

function Figures(days: PlayDays) {
  const t = useText()
  const countText = useCountText()
  const { can } = useOperator()
  const { data, error } = useQuery(playReportQuery({ ...days, ...useWantedCurrency() }))
  const { tag } = languageEntry(useLanguage())
  const usualText = useUsualText(days)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  const margin = data && shareOf(data.totals.ggr, data.totals.valid)
  const bets = data && t('cashier-desk.bets', { count: data.totals.bets })
  const usual = data?.usual
  // The watch over returns is not for everybody who may see the sums.
  const to = can('admin', 'risk', 'auditor') ? '/rtp' : '/cashier-report'
  return (
    <>
      <FigureCard
        to={to}
        label={t('cashier-desk.ggr')}
        error={error}
        figure={data && <FigureAmount amount={data.totals.ggr} currency={data.currency} />}
        text={
          <Change by={usual && changeOf(usual.soFar.ggr, usual.totals.ggr)}>
            {data && (usual ? usualText(usual) : bets)}
          </Change>
        }
      />
      <FigureCard
        to={to}
        label={t('cashier-desk.validBets')}
        error={error}
        figure={data && <FigureAmount amount={data.totals.valid} currency={data.currency} />}
        text={
          <Change by={usual && changeOf(usual.soFar.valid, usual.totals.valid)}>
            {margin === undefined
              ? bets
              : t('cashier-desk.ggrMargin', { share: percent.format(margin).replace('-', '−') })}
          </Change>
        }
      />
      <FigureCard
        to="/members"
        label={t('cashier-desk.activeMembers')}
        error={error}
        figure={data && countText(data.activeMembers)}
        text={t('cashier-desk.activeMembersText')}
      />
    </>
  )
}

/** Against which days and up to which moment a figure is compared. */
function useUsualText({ from, to }: PlayDays) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const { zone } = useOperator()
  const weekday = useWeekday()
  return ({ until }: NonNullable<PlayReport['usual']>): string => {
    if (from !== to) return t('cashier-desk.vsUsualDays')
    if (until === null) return t('cashier-desk.vsUsual', { weekday: weekday(from) })
    const time = momentText(new Date(until), tag, zone, 'time')
    return t('cashier-desk.vsUsualUntil', { weekday: weekday(from), time })
  }
}

type ChangeProps = { readonly by: number | null | undefined; readonly children: ReactNode }

/** By how much something changed, where that is known, before what it is about. */
function Change({ by, children }: ChangeProps) {
  const { tag } = languageEntry(useLanguage())
  if (typeof by !== 'number') return children
  const format = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const isUp = by >= 0
  return (
    <>
      <span className={cx('font-semibold whitespace-nowrap', isUp ? 'text-pos' : 'text-neg')}>
        <span aria-hidden="true" className="me-0.5 text-[0.7em]">
          {isUp ? '▲' : '▼'}
        </span>
        {format.format(by).replace('-', '−')}
      </span>{' '}
      {children}
    </>
  )
}

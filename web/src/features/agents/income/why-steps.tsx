import type { ReactNode } from 'react'
import { languageEntry } from '@baize/kernel/language'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useMomentText } from '../../../shared/brand-moment.tsx'
import { RecordSum } from '../../../shared/report/sum.tsx'
import { useRateText } from '../terms/rate.ts'
import { TermsTable } from '../terms/terms-table.tsx'
import { ActiveNames } from './active-names.tsx'
import type { WindowDetail } from './api.ts'
import { lackingOf } from './lacking.ts'
import { Outcome } from './outcome.tsx'
import { Line } from './sum-line.tsx'

type Props = { readonly detail: WindowDetail }

/** The sum as it is computed: what counted, who was active, the tier, the amount, and what became of it. */
export function WhySteps({ detail }: Props) {
  const t = useText()
  const { window, terms, currency } = detail
  const moment = useMomentText()
  const { tag } = languageEntry(useLanguage())
  const tierTitle =
    window.tier === 0
      ? t('agents-income.noTier')
      : t('agents-income.tierReached', { tier: window.tier, count: terms.tiers.length })
  return (
    <ol className="grid gap-5">
      <Step number={1} title={t('agents-income.frozen', { at: moment(window.settledAt) })}>
        <Counted detail={detail} />
      </Step>
      <Step
        number={2}
        title={t('agents-income.activeCount', { count: window.active.toLocaleString(tag) })}
      >
        <p className="text-body-s text-text-3">
          {t('agents-income.activeAbout')} <RecordSum of={terms.betAmount} currency={currency} />
        </p>
        {window.leftOut > 0 && (
          <p className="text-body-s text-text-3">
            {t('agents-income.leftOut', { count: window.leftOut })}
          </p>
        )}
        {window.active + window.leftOut > 0 && <ActiveNames key={window.id} id={window.id} />}
      </Step>
      <Step number={3} title={tierTitle}>
        <TermsTable
          tiers={terms.tiers}
          currency={currency}
          reached={window.tier}
          came={{
            periodValidBet: window.validBet,
            periodProfitLoss: window.loss,
            activeMembers: window.active,
          }}
        />
        <Lacking detail={detail} />
      </Step>
      <Step number={4} title={t('reports.amount')}>
        <Computed detail={detail} />
      </Step>
      <Step number={5} title={t('agents-income.outcome')}>
        <Outcome detail={detail} />
      </Step>
    </ol>
  )
}

type StepProps = { readonly number: number; readonly title: string; readonly children: ReactNode }

function Step({ number, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className="figures grid size-6 place-items-center rounded-full border border-line-strong text-meta text-text-2"
      >
        {number}
      </span>
      <div className="grid min-w-0 gap-2">
        <h3 className="font-sans text-body font-semibold">{title}</h3>
        {children}
      </div>
    </li>
  )
}

function Counted({ detail }: Props) {
  const t = useText()
  const { window, terms, sums } = detail
  const line = (label: string, of: string | bigint, isResult = false) => (
    <Line key={label} label={label} of={of} detail={detail} isResult={isResult} />
  )
  const lost = [
    line(t('reports.staked'), sums.stake),
    line(t('agents.prizes'), -BigInt(sums.payout)),
    ...(terms.basis === 'ngr'
      ? [
          line(t('agents.bonuses'), -BigInt(sums.bonus)),
          line(t('agents.rebates'), -BigInt(sums.rebate)),
        ]
      : []),
    line(t('agents-income.teamLoss'), window.basis),
  ]
  const isDay = terms.kind === 'realtime'
  const bets = t(isDay ? 'agents-income.betsOfDay' : 'reports.validBets')
  return (
    <dl className="grid gap-1 text-body-s">
      {terms.basis === 'validBet' ? line(bets, window.basis) : lost}
      {window.carriedIn !== '0' && line(t('agents-income.carriedIn'), window.carriedIn)}
      {line(t('agents-income.counted'), window.counted, true)}
    </dl>
  )
}

/** What the next tier asked and the team did not come to. */
function Lacking({ detail: { window, currency } }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const lacking = lackingOf(window)
  if (lacking === undefined) return null
  const { validBet, loss, active } = lacking
  return (
    <div className="text-body-s text-text-2">
      <p>{t('agents-income.toNext', { tier: window.tier + 1 })}</p>
      <ul className="list-disc ps-5">
        {validBet > 0n && (
          <li>
            {t('reports.validBets')}: <RecordSum of={validBet} currency={currency} />
          </li>
        )}
        {loss > 0n && (
          <li>
            {t('agents-income.teamLoss')}: <RecordSum of={loss} currency={currency} />
          </li>
        )}
        {active > 0 && (
          <li>
            {t('agents.activeMembers')}: {active.toLocaleString(tag)}
          </li>
        )}
      </ul>
    </div>
  )
}

function Computed({ detail }: Props) {
  const t = useText()
  const rateText = useRateText()
  const { window, currency } = detail
  const { beforeCap, cap, before, amount, rate } = window
  const over = cap === null ? 0n : BigInt(cap) - BigInt(beforeCap)
  return (
    <dl className="grid gap-1 text-body-s">
      <Line
        detail={detail}
        of={beforeCap}
        label={
          <>
            <RecordSum of={window.counted} currency={currency} show="none" /> × {rateText(rate)},{' '}
            {t('agents-income.roundedDown')}
          </>
        }
      />
      {over < 0n && <Line detail={detail} of={over} label={t('agents-income.overCap')} />}
      {window.kind === 'realtime' && (
        <Line detail={detail} of={-BigInt(before)} label={t('agents-income.before')} />
      )}
      <Line detail={detail} of={amount} label={t('agents-income.comesTo')} isResult />
    </dl>
  )
}
